import { Link } from 'react-router'
import { FormCheck, FormText, SendButton } from './form-fields.tsx'
import type { Values } from './form-rules.ts'
import { Form } from './form.tsx'
import { legalLink } from '../layout/legal-path.ts'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { useShop } from '../platform/use-shop.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { ownTexts, subscribeRules } from './newsletter-rules.ts'
import { NEWSLETTER_PATH } from './paths.ts'

export interface NewsletterRefusal {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/** Subscribes to the newsletter, from the foot of every page and on its own page. */
export function NewsletterForm({
  id,
  refusal,
}: {
  /** Not the same twice on a page. */
  id: string
  refusal?: NewsletterRefusal | undefined
}) {
  const { language, texts } = useShop()
  const privacyPath = legalLink(texts.footer.legal, language, 'confidentialite')
  return (
    <Form
      id={id}
      className="stack gy-3"
      action={pathIn(language, NEWSLETTER_PATH)}
      rules={subscribeRules}
      own={ownTexts()}
      names={{ email: m.newsletter_email() }}
      values={refusal?.values ?? {}}
      refused={refusal?.errors}
      message={refusal?.message}
    >
      <FormText
        name="email"
        label={m.newsletter_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <div>
        <FormCheck
          name="privacy"
          label={
            <>
              {m.newsletter_privacy()}{' '}
              {privacyPath ? (
                <Link to={privacyPath}>{m.newsletter_privacy_link()}</Link>
              ) : (
                m.newsletter_privacy_link()
              )}
              . {m.newsletter_privacy_rest()}
            </>
          }
        />
      </div>
      <SendButton>{m.newsletter_submit()}</SendButton>
    </Form>
  )
}
