import type { WishlistItemInput } from '@comptoir/contract/generated/types'
import { newLine, resolveCartItem } from '../cart/index.ts'
import { salableBySku } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import { error, quantityError, type ItemError } from './items.ts'
import { changeWishlist, type ChangedWishlist } from './wishlists.ts'
import type { NewWishlistItem, WishlistItemRow } from './wishlists.sql.ts'

const zeroQuantity = 'The quantity of a wish list item cannot be 0'

/**
 * Adds products to a list; the same product with the same options raises the quantity of its item. Required options may
 * be missing. Returns errors for products that cannot be added. Throws as changeWishlist does.
 */
export async function addItems(
  ctx: RequestContext,
  wishlistId: string,
  inputs: readonly WishlistItemInput[],
): Promise<ChangedWishlist> {
  checkedList(inputs)
  return await changeWishlist(ctx, wishlistId, (items) => {
    const byKey = new Map<string, WishlistItemRow | NewWishlistItem>(
      items.map((item) => [item.optionKey, item]),
    )
    const written = new Set<string>()
    const errors: ItemError[] = []
    for (const input of inputs) {
      const added = newItem(ctx, input)
      const item = 'code' in added ? added : joined(ctx, byKey, added)
      if ('code' in item) {
        errors.push(item)
        continue
      }
      byKey.set(item.optionKey, item)
      written.add(item.optionKey)
    }
    const all = [...byKey.values()].filter(({ optionKey }) => written.has(optionKey))
    const changes = {
      added: all.filter((item) => !('id' in item)),
      changed: all.filter((item) => 'id' in item),
    }
    return { changes, errors }
  })
}

/** The new item, or the equal one of the list with the quantity added. */
function joined(
  ctx: RequestContext,
  byKey: ReadonlyMap<string, WishlistItemRow | NewWishlistItem>,
  added: NewWishlistItem,
): WishlistItemRow | NewWishlistItem | ItemError {
  const known = byKey.get(added.optionKey)
  if (known) {
    const quantity = known.quantity + added.quantity
    return quantityError(quantity, zeroQuantity) ?? { ...known, quantity }
  }
  const { most_items: most } = ctx.store.settings.wishlists
  if (byKey.size < most) return added
  return error(`A wish list holds ${most} different items at most. Remove some of them first.`)
}

function newItem(ctx: RequestContext, input: WishlistItemInput): NewWishlistItem | ItemError {
  const sku = input.parent_sku || input.sku
  const product = salableBySku(ctx, sku)
  if (!product?.isVisible) {
    return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }
  }
  const problem = quantityError(input.quantity, zeroQuantity)
  if (problem) return problem
  if (!product.isEnabled) return error('The product is disabled')
  if (!ctx.store.settings.display_out_of_stock && !product.isInStock())
    return error('Cannot add product without stock to wishlist.')
  const resolved = resolveCartItem(ctx, input, 'partial')
  if ('code' in resolved) {
    const { code, message } = resolved
    return { code: code === 'PRODUCT_NOT_FOUND' ? code : 'UNDEFINED', message }
  }
  const { item } = resolved
  if (item.variant?.isEnabled === false) return error('The product is disabled')
  const { productId, variantId, optionKey, options, entered } = newLine(ctx, item, input.quantity)
  return {
    productId,
    variantId,
    optionKey,
    options,
    entered,
    quantity: input.quantity,
    description: null,
    addedAt: ctx.app.now(),
  }
}
