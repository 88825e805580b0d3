import { email, required } from '@comptoir/rules/validation'
import { Link } from 'react-router'
import { SendButton, FormText } from '../forms/form-fields.tsx'
import type { FormRules } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { useShop } from '../platform/use-shop.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { fieldNames } from './field-names.ts'
import { PasswordField } from './password-field.tsx'

export const LOGIN_FORM = 'login'

export const loginRules: FormRules = {
  email: () => [required, email],
  password: () => [required],
}

export function LoginForm({
  target,
  email: typed,
  errors,
}: {
  target: string | undefined
  email: string | undefined
  /** What was wrong with the last try; empty when e-mail and password do not belong together. */
  errors: FormErrors | undefined
}) {
  const { language } = useShop()
  const isRefused = errors && Object.keys(errors).length === 0
  return (
    <Form
      id={LOGIN_FORM}
      className="stack gy-5"
      rules={loginRules}
      names={fieldNames()}
      values={{ email: typed ?? '' }}
      refused={errors}
      title={m.login_failed_title()}
      message={isRefused ? m.login_failed() : undefined}
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
      <SendButton kind="primary" wide>
        {m.login_submit()}
      </SendButton>
      <p>
        <Link className="link tap" to={pathIn(language, 'compte-client/mot-de-passe-oublie')}>
          {m.login_forgotten()}
        </Link>
      </p>
      <p className="help">{m.login_cart_follows()}</p>
    </Form>
  )
}
