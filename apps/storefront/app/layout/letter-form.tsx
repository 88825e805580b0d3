import { Form } from 'react-router'
import { PrivacyRead } from '../forms/privacy-read.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from './use-shop.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, Field } from '../ui/field.tsx'
import { href } from '../platform/routes.ts'

/**
 * The newsletter at the foot of every page. The browser itself checks its two fields, and the page behind it says what
 * the server finds: the rules of the other forms would weigh on pages that have no form.
 */
export function LetterForm() {
  const { language } = useShop()
  return (
    <Form method="post" action={href(language, 'newsletter')} className="stack gy-2">
      <Field id="letter-email" name="email" label={m.newsletter_email()}>
        {(wiring) => (
          <div className="joined">
            <input className="input" type="email" autoComplete="email" maxLength={254} required {...wiring} />
            <Button>{m.newsletter_submit()}</Button>
          </div>
        )}
      </Field>
      <div className="help">
        <CheckField id="letter-privacy" name="privacy" required label={<PrivacyRead />} />
      </div>
    </Form>
  )
}
