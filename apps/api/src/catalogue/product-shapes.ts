import type { RequestContext } from '../platform/context.ts'
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
