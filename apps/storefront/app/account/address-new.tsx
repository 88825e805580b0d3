import { data, Link, redirect, useActionData } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import type { Route } from './+types/address-new'
import { AccountPage } from './account-page.tsx'
import { privateSeo } from '../platform/private-seo.server.ts'
import { AddressForm } from './address-form.tsx'
import { saveAddress } from './address-actions.server.ts'
import { addressBook, countryOptions } from './addresses.server.ts'
import { valuesOf, type Values } from '../forms/form-rules.ts'
import { requireCustomer } from './guard.server.ts'
import { href } from '../platform/routes.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const [book, countries] = await Promise.all([addressBook(context), countryOptions(context)])
  const first = book.addresses.length === 0 ? 'on' : ''
  const values: Values = {
    firstname: book.firstname,
    lastname: book.lastname,
    telephone: book.telephone,
    default_shipping: first,
    default_billing: first,
  }
  return {
    language: context.get(scopeContext).language,
    countries,
    values,
    seo: privateSeo(context, m.account_new_address()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const values = valuesOf(await request.formData())
  const { errors } = await saveAddress(context, values)
  if (errors) return data({ values, errors }, { status: 422 })
  session(context).flash({ kind: 'success', message: m.account_address_saved() })
  return redirect(href(context.get(scopeContext).language, 'addresses'), 303)
}

export default function NewAddress({ loaderData: { language, countries, values } }: Route.ComponentProps) {
  const actionData = useActionData<typeof action>()
  return (
    <AccountPage language={language} title={m.account_new_address()} current="addresses">
      <AddressForm
        values={actionData?.values ?? values}
        errors={actionData?.errors}
        countries={countries}
        submit={m.account_save_address()}
      >
        <Link className="link tap" to={href(language, 'addresses')}>
          {m.account_cancel()}
        </Link>
      </AddressForm>
    </AccountPage>
  )
}
