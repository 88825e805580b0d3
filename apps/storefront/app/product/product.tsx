import type { Route } from './+types/product'
import { pageEvents } from '../analytics/tracked.server.ts'
import { itemOfCard } from '../catalogue/event-items.ts'
import { resolve } from '../catalogue/resolve.server.ts'
import { notFound } from '../content/page.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { buyAction } from './buy-actions.server.ts'
import { ProductPage } from './product-page.tsx'
import { productPage } from './product.server.ts'
import { productData } from './structured-data.server.ts'
import './product.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** A product by its canonical URL `{url_key}.html` (spec 001 §2). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const resolved = await resolve(context, `${params.urlKey}.html`, search)
  if (resolved?.type !== 'PRODUCT') throw await notFound(context)
  const page = await productPage(context, resolved, searchParams)
  const scope = context.get(scopeContext)
  scope.structuredData.push(...productData(page, scope))
  const tracked = await pageEvents(context, () => [
    { name: 'view_item', items: [itemOfCard(page.card, scope.language)] },
  ])
  return { ...page, tracked }
}

/** Adds the product to the cart; the page shows form errors. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const findProduct = async () => {
    const resolved = await resolve(context, `${params.urlKey}.html`, '')
    if (resolved?.type !== 'PRODUCT') throw await notFound(context)
    return resolved
  }
  return await buyAction(context, findProduct, await request.formData())
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.card.sku} page={loaderData} />
}
