import { MissingParameterError, readCart, type CartLine } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { MissingDelayProductError, ProductNotFoundError } from './errors.ts'
import { valueIn } from './details.ts'
import { isInStock } from './product.ts'
import { siteOf } from './products.ts'
import type { ProductView } from './product-view.ts'
import { productShapes } from './shapes.ts'

/**
 * What is proposed beside the products of a cart, in their order: nothing that is in it, out of stock or not to be
 * come across here (decisions D-12). Throws as `readCart` does.
 */
export async function crosssellProducts(
  ctx: RequestContext,
  cartId: string,
): Promise<{ id: number; sku: string }[]> {
  if (!cartId) throw new MissingParameterError('cartId')
  const { lines } = await readCart(ctx, cartId)
  const held = new Set(lines.flatMap(productIdsOf))
  const views = await productShapes(ctx, [...new Set(lines.map(({ productId }) => productId))])
  const proposed = new Set(views.flatMap(({ source }) => source.details.crosssell))
  const site = siteOf(ctx)
  return [...proposed].flatMap((id) => {
    const product = ctx.app.catalogue.snapshot.productById.get(id)
    if (!product || held.has(id) || !site.ordinalOf.has(id) || !isInStock(product)) return []
    return [{ id, sku: product.sku }]
  })
}

/**
 * Minutes before which a product cannot be had; of one that is in the cart, also what was chosen of it counts
 * (decisions H-3). Throws as `readCart` does, MissingDelayProductError and ProductNotFoundError.
 */
export async function productMinDelay(
  ctx: RequestContext,
  cartId: string,
  productId: number | null | undefined,
): Promise<number> {
  if (!cartId) throw new MissingParameterError('cart_id')
  if (productId === null || productId === undefined) throw new MissingDelayProductError()
  const { lines } = await readCart(ctx, cartId)
  const chosen = lines.filter((line) => line.productId === productId).flatMap(productIdsOf)
  const [own, ...parts] = await productShapes(ctx, [...new Set([productId, ...chosen])])
  if (own?.id !== productId || !isSoldHere(ctx, productId)) throw new ProductNotFoundError()
  return Math.max(...[own, ...parts].map(minutesOf))
}

function minutesOf({ source }: ProductView): number {
  const minutes = Number(valueIn(source.details, source.viewer.store.id, 'pad_min_delay') ?? 0)
  return Number.isFinite(minutes) ? Math.max(0, Math.round(minutes)) : 0
}

function isSoldHere({ app, store }: RequestContext, id: number): boolean {
  const product = app.catalogue.snapshot.productById.get(id)
  return product !== undefined && product.isEnabled && product.websiteIds.includes(store.website.id)
}

/** The product of a line, with the variant and the parts that were chosen. */
function productIdsOf({ productId, variantId, needs }: CartLine): number[] {
  return [productId, ...(variantId === null ? [] : [variantId]), ...needs.map((need) => need.productId)]
}
