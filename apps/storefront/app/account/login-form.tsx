import { email, required } from '@comptoir/rules/validation'
import { Link } from 'react-router'
import { SendButton, FormText } from '../forms/form-fields.tsx'
import type { FormRules, Values } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import type { Challenge } from '../forms/captcha.server.ts'
import { fieldNames } from './field-names.ts'
import { PasswordField } from './password-field.tsx'
import { loadCaptcha } from '../forms/captcha-script.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { href } from '../platform/routes.ts'

const CaptchaField = import.meta.env.SSR
  ? (await loadCaptcha()).CaptchaField
  : lazyComponent(async () => (await loadCaptcha()).CaptchaField)

export const LOGIN_FORM = 'login'

export const loginRules: FormRules = {
  email: () => [required, email],
  password: () => [required],
}

export interface LoginErrors {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

export function LoginForm({
  target,
  actionData,
  challenge,
}: {
  target: string | undefined
  actionData: LoginErrors | undefined
  challenge: Challenge | undefined
}) {
  const { language } = useShop()
  // Without JavaScript the captcha cannot be solved, so submitting would only clear the password.
  const script = useHydrated()
  return (
    <Form
      id={LOGIN_FORM}
      className="stack gy-5"
      rules={loginRules}
      names={fieldNames()}
      values={actionData?.values ?? {}}
      serverErrors={actionData?.errors}
      title={m.login_failed_title()}
      message={actionData?.message}
    >
      {target && <input type="hidden" name="return_to" value={target} />}
      <FormText
        name="email"
        label={m.form_email()}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
      />
      <PasswordField name="password" label={m.form_password()} autoComplete="current-password" />
      {challenge && <CaptchaField challenge={challenge} />}
      <SendButton kind="primary" wide disabled={challenge && !script}>
        {m.login_submit()}
      </SendButton>
      <p>
        <Link className="link tap" to={href(language, 'forgottenPassword')}>
          {m.login_forgotten()}
        </Link>
      </p>
      <p className="help">{m.login_cart_follows()}</p>
    </Form>
  )
}
