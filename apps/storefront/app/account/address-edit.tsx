import { data, Link, redirect, useActionData } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import type { Route } from './+types/address-edit'
import { AccountPage } from './account-page.tsx'
import { privateSeo } from '../platform/private-seo.server.ts'
import { addressValues } from './address.ts'
import { AddressForm } from './address-form.tsx'
import { saveAddress } from './address-actions.server.ts'
import { addressBook, countryOptions } from './addresses.server.ts'
import { valuesOf } from '../forms/form-rules.ts'
import { requireCustomer } from './guard.server.ts'
import { href } from '../platform/routes.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const [address, countries] = await Promise.all([
    ownAddress(context, params.addressId),
    countryOptions(context),
  ])
  return {
    language: context.get(scopeContext).language,
    countries,
    values: addressValues(address),
    seo: privateSeo(context, m.account_edit_address()),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const { id } = await ownAddress(context, params.addressId)
  const values = valuesOf(await request.formData())
  const { errors } = await saveAddress(context, values, id ?? undefined)
  if (errors) return data({ values, errors }, { status: 422 })
  session(context).flash({ kind: 'success', message: m.account_address_saved() })
  return redirect(href(context.get(scopeContext).language, 'addresses'), 303)
}

/** An address of the signed-in customer; a 404 response for any other id. */
async function ownAddress(context: Route.LoaderArgs['context'], id: string) {
  const { addresses } = await addressBook(context)
  const address = addresses.find((known) => String(known.id) === id)
  if (!address) throw new Response('Not Found', { status: 404 })
  return address
}

export default function EditAddress({ loaderData: { language, countries, values } }: Route.ComponentProps) {
  const actionData = useActionData<typeof action>()
  return (
    <AccountPage language={language} title={m.account_edit_address()} current="addresses">
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
