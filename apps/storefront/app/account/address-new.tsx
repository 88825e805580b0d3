import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import type { Route } from './+types/address-new'
import { privateSeo } from '../platform/private-seo.server.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { AddressScreen } from './address-screen.tsx'
import { sendAddress } from './address-actions.server.ts'
import { addressBook, countryOptions } from './addresses.server.ts'
import type { Values } from '../forms/form-rules.ts'
import { requireCustomer } from './guard.server.ts'

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
  return await sendAddress(context, request)
}

export default function NewAddress({ loaderData }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  return <AddressScreen title={m.account_new_address()} shown={loaderData} actionData={actionData} />
}
