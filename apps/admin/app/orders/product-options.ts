import type { Route } from './+types/product-options'
import { OrderProductOptionsDocument } from '../generated/graphql.ts'
import { backgroundQuery } from '../platform/admin-api.server.ts'

/** What has to be chosen of a product for a line of an order. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const data = await backgroundQuery(context, OrderProductOptionsDocument, {
    storeViewId: searchParams.get('view') ?? '',
    sku: searchParams.get('sku') ?? '',
  })
  return data?.orderProductOptions ?? []
}
