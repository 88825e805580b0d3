import type { WishlistItemUpdateInput } from '@comptoir/contract/generated/types'
import { newLine, resolveCartItem, type EnteredOption } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import {
  descriptionError,
  error,
  itemNotFound,
  quantityError,
  shownItems,
  type ItemError,
  type ShownItem,
} from './items.ts'
import { changeWishlist, readId } from './wishlists.ts'
import { deleteItems, updateItems, type WishlistItemRow, type WishlistRow } from './wishlists.sql.ts'

const zeroQuantity = 'The quantity of a wishlist item cannot be 0'

type Changed = { wishlist: WishlistRow; errors: ItemError[] }

/**
 * Changes quantities, descriptions and options of items; what an input leaves out stays. An item that becomes equal to
 * another is merged into it. Returns errors for items that cannot be changed. Throws as changeWishlist does.
 */
export async function changeItems(
  ctx: RequestContext,
  wishlistId: string,
  inputs: readonly WishlistItemUpdateInput[],
): Promise<Changed> {
  checkedList(inputs)
  const { wishlist, result } = await changeWishlist(ctx, wishlistId, async (tx, { id, items }) => {
    const rows = new Map(items.map((item) => [item.id, item]))
    const changed = new Set<number>()
    const merged: number[] = []
    const errors: ItemError[] = []
    for (const input of inputs) {
      const itemId = readId(input.wishlist_item_id)
      const row = rows.get(itemId)
      const [shown] = row ? shownItems(ctx, [row]) : []
      const next = shown ? changedItem(ctx, shown, input) : itemNotFound(itemId)
      const equal =
        'code' in next
          ? undefined
          : [...rows.values()].find(({ id: other, optionKey }) => {
              return other !== next.id && optionKey === next.optionKey
            })
      const sum = 'code' in next ? next : withQuantityOf(next, equal)
      if ('code' in sum) {
        errors.push(sum)
        continue
      }
      if (equal) {
        rows.delete(itemId)
        changed.delete(itemId)
        merged.push(itemId)
      }
      const target = equal?.id ?? itemId
      rows.set(target, { ...sum, id: target })
      changed.add(target)
    }
    await deleteItems(tx, id, merged)
    await updateItems(
      tx,
      id,
      [...rows.values()].filter((row) => changed.has(row.id)),
    )
    return errors
  })
  return { wishlist, errors: result }
}

/** Removes items; returns errors for those that the list does not have. Throws as changeWishlist does. */
export async function removeItems(
  ctx: RequestContext,
  wishlistId: string,
  itemIds: readonly string[],
): Promise<Changed> {
  checkedList(itemIds)
  const { wishlist, result } = await changeWishlist(ctx, wishlistId, async (tx, { id, items }) => {
    const left = new Set(items.map((item) => item.id))
    const missing = itemIds.map(readId).filter((itemId) => !left.delete(itemId))
    await deleteItems(
      tx,
      id,
      items.map((item) => item.id).filter((itemId) => !left.has(itemId)),
    )
    return missing.map(itemNotFound)
  })
  return { wishlist, errors: result }
}

/** Removes all items. Throws as changeWishlist does. */
export async function clearItems(ctx: RequestContext, wishlistId: string): Promise<Changed> {
  const { wishlist } = await changeWishlist(ctx, wishlistId, async (tx, { id, items }) => {
    await deleteItems(
      tx,
      id,
      items.map((item) => item.id),
    )
  })
  return { wishlist, errors: [] }
}

function changedItem(
  ctx: RequestContext,
  { item, ...row }: ShownItem,
  input: WishlistItemUpdateInput,
): WishlistItemRow | ItemError {
  const quantity = input.quantity ?? row.quantity
  const description = input.description ?? row.description
  const problem = quantityError(quantity, zeroQuantity) ?? descriptionError(description)
  if (problem) return problem
  const selected = (input.selected_options ?? []).filter((uid) => uid !== null)
  const entered = (input.entered_options ?? []).filter((option) => option !== null)
  if (selected.length === 0 && entered.length === 0) return { ...row, quantity, description }
  const resolved = resolveCartItem(
    ctx,
    {
      sku: item.product.sku,
      quantity,
      selected_options: withSelected(row.options, selected),
      entered_options: withEntered(row.entered, entered),
    },
    'partial',
  )
  if ('code' in resolved) return error(resolved.message)
  if (resolved.item.variant?.isEnabled === false) return error('The product is disabled')
  const { variantId, optionKey, options, entered: texts } = newLine(ctx, resolved.item, quantity)
  return { ...row, quantity, description, variantId, optionKey, options, entered: texts }
}

/** The item with the quantity of an equal one added, or the error that the sum is too large. */
function withQuantityOf(
  next: WishlistItemRow,
  equal: WishlistItemRow | undefined,
): WishlistItemRow | ItemError {
  const quantity = next.quantity + (equal?.quantity ?? 0)
  return quantityError(quantity, zeroQuantity) ?? { ...next, quantity }
}

/** The stored uids, replaced for the options that `selected` answers. */
function withSelected(stored: readonly string[], selected: readonly string[]): string[] {
  const answered = new Set(selected.map(optionOf))
  return [...stored.filter((uid) => !answered.has(optionOf(uid))), ...selected]
}

function withEntered(stored: readonly EnteredOption[], entered: readonly EnteredOption[]): EnteredOption[] {
  const answered = new Set(entered.map(({ uid }) => uid))
  return [...stored.filter(({ uid }) => !answered.has(uid)), ...entered]
}

/** What a uid of a selected value answers: `bundle/3` of `bundle/3/12/1`, and for links all of them. */
function optionOf(uid: string): string {
  const [kind = '', option = ''] = Buffer.from(uid, 'base64').toString().split('/')
  return kind === 'downloadable' ? kind : `${kind}/${option}`
}
