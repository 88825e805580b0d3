import { FormCheck, FormText, SendButton } from './form-fields.tsx'
import type { Values } from './form-rules.ts'
import { Form } from './form.tsx'
import * as m from '../paraglide/messages.js'
import type { FormErrors } from '../ui/error-summary.tsx'
import { ownTexts, subscribeRules } from './newsletter-rules.ts'
import { PrivacyRead } from './privacy-read.tsx'

export interface NewsletterRefusal {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/** Subscribes to the newsletter. */
export function NewsletterForm({ refusal }: { refusal: NewsletterRefusal | undefined }) {
  return (
    <Form
      id="newsletter"
      className="stack gy-5"
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
        <FormCheck name="privacy" label={<PrivacyRead />} />
      </div>
      <SendButton kind="primary">{m.newsletter_submit()}</SendButton>
    </Form>
  )
}
