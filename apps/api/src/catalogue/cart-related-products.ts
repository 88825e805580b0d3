import { MissingParameterError, readCart, type CartLine } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { filledCrosssellsOfAll } from './bought-together.ts'
import { MissingDelayProductError, ProductNotFoundError } from './errors.ts'
import { storeValue } from './product-details.ts'
import { isInStock } from './product.ts'
import { ordinalIn } from './site-index.ts'
import { siteOf } from './products.ts'
import type { ProductView } from './product-view.ts'
import { productShapes } from './product-shapes.ts'

/**
 * Cross-sell products of the products in a cart, in order, then what was bought with them. Leaves out products that are in the cart, out of
 * stock or not visible on this website (decisions D-12). Throws the errors of `readCart`.
 */
export async function crosssellProducts(
  ctx: RequestContext,
  cartId: string,
): Promise<{ id: number; sku: string }[]> {
  if (!cartId) throw new MissingParameterError('cartId')
  const { lines } = await readCart(ctx, cartId)
  const inCart = new Set(lines.flatMap(productIdsOf))
  const views = await productShapes(ctx, [...new Set(lines.map(({ productId }) => productId))])
  const site = siteOf(ctx)
  const { products } = ctx.app.catalogue.snapshot
  const passes = (id: number) => {
    const product = products.get(id)
    return product !== undefined && !inCart.has(id) && ordinalIn(site, id) !== undefined && isInStock(product)
  }
  const sources = views.map(({ source }) => source)
  return filledCrosssellsOfAll(ctx, sources, passes).flatMap((id) => {
    const product = products.get(id)
    return product ? [{ id, sku: product.sku }] : []
  })
}

/**
 * Preparation time of a product in minutes. For a product in the cart, the time of its selected options
 * counts too (decisions H-3). Throws the errors of `readCart`, MissingDelayProductError and
 * ProductNotFoundError.
 */
export async function productMinDelay(
  ctx: RequestContext,
  cartId: string,
  productId: number | null | undefined,
): Promise<number> {
  if (!cartId) throw new MissingParameterError('cart_id')
  if (productId === null || productId === undefined) throw new MissingDelayProductError()
  const { lines } = await readCart(ctx, cartId)
  const productIds = lines.filter((line) => line.productId === productId).flatMap(productIdsOf)
  const [own, ...selected] = await productShapes(ctx, [...new Set([productId, ...productIds])])
  if (own?.id !== productId || !isSoldOnWebsite(ctx, productId)) throw new ProductNotFoundError()
  return Math.max(...[own, ...selected].map(delayMinutesOf))
}

function delayMinutesOf({ source }: ProductView): number {
  const minutes = Number(storeValue(source.details, source.viewer.store.id, 'pad_min_delay') ?? 0)
  return Number.isFinite(minutes) ? Math.max(0, Math.round(minutes)) : 0
}

function isSoldOnWebsite({ app, store }: RequestContext, id: number): boolean {
  const product = app.catalogue.snapshot.products.get(id)
  return product !== undefined && product.isEnabled && product.websiteIds.includes(store.website.id)
}

/** Ids of the line's product, its selected variant and its selected bundle products. */
function productIdsOf({ productId, variantId, needs }: CartLine): number[] {
  return [productId, ...(variantId === null ? [] : [variantId]), ...needs.map((need) => need.productId)]
}
