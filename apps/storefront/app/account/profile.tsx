import { dateFormatOf, displayDay } from '@comptoir/rules/date-format'
import { data, Link, redirect } from 'react-router'
import { dateFormatText } from '../forms/date-format-text.ts'
import { FormText, SendButton } from '../forms/form-fields.tsx'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import { ProfileDocument, UpdateProfileDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { localeIn } from '../platform/locale.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { useShop } from '../layout/use-shop.ts'
import { session } from '../platform/session.server.ts'
import { telephoneCountryOf } from '../platform/telephone-country.server.ts'
import type { Route } from './+types/profile'
import { AccountPage } from './account-page.tsx'
import { privateSeo } from '../platform/private-seo.server.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { EMAIL_FORM, EmailForm } from './email-form.tsx'
import { changeEmail } from './email-change-actions.server.ts'
import { fieldNames } from './field-names.ts'
import { requireCustomer } from './guard.server.ts'
import { PersonFields } from './person-fields.tsx'
import { CompanyFields, TitleField } from './profile-fields.tsx'
import { profileChanges, profileRules } from './registration.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

const PROFILE_FORM = 'profile'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { kind } = await requireCustomer(context, request)
  const { language, site } = context.get(scopeContext)
  const { customer } = await commerce(context).query(ProfileDocument)
  const values: Values = {
    gender: customer?.gender === 1 ? 'mr' : customer?.gender === 2 ? 'mrs' : '',
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
    telephone: customer?.telephone ?? '',
    dob: customer?.date_of_birth ? displayDay(customer.date_of_birth, dateFormatOf(localeIn(language))) : '',
    professional: customer?.pad_company_siret || customer?.pad_company ? 'on' : '',
    pad_company: customer?.pad_company ?? '',
    pad_company_siret: customer?.pad_company_siret ?? '',
    taxvat: customer?.taxvat ?? '',
    pad_telephone: customer?.pad_telephone ?? '',
  }
  return {
    language,
    values,
    email: customer?.email ?? '',
    professionals: kind === 'b2b' || site.features['professionals'] === true,
    seo: privateSeo(context, m.account_profile()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const values = valuesOf(await request.formData())
  const isEmail = values['form'] === EMAIL_FORM
  const actionData = await (isEmail ? changeEmail(context, values) : changeProfile(context, values))
  if (actionData) return data({ form: isEmail ? EMAIL_FORM : PROFILE_FORM, ...actionData }, { status: 422 })
  session(context).flash({
    kind: 'success',
    message: isEmail ? m.account_email_changed() : m.account_updated(),
  })
  return redirect(href(context.get(scopeContext).language, 'account'), 303)
}

async function changeProfile(context: Route.ActionArgs['context'], values: Values) {
  const scope = context.get(scopeContext)
  const { needsSiret } = scope.site
  const country = telephoneCountryOf(scope)
  const dateFormat = dateFormatOf(localeIn(scope.language))
  const errors = formErrors(profileRules({ birthRequired: false, needsSiret, country, dateFormat }), values)
  if (hasErrors(errors)) return { values, errors, message: undefined }
  await commerce(context).query(UpdateProfileDocument, { input: profileChanges(values, dateFormat) })
  return undefined
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { language, professionals, email } = loaderData
  const { telephoneCountry: country, needsSiret, dateFormat } = useShop()
  const actionData = useFormResult<typeof action>()
  const ofEmail = actionData?.form === EMAIL_FORM ? actionData : undefined
  const ofProfile = actionData?.form === PROFILE_FORM ? actionData : undefined
  return (
    <AccountPage language={language} title={m.account_profile()} current="profile">
      <Form
        id={PROFILE_FORM}
        className="stack gy-5"
        rules={profileRules({ birthRequired: false, needsSiret, country, dateFormat })}
        names={fieldNames()}
        values={ofProfile?.values ?? loaderData.values}
        serverErrors={ofProfile?.errors}
      >
        <TitleField />
        <div className="fields">
          <PersonFields />
          <FormText
            name="telephone"
            label={m.form_telephone()}
            optional={m.form_optional()}
            type="tel"
            autoComplete="tel"
          />
          <FormText
            name="dob"
            label={m.form_birth()}
            optional={m.form_optional()}
            help={dateFormatText(dateFormat)}
            inputMode="numeric"
            autoComplete="bday"
          />
        </div>
        {professionals && <CompanyFields />}
        <div className="row">
          <SendButton kind="primary">{m.account_save()}</SendButton>
          <Link className="link tap" to={href(language, 'account')}>
            {m.account_cancel()}
          </Link>
        </div>
      </Form>
      <EmailForm email={email} actionData={ofEmail} />
    </AccountPage>
  )
}
