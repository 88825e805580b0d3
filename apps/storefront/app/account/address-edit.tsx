import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import type { Route } from './+types/address-edit'
import { privateSeo } from '../platform/private-seo.server.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { addressValues } from './address.ts'
import { AddressScreen } from './address-screen.tsx'
import { sendAddress } from './address-actions.server.ts'
import { addressBook, countryOptions } from './addresses.server.ts'
import { requireCustomer } from './guard.server.ts'

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
  return await sendAddress(context, request, id ?? undefined)
}

/** An address of the signed-in customer; a 404 response for any other id. */
async function ownAddress(context: Route.LoaderArgs['context'], id: string) {
  const { addresses } = await addressBook(context)
  const address = addresses.find((known) => String(known.id) === id)
  if (!address) throw new Response('Not Found', { status: 404 })
  return address
}

export default function EditAddress({ loaderData }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  return <AddressScreen title={m.account_edit_address()} shown={loaderData} actionData={actionData} />
}
