import { Link } from 'react-router'
import { dateFormatText } from '../forms/date-format-text.ts'
import { FormCheck, FormText, SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import type { Challenge } from '../forms/captcha.server.ts'
import { fieldNames } from './field-names.ts'
import type { LoginErrors } from './login-form.tsx'
import { NewPasswords } from './new-password.tsx'
import { loadCaptcha } from '../forms/captcha-script.ts'
import { useShop } from '../layout/use-shop.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import { PersonFields } from './person-fields.tsx'
import { CompanyFields, TitleField } from './profile-fields.tsx'
import { registrationRules } from './registration.ts'

const CaptchaField = import.meta.env.SSR
  ? (await loadCaptcha()).CaptchaField
  : lazyComponent(async () => (await loadCaptcha()).CaptchaField)

export const REGISTER_FORM = 'register'

export function RegisterForm({
  target,
  actionData,
  challenge,
  professionals,
  birthRequired,
  brand,
  termsPath,
  privacyPath,
}: {
  target: string | undefined
  actionData: LoginErrors | undefined
  challenge: Challenge | undefined
  professionals: boolean
  birthRequired: boolean
  brand: string
  termsPath: string | undefined
  privacyPath: string | undefined
}) {
  const script = useHydrated()
  const { telephoneCountry: country, needsSiret, dateFormat } = useShop()
  const format = dateFormatText(dateFormat)
  return (
    <Form
      id={REGISTER_FORM}
      className="stack gy-5"
      rules={registrationRules({ birthRequired, needsSiret, country, dateFormat })}
      names={fieldNames()}
      values={actionData?.values ?? {}}
      serverErrors={actionData?.errors}
      message={actionData?.message}
    >
      {target && <input type="hidden" name="return_to" value={target} />}
      <TitleField />
      <div className="fields">
        <PersonFields />
        <FormText
          name="new_email"
          label={m.form_email()}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <NewPasswords label={m.form_password()} className="full" />
        <FormText
          name="telephone"
          label={m.form_telephone()}
          optional={m.form_optional()}
          help={m.form_telephone_help()}
          type="tel"
          autoComplete="tel"
        />
        {birthRequired && (
          <FormText
            name="dob"
            label={m.form_birth()}
            help={m.form_birth_alcohol({ format })}
            inputMode="numeric"
            autoComplete="bday"
          />
        )}
      </div>
      {professionals && <CompanyFields />}
      <div>
        <FormCheck
          name="terms"
          label={<Sentence text={m.login_terms()} link={m.login_terms_link()} to={termsPath} />}
        />
        <FormCheck name="newsletter" label={m.login_newsletter({ brand })} />
      </div>
      {challenge && <CaptchaField challenge={challenge} />}
      <SendButton wide disabled={challenge && !script}>
        {m.login_register()}
      </SendButton>
      <p className="help">
        {m.login_privacy()} {privacyPath && <Link to={privacyPath}>{m.login_privacy_link()}</Link>}
      </p>
    </Form>
  )
}

/** A sentence followed by a link. */
function Sentence({ text, link, to }: { text: string; link: string; to: string | undefined }) {
  return (
    <>
      {text} {to ? <Link to={to}>{link}</Link> : link}.
    </>
  )
}
