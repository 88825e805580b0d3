import { data, Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { displayDay } from '@comptoir/rules/date-format'
import { ProfileDocument, UpdateProfileDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { Button } from '../ui/button.tsx'
import { countOf, ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import type { Route } from './+types/profile'
import { AccountPage } from './account-page.tsx'
import { privateSeo } from './account-seo.server.ts'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import { requireCustomer } from './guard.server.ts'
import { CompanyFields, PersonFields, TitleField } from './profile-fields.tsx'
import { profileInput, profileRules } from './registration.ts'
import { namedErrors } from './named-errors.ts'
import { useFormErrors } from '../forms/use-form-errors.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { kind } = await requireCustomer(context, request)
  const { customer } = await commerce(context).query(ProfileDocument)
  const values: Values = {
    gender: customer?.gender === 1 ? 'mr' : customer?.gender === 2 ? 'mrs' : '',
    firstname: customer?.firstname ?? '',
    lastname: customer?.lastname ?? '',
    email: customer?.email ?? '',
    telephone: customer?.telephone ?? '',
    dob: customer?.date_of_birth ? displayDay(customer.date_of_birth) : '',
    professional: customer?.pad_company_siret ? 'on' : '',
    pad_company: customer?.pad_company ?? '',
    pad_company_siret: customer?.pad_company_siret ?? '',
    taxvat: customer?.taxvat ?? '',
    pad_telephone: customer?.pad_telephone ?? '',
  }
  return {
    language: context.get(scopeContext).language,
    values,
    professional: kind === 'b2b',
    seo: privateSeo(context, m.account_profile(), 'compte-client/modifier'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const values = valuesOf(await request.formData())
  const errors = formErrors(profileRules({ birthRequired: false }), values)
  if (hasErrors(errors)) return data({ values, errors }, { status: 422 })
  await commerce(context).query(UpdateProfileDocument, { input: profileInput(values) })
  session(context).flash({ kind: 'success', message: m.account_updated() })
  return redirect(pathIn(context.get(scopeContext).language, 'compte-client'), 303)
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { language, professional } = loaderData
  const refusal = useActionData<typeof action>()
  const values = refusal?.values ?? loaderData.values
  const { errors, listeners } = useFormErrors(profileRules({ birthRequired: false }), refusal?.errors)
  const busy = useNavigation().formMethod === 'POST'
  return (
    <AccountPage language={language} title={m.account_profile()} current="compte-client/modifier">
      <Form method="post" className="stack gy-5" noValidate {...listeners}>
        <ErrorSummary
          title={m.form_error_summary({ count: countOf(refusal?.errors) })}
          errors={namedErrors(refusal?.errors)}
        />
        <TitleField value={values['gender']} />
        <div className="fields">
          <PersonFields values={values} errors={errors} />
          <TextField
            name="telephone"
            label={m.form_telephone()}
            optional={m.form_optional()}
            type="tel"
            autoComplete="tel"
            defaultValue={values['telephone']}
            error={errors['telephone']}
          />
          <TextField
            name="dob"
            label={m.form_birth()}
            optional={m.form_optional()}
            help={m.form_date_format()}
            inputMode="numeric"
            autoComplete="bday"
            defaultValue={values['dob']}
            error={errors['dob']}
          />
        </div>
        <p>{m.account_email_is({ email: loaderData.values['email'] ?? '' })}</p>
        {professional && <CompanyFields values={values} errors={errors} />}
        <div className="row">
          <Button kind="primary" busy={busy}>
            {m.account_save()}
          </Button>
          <Link className="link tap" to={pathIn(language, 'compte-client')}>
            {m.account_cancel()}
          </Link>
        </div>
      </Form>
    </AccountPage>
  )
}
