import { GUEST } from '@comptoir/rules/visitor'
import type { App, RequestContext } from '../platform/context.ts'
import type { Store } from '../stores/index.ts'
import { textInStore } from './product.ts'
import type { ProductView } from './product-view.ts'
import { showProducts } from './tags.ts'

/** A product in the contract's format, whatever its visibility; null when it was deleted. */
export async function productShape(ctx: RequestContext, id: number): Promise<ProductView | null> {
  const [view] = await productShapes(ctx, [id])
  return view ?? null
}

/** Several products in the given order. Deleted products are left out. */
export async function productShapes(ctx: RequestContext, ids: readonly number[]): Promise<ProductView[]> {
  showProducts(ctx, ids)
  const { store, visitorKind, priceDisplay, priceGroup } = ctx
  return await ctx.app.catalogue.views.load({ store, visitorKind, priceDisplay, priceGroup }, ids)
}

/** Several products as everybody sees them, outside of a request. Deleted products are left out. */
export async function productsForGuests(
  { catalogue }: Pick<App, 'catalogue'>,
  store: Store,
  ids: readonly number[],
): Promise<ProductView[]> {
  return await catalogue.views.load({ store, ...GUEST }, ids)
}

/** The url key of the page that shows a product, its own or that of which it is a variant; undefined without one. */
export function pageUrlKey({ source }: ProductView, { id, website }: Store): string | undefined {
  const page = [source.product, ...source.product.parents].find(
    (one) => one.isEnabled && one.visibility > 1 && one.websiteIds.includes(website.id),
  )
  return source.product.isEnabled && page ? textInStore(page.urlKeys, id) : undefined
}
