import type { RequestContext } from '../platform/context.ts'
import type { ProductView } from './product-view.ts'

/** A product as the contract shapes it for this request, whatever its visibility; null when it is gone. */
export async function productShape(ctx: RequestContext, id: number): Promise<ProductView | null> {
  const [view] = await productShapes(ctx, [id])
  return view ?? null
}

/** Several products at once, in the given order; those that are gone are left out. */
export async function productShapes(ctx: RequestContext, ids: readonly number[]): Promise<ProductView[]> {
  return await ctx.app.catalogue.views.of({ store: ctx.store, kind: ctx.visitorKind }, ids)
}
