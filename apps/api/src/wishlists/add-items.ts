import type { WishlistItemInput } from '@comptoir/contract/generated/types'
import { newLine, resolveCartItem } from '../cart/index.ts'
import { salableBySku } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import { error, quantityError, type ItemError } from './items.ts'
import { changeWishlist } from './wishlists.ts'
import {
  insertItems,
  updateItems,
  type NewWishlistItem,
  type WishlistItemRow,
  type WishlistRow,
} from './wishlists.sql.ts'

const zeroQuantity = 'The quantity of a wish list item cannot be 0'

/**
 * Adds products to a list; the same product with the same options raises the quantity of its item. Required options may
 * be missing. Returns errors for products that cannot be added. Throws as changeWishlist does.
 */
export async function addItems(
  ctx: RequestContext,
  wishlistId: string,
  inputs: readonly WishlistItemInput[],
): Promise<{ wishlist: WishlistRow; errors: ItemError[] }> {
  checkedList(inputs)
  const { wishlist, result } = await changeWishlist(ctx, wishlistId, async (tx, { id, items }) => {
    const { most_items: most } = ctx.store.settings.wishlists
    const byKey = new Map<string, WishlistItemRow | NewWishlistItem>(
      items.map((item) => [item.optionKey, item]),
    )
    const changed = new Set<string>()
    const errors: ItemError[] = []
    for (const input of inputs) {
      const added = newItem(ctx, input)
      if ('code' in added) {
        errors.push(added)
        continue
      }
      const known = byKey.get(added.optionKey)
      const quantity = (known?.quantity ?? 0) + added.quantity
      const problem = known
        ? quantityError(quantity, zeroQuantity)
        : byKey.size >= most
          ? wishlistFull(most)
          : undefined
      if (problem) {
        errors.push(problem)
        continue
      }
      byKey.set(added.optionKey, { ...(known ?? added), quantity })
      changed.add(added.optionKey)
    }
    const written = [...byKey.values()].filter(({ optionKey }) => changed.has(optionKey))
    await insertItems(
      tx,
      id,
      written.filter((item) => !('id' in item)),
    )
    await updateItems(
      tx,
      id,
      written.filter((item) => 'id' in item),
    )
    return errors
  })
  return { wishlist, errors: result }
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

function wishlistFull(most: number): ItemError {
  return error(`A wish list holds ${most} different items at most. Remove some of them first.`)
}
