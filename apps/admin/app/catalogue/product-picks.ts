import type { Route } from './+types/product-picks'
import { ProductRowsDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'
import { websiteOf } from './products.server.ts'

const MOST = 12

/** The first products that match a text, for choices. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams.get('q') ?? ''
  const { id } = await websiteOf(context)
  const { products } = await adminQuery(context, ProductRowsDocument, {
    pricingWebsite: id,
    keys: [],
    first: MOST,
    filters: [{ field: 'websiteId', op: 'EQ', values: [id] }],
    search,
  })
  return products.nodes.map((one) => ({
    id: one.id,
    name: one.name,
    sku: one.sku,
    state: one.state,
    type: one.type,
  }))
}
