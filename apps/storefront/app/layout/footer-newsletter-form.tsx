import { Form } from 'react-router'
import { PrivacyPolicyLabel } from '../forms/privacy-policy-label.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from './use-shop.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, Field } from '../ui/field.tsx'
import { href } from '../platform/routes.ts'

/**
 * Newsletter form in the footer. Uses the browser's validation to keep the form rules out of every page's scripts;
 * the newsletter page shows the server's errors.
 */
export function FooterNewsletterForm() {
  const { language } = useShop()
  return (
    <Form method="post" action={href(language, 'newsletter')} className="stack gy-2">
      <Field id="footer-newsletter-email" name="email" label={m.newsletter_email()}>
        {(wiring) => (
          <div className="joined">
            <input className="input" type="email" autoComplete="email" maxLength={254} required {...wiring} />
            <Button>{m.newsletter_submit()}</Button>
          </div>
        )}
      </Field>
      <div className="help">
        <CheckField id="footer-newsletter-privacy" name="privacy" required label={<PrivacyPolicyLabel />} />
      </div>
    </Form>
  )
}
