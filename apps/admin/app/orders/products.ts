import type { Route } from './+types/products'
import { OrderProductsDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'

/** Products for a line of an order that staff make. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const { orderProducts } = await adminQuery(context, OrderProductsDocument, {
    storeViewId: searchParams.get('view') ?? '',
    search: searchParams.get('q') ?? '',
  })
  return orderProducts
}
