import { FormText, SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import type { EmailErrors } from './email-change-actions.server.ts'
import { emailRules } from './email-rules.ts'
import { fieldNames } from './field-names.ts'
import { PasswordField } from './password-field.tsx'

export const EMAIL_FORM = 'email'

/** Form that changes the account's e-mail; asks for the password (decisions C-14). */
export function EmailForm({ email, actionData }: { email: string; actionData: EmailErrors | undefined }) {
  return (
    <section className="stack gy-5 mt-7" aria-labelledby="email-title">
      <h2 id="email-title">{m.account_email()}</h2>
      <p className="measure">{m.account_email_text({ email })}</p>
      <Form
        id={EMAIL_FORM}
        className="stack gy-5"
        rules={emailRules}
        names={fieldNames()}
        values={actionData?.values ?? {}}
        serverErrors={actionData?.errors}
        message={actionData?.message}
      >
        <div className="fields">
          <FormText
            name="new_email"
            label={m.account_email_new()}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <PasswordField
            name="current_password"
            label={m.account_current_password()}
            autoComplete="current-password"
          />
        </div>
        <SendButton>{m.account_email_change()}</SendButton>
      </Form>
    </section>
  )
}
