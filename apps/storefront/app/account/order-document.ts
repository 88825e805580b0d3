import { redirect } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import type { Route } from './+types/order-document'
import { fileResponse } from './file-response.server.ts'
import { requireCustomer } from './guard.server.ts'
import { orderDocument } from './orders.server.ts'
import { href } from '../platform/routes.ts'

/** Downloads an invoice or a credit note; redirects to the order page when the customer has no such document. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const file = await orderDocument(context, params.number, params.document)
  if (!file) {
    const { language } = context.get(scopeContext)
    throw redirect(href(language, 'order', { number: params.number }))
  }
  return fileResponse(file)
}
