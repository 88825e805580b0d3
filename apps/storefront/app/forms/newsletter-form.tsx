import { FormCheck, FormText, SendButton } from './form-fields.tsx'
import type { Values } from './form-rules.ts'
import { Form } from './form.tsx'
import * as m from '../paraglide/messages.js'
import type { FormErrors } from '../ui/error-summary.tsx'
import { errorTextsOf, subscribeRules } from './newsletter-rules.ts'
import { PrivacyPolicyLabel } from './privacy-policy-label.tsx'

export interface NewsletterErrors {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/** Form that subscribes to the newsletter. */
export function NewsletterForm({ actionData }: { actionData: NewsletterErrors | undefined }) {
  return (
    <Form
      id="newsletter"
      className="stack gy-5"
      rules={subscribeRules}
      errorTexts={errorTextsOf()}
      names={{ email: m.newsletter_email() }}
      values={actionData?.values ?? {}}
      serverErrors={actionData?.errors}
      message={actionData?.message}
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
        <FormCheck name="privacy" label={<PrivacyPolicyLabel />} />
      </div>
      <SendButton kind="primary">{m.newsletter_submit()}</SendButton>
    </Form>
  )
}
