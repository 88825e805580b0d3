import { redirect } from 'react-router'
import { fileResponse } from './file-response.server.ts'
import { requireCustomer } from './guard.server.ts'
import { QuotationFileDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'

import type { Route } from './+types/quotation-file'

/** Downloads a quotation; redirects to the order page when there is none. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const { customer } = await commerce(context).query(QuotationFileDocument, { number: params.number })
  const file = customer?.orders?.items[0]?.quotation?.pdf
  if (file) return fileResponse(file)
  const { language } = context.get(scopeContext)
  throw redirect(href(language, 'order', { number: params.number }))
}
