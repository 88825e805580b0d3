import type { WishlistItemUpdateInput } from '@comptoir/contract/generated/types'
import { newLine, resolveCartItem, selectedOptionUids, type EnteredOption } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import { WishlistNotFoundError } from './errors.ts'
import {
  descriptionError,
  error,
  itemNotFound,
  quantityError,
  shownItems,
  type ItemError,
  type ShownItem,
} from './items.ts'
import { changeWishlist, readId, type ChangedWishlist } from './wishlists.ts'
import type { WishlistItemRow } from './wishlists.sql.ts'

const zeroQuantity = 'The quantity of a wishlist item cannot be 0'

/**
 * Changes quantities, descriptions and options of items; what an input leaves out stays. An item that becomes equal to
 * another is merged into it. Returns errors for items that cannot be changed. Throws as changeWishlist does.
 */
export async function changeItems(
  ctx: RequestContext,
  wishlistId: string,
  inputs: readonly WishlistItemUpdateInput[],
): Promise<ChangedWishlist> {
  checkedList(inputs)
  return await changeWishlist(
    ctx,
    wishlistId,
    (items) => {
      const rows = new Map(items.map((item) => [item.id, item]))
      const changed = new Set<number>()
      const errors: ItemError[] = []
      for (const input of inputs) {
        const id = readId(input.wishlist_item_id)
        const row = rows.get(id)
        const [shown] = row ? shownItems(ctx, [row]) : []
        const next = shown ? changedItem(ctx, shown, input) : itemNotFound(id)
        const merged = 'code' in next ? next : mergedItem(next, [...rows.values()])
        if ('code' in merged) {
          errors.push(merged)
          continue
        }
        if (merged.id !== id) rows.delete(id)
        rows.set(merged.id, merged)
        changed.add(merged.id)
      }
      const changes = {
        changed: [...rows.values()].filter(({ id }) => changed.has(id)),
        removed: items.map(({ id }) => id).filter((id) => !rows.has(id)),
      }
      return { changes, errors }
    },
    new WishlistNotFoundError('Could not find the specified wishlist'),
  )
}

/** Removes items; returns errors for those that the list does not have. Throws as changeWishlist does. */
export async function removeItems(
  ctx: RequestContext,
  wishlistId: string,
  itemIds: readonly string[],
): Promise<ChangedWishlist> {
  checkedList(itemIds)
  return await changeWishlist(ctx, wishlistId, (items) => {
    const left = new Set(items.map(({ id }) => id))
    const missing = itemIds.map(readId).filter((id) => !left.delete(id))
    const removed = items.map(({ id }) => id).filter((id) => !left.has(id))
    return { changes: { removed }, errors: missing.map(itemNotFound) }
  })
}

/** Removes all items. Throws as changeWishlist does. */
export async function clearItems(ctx: RequestContext, wishlistId: string): Promise<ChangedWishlist> {
  return await changeWishlist(ctx, wishlistId, (items) => {
    return { changes: { removed: items.map(({ id }) => id) }, errors: [] }
  })
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
  const selected = selectedOptionUids(input)
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

/** The item itself, or the other of the same options with the quantity added and the new description, if there is one. */
function mergedItem(next: WishlistItemRow, rows: readonly WishlistItemRow[]): WishlistItemRow | ItemError {
  const equal = rows.find(({ id, optionKey }) => id !== next.id && optionKey === next.optionKey)
  if (!equal) return next
  const quantity = next.quantity + equal.quantity
  const description = next.description ?? equal.description
  return quantityError(quantity, zeroQuantity) ?? { ...next, id: equal.id, quantity, description }
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
