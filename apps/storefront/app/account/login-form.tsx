import { Form, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from './password-field.tsx'

export function LoginForm({
  target,
  email,
  failed,
}: {
  target: string | undefined
  email: string | undefined
  failed: boolean
}) {
  const busy = useNavigation().formData?.get('intent') === 'login'
  return (
    <Form method="post" className="stack gy-5">
      {failed && (
        <Notice kind="bad" title={m.login_failed_title()} role="alert">
          <p>{m.login_failed()}</p>
        </Notice>
      )}
      <input type="hidden" name="intent" value="login" />
      {target && <input type="hidden" name="retour" value={target} />}
      <TextField
        name="email"
        label={m.form_email()}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        maxLength={254}
      />
      <PasswordField name="password" label={m.form_password()} autoComplete="current-password" />
      <Button kind="primary" wide busy={busy}>
        {m.login_submit()}
      </Button>
      <p className="help">{m.login_cart_follows()}</p>
    </Form>
  )
}
