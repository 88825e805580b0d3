import type { RequestContext } from '../platform/context.ts'
import { textIn } from './details.ts'
import { productShapes } from './shapes.ts'

/** What products say of some attributes in the store view, by product id; absent for products that are not there. */
export async function attributeValues(
  ctx: RequestContext,
  productIds: readonly number[],
  codes: readonly string[],
): Promise<Map<number, Record<string, string | null>>> {
  const views = await productShapes(ctx, [...new Set(productIds)])
  return new Map(
    views.map(({ source }) => [
      source.product.id,
      Object.fromEntries(codes.map((code) => [code, textIn(source.details, ctx.store.id, code)])),
    ]),
  )
}
