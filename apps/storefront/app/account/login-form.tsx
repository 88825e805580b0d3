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
import { Proof } from '../forms/proof.tsx'
import { useHydrated } from '../platform/use-hydrated.ts'
import { href } from '../platform/routes.ts'

export const LOGIN_FORM = 'login'

export const loginRules: FormRules = {
  email: () => [required, email],
  password: () => [required],
}

export interface LoginRefusal {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

export function LoginForm({
  target,
  refusal,
  challenge,
}: {
  target: string | undefined
  refusal: LoginRefusal | undefined
  challenge: Challenge | undefined
}) {
  const { language } = useShop()
  // Sent before script can show that no robot sends it, the form would only lose its password.
  const script = useHydrated()
  return (
    <Form
      id={LOGIN_FORM}
      className="stack gy-5"
      rules={loginRules}
      names={fieldNames()}
      values={refusal?.values ?? {}}
      refused={refusal?.errors}
      title={m.login_failed_title()}
      message={refusal?.message}
    >
      {target && <input type="hidden" name="retour" value={target} />}
      <FormText
        name="email"
        label={m.form_email()}
        type="email"
        autoComplete="username"
        required
        maxLength={254}
      />
      <PasswordField name="password" label={m.form_password()} autoComplete="current-password" />
      <Proof challenge={challenge} />
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
