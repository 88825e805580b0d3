import type { CartItemUpdateInput } from '@comptoir/contract/generated/types'
import { checkQuantity } from '@comptoir/rules/quantity'
import type { StockNow } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { decodeIdUid } from '../platform/uid.ts'
import { changeCart } from './cart.ts'
import {
  CartItemNotFoundError,
  GiftError,
  ItemIdPairError,
  ItemNotInCartError,
  ItemUpdateError,
  MissingParameterError,
  OptionsOfLineError,
} from './errors.ts'
import { stockedProduct, type Choice } from './choice.ts'
import { explained } from './choose.ts'
import { HeldStock } from './held.ts'
import { limitsOf } from './limits.ts'
import { stockOf } from './lines.ts'
import { deleteLines, selectLines, setLineQuantities, type LineRow } from './lines.sql.ts'
import type { CartState } from './state.ts'

type Change = { id: number; quantity: number }

/**
 * Gives lines new quantities, 0 removes a line (decisions D-2). All or nothing: throws ItemUpdateError for a
 * quantity that is refused, CartItemNotFoundError for a line the cart does not have.
 */
export async function updateLines(
  ctx: RequestContext,
  maskedId: string,
  items: readonly CartItemUpdateInput[],
): Promise<CartState> {
  if (items.length === 0) throw new MissingParameterError('cart_items')
  const changes = items.map(changeOf)
  return await changeCart(ctx, maskedId, async (tx, { id }) => {
    const rows = await selectLines(tx, id)
    const after = rows.map((row) => ({ ...row }))
    for (const change of changes) {
      const row = after.find((known) => known.id === change.id)
      if (!row) throw new CartItemNotFoundError(change.id)
      row.quantity = change.quantity
    }
    const touched = after.filter((row) => changes.some((change) => change.id === row.id))
    const kept = touched.filter((row) => row.quantity !== 0)
    const chosen = explained(ctx, after)
    const checked = kept.map((row) => chosen.find((known) => known.id === row.id) ?? gone(row.id))
    const stock = await stockOf(
      tx,
      checked.map(({ choice }) => choice),
    )
    const held = new HeldStock(chosen)
    for (const row of checked) checkRow(ctx, row, held, stock)
    await setLineQuantities(tx, id, kept)
    await deleteLines(
      tx,
      id,
      touched.filter((row) => row.quantity === 0).map((row) => row.id),
    )
  })
}

/** Takes one line out; throws ItemNotInCartError when the cart does not have it. */
export async function removeLine(
  ctx: RequestContext,
  maskedId: string,
  item: Pick<CartItemUpdateInput, 'cart_item_id' | 'cart_item_uid'>,
): Promise<CartState> {
  const id = itemId(item) ?? missing()
  return await changeCart(ctx, maskedId, async (tx, cart) => {
    const rows = await selectLines(tx, cart.id)
    if (!rows.some((row) => row.id === id)) throw new ItemNotInCartError()
    await deleteLines(tx, cart.id, [id])
  })
}

function gone(id: number): never {
  throw new CartItemNotFoundError(id)
}

function missing(): never {
  throw new MissingParameterError('cart_item_id')
}

function changeOf(item: CartItemUpdateInput): Change {
  const id = itemId(item)
  if (id === undefined) throw new MissingParameterError('cart_item_id', 'cart_items')
  if (item.quantity === undefined || item.quantity === null) {
    throw new MissingParameterError('quantity', 'cart_items')
  }
  if (item.gift_message || item.gift_wrapping_id) throw new GiftError()
  if (item.customizable_options?.length) throw new OptionsOfLineError()
  return { id, quantity: item.quantity }
}

function itemId(item: Pick<CartItemUpdateInput, 'cart_item_id' | 'cart_item_uid'>): number | undefined {
  if (item.cart_item_id && item.cart_item_uid) throw new ItemIdPairError()
  if (item.cart_item_uid) return decodeIdUid(item.cart_item_uid)
  return item.cart_item_id ?? undefined
}

function checkRow(
  ctx: RequestContext,
  { optionKey, quantity, choice }: LineRow & { choice: Choice },
  held: HeldStock,
  stock: ReadonlyMap<number, StockNow>,
): void {
  const limits = limitsOf(choice, stock, ctx.visitorKind, held.besides(optionKey))
  const answer = checkQuantity({ ...limits, quantity })
  if (!answer.ok) throw new ItemUpdateError(stockedProduct(choice).sku, answer.message)
}
