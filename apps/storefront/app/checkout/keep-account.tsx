import { Link } from 'react-router'
import { NewPassword } from '../account/new-password.tsx'
import { CaptchaField } from '../forms/captcha-field.tsx'
import type { Challenge } from '../forms/captcha.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { useHydrated } from '../platform/use-hydrated.ts'
import { KEEP_ACCOUNT_FORM, keepAccountRules } from './keep-account-rules.ts'

/** Makes an account of a guest's order, which then is in it: a password is all that the order lacks. */
export function KeepAccount({
  email,
  challenge,
  termsPath,
  failure,
}: {
  email: string
  challenge: Challenge | undefined
  termsPath: string | undefined
  failure: { errors: FormErrors; message: string | undefined } | undefined
}) {
  const script = useHydrated()
  return (
    <section className="panel stack gy-4" aria-labelledby="account-title">
      <h2 className="h3" id="account-title">
        {m.order_account_title()}
      </h2>
      <p>{m.order_account_text({ email })}</p>
      <Form
        id={KEEP_ACCOUNT_FORM}
        className="stack gy-4"
        rules={keepAccountRules(email)}
        names={{ password: m.form_password() }}
        values={{}}
        serverErrors={failure?.errors}
        message={failure?.message}
      >
        {/* Lets the browser keep the password with the address. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPassword name="password" label={m.form_password()} />
        <CaptchaField challenge={challenge} />
        <SendButton disabled={challenge && !script}>{m.login_register()}</SendButton>
        <p className="help">
          {m.order_account_terms()}
          {termsPath && (
            <>
              {' '}
              <Link to={termsPath}>{m.order_account_terms_link()}</Link>
            </>
          )}
        </p>
      </Form>
    </section>
  )
}
