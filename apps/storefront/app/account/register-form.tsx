import { Form, Link, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { countOf, ErrorSummary, type FormErrors } from '../ui/error-summary.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import { CompanyFields, PersonFields, TitleField } from './profile-fields.tsx'
import { NewPassword } from './new-password.tsx'
import { PasswordField } from './password-field.tsx'
import { registrationRules } from './registration.ts'
import type { Values } from '../forms/form-rules.ts'
import { namedErrors } from './named-errors.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'

export function RegisterForm({
  target,
  values = {},
  errors: refused,
  professionals,
  birthRequired,
  brand,
  termsPath,
  privacyPath,
}: {
  target: string | undefined
  values: Values | undefined
  errors: FormErrors | undefined
  professionals: boolean
  birthRequired: boolean
  brand: string
  termsPath: string | undefined
  privacyPath: string | undefined
}) {
  const { errors, listeners } = useFormErrors(registrationRules({ birthRequired }), refused)
  const busy = useNavigation().formData?.get('intent') === 'register'
  return (
    <Form method="post" className="stack gy-5" noValidate {...listeners}>
      <ErrorSummary title={m.form_error_summary({ count: countOf(refused) })} errors={namedErrors(refused)} />
      <input type="hidden" name="intent" value="register" />
      {target && <input type="hidden" name="retour" value={target} />}
      <TitleField value={values['gender']} />
      <div className="fields">
        <PersonFields values={values} errors={errors} />
        <TextField
          name="new_email"
          label={m.form_email()}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={values['new_email']}
          error={errors['new_email']}
        />
        <TextField
          name="new_email_confirmation"
          label={m.form_email_again()}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={values['new_email_confirmation']}
          error={errors['new_email_confirmation']}
        />
        <NewPassword name="new_password" label={m.form_password()} error={errors['new_password']} />
        <PasswordField
          name="new_password_confirmation"
          label={m.form_password_again()}
          autoComplete="new-password"
          className="full"
          error={errors['new_password_confirmation']}
        />
        <TextField
          name="telephone"
          label={m.form_telephone()}
          optional={m.form_optional()}
          help={m.form_telephone_help()}
          type="tel"
          autoComplete="tel"
          defaultValue={values['telephone']}
          error={errors['telephone']}
        />
        <TextField
          name="dob"
          label={m.form_birth()}
          optional={birthRequired ? undefined : m.form_optional()}
          help={birthRequired ? m.form_birth_alcohol() : m.form_date_format()}
          inputMode="numeric"
          autoComplete="bday"
          defaultValue={values['dob']}
          error={errors['dob']}
        />
      </div>
      {professionals && <CompanyFields values={values} errors={errors} />}
      <div>
        <CheckField
          name="terms"
          error={errors['terms']}
          defaultChecked={values['terms'] === 'on'}
          label={<Sentence text={m.login_terms()} link={m.login_terms_link()} to={termsPath} />}
        />
        <CheckField
          name="newsletter"
          defaultChecked={values['newsletter'] === 'on'}
          label={m.login_newsletter({ brand })}
        />
      </div>
      <Button wide busy={busy}>
        {m.login_register()}
      </Button>
      <p className="help">
        {m.login_privacy()} {privacyPath && <Link to={privacyPath}>{m.login_privacy_link()}</Link>}
      </p>
    </Form>
  )
}

/** A sentence followed by its link. */
function Sentence({ text, link, to }: { text: string; link: string; to: string | undefined }) {
  return (
    <>
      {text} {to ? <Link to={to}>{link}</Link> : link}.
    </>
  )
}
