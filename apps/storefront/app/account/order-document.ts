import { redirect } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import type { Route } from './+types/order-document'
import { fileResponse } from './file-response.server.ts'
import { requireCustomer } from './guard.server.ts'
import { paperOf } from './orders.server.ts'
import { href } from '../platform/routes.ts'

/** An invoice or a credit note as the file it is; for one that is not the customer's, the order's page says so. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const file = await paperOf(context, params.number, params.document)
  if (!file) {
    const { language } = context.get(scopeContext)
    throw redirect(href(language, 'order', { number: params.number }))
  }
  return fileResponse(file)
}
