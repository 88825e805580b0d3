import type { Route } from './+types/product-picks'
import { ProductRowsDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'
import { websiteOf } from './products.server.ts'

/** The first products that match a text, for choices. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams.get('q') ?? ''
  const { id } = await websiteOf(context)
  const { products } = await adminQuery(context, ProductRowsDocument, {
    website: id,
    pricingWebsite: id,
    keys: [],
    search,
  })
  return products.nodes.slice(0, 12).map((one) => ({ id: one.id, name: one.name, sku: one.sku }))
}
