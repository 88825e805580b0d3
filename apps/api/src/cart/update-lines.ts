import type { CartItemUpdateInput } from '@comptoir/contract/generated/types'
import { checkQuantity } from '@comptoir/rules/quantity'
import type { StockNow } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { decodeIdUid } from '../platform/uid.ts'
import { declineGifts } from './cart.sql.ts'
import { changeCart } from './change-cart.ts'
import { giftRulesOf } from './gifts.ts'
import {
  CartItemNotFoundError,
  GiftError,
  ItemIdPairError,
  ItemNotInCartError,
  ItemUpdateError,
  MissingParameterError,
  OptionsOfLineError,
} from './errors.ts'
import { requireGiftMessages } from './gift-message-rules.ts'
import { readGiftMessage, type GiftMessage } from './gift-message.ts'
import { deleteLines, setGiftMessages, setLineQuantities, setSeenPrices, type LineRow } from './lines.sql.ts'
import { seenAtQuantity } from './prices.ts'
import { quantityLimitsOf } from './quantity-limits.ts'
import { ReservedStock } from './reserved-stock.ts'
import type { ResolvedLine } from './resolve-cart.ts'
import { stockedProduct } from './resolved-item.ts'
import type { CartState } from './state.ts'

/** `giftMessage` is absent when it stays, and null when it is removed. */
type Change = { id: number; quantity: number; giftMessage?: GiftMessage | null }

/**
 * Sets quantities and gift messages of lines, quantity 0 removes a line (decisions D-2). All or nothing: throws
 * ItemUpdateError for a rejected quantity, CartItemNotFoundError for a line that the cart does not have, GiftError where
 * no message is allowed, and as changeCart does.
 */
export async function updateLines(
  ctx: RequestContext,
  maskedId: string,
  inputs: readonly CartItemUpdateInput[],
): Promise<CartState> {
  if (inputs.length === 0) throw new MissingParameterError('cart_items')
  const changes = inputs.map(changeOf)
  return await changeCart(ctx, maskedId, async (tx, cart) => {
    const unknown = changes.find(({ id }) => !cart.row.lines.some((row) => row.id === id))
    if (unknown) throw new CartItemNotFoundError(unknown.id)
    const quantities = new Map(changes.map(({ id, quantity }) => [id, quantity]))
    const removed = [...quantities].filter(([, quantity]) => quantity === 0).map(([id]) => id)
    const remaining = [...quantities].filter(([, quantity]) => quantity !== 0)
    const after = cart.lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }))
    const changed = remaining.map(([id]) => after.find((line) => line.id === id) ?? gone(id))
    const stock = await cart.reader.stockOf(
      tx,
      after.map(({ item }) => item),
    )
    const reserved = new ReservedStock(after)
    for (const line of changed) {
      if (line.giftRuleId === null) checkLine(ctx, line, reserved, stock)
      else checkGift(line, cart.row.lines)
    }
    const gifts = new Map(
      changes.flatMap(({ id, giftMessage }) => (giftMessage === undefined ? [] : [[id, giftMessage]])),
    )
    await requireGiftMessages(
      tx,
      ctx,
      changed.filter(({ id }) => gifts.get(id)),
    )
    tx.withoutWaiting(
      setLineQuantities(tx, cart.id, changed),
      setSeenPrices(tx, cart.id, seenAfter(ctx, cart.lines, changed)),
      setGiftMessages(
        tx,
        cart.id,
        [...gifts].map(([id, giftMessage]) => ({ id, giftMessage })),
      ),
      deleteLines(tx, cart.id, removed),
      declineGifts(tx, cart.id, giftRulesOf(cart.row.lines, removed)),
    )
  })
}

/** The seen prices of those lines whose price follows the new quantity. */
function seenAfter(ctx: RequestContext, before: readonly ResolvedLine[], changed: readonly ResolvedLine[]) {
  return changed.flatMap(({ id, quantity }) => {
    const line = before.find((one) => one.id === id)
    const seen = line && seenAtQuantity(ctx.store, line, quantity)
    return seen ? [{ id, ...seen }] : []
  })
}

/** Removes a line; throws ItemNotInCartError when the cart does not have it, and as changeCart does. */
export async function removeLine(
  ctx: RequestContext,
  maskedId: string,
  item: Pick<CartItemUpdateInput, 'cart_item_id' | 'cart_item_uid'>,
): Promise<CartState> {
  const id = itemId(item) ?? missing()
  return await changeCart(ctx, maskedId, async (tx, cart) => {
    if (!cart.row.lines.some((row) => row.id === id)) throw new ItemNotInCartError()
    tx.withoutWaiting(
      deleteLines(tx, cart.id, [id]),
      declineGifts(tx, cart.id, giftRulesOf(cart.row.lines, [id])),
    )
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
  if (item.gift_wrapping_id) throw new GiftError()
  if (item.customizable_options?.length) throw new OptionsOfLineError()
  const { gift_message: gift } = item
  return { id, quantity: item.quantity, ...(gift && { giftMessage: readGiftMessage(gift) }) }
}

function itemId(item: Pick<CartItemUpdateInput, 'cart_item_id' | 'cart_item_uid'>): number | undefined {
  if (item.cart_item_id && item.cart_item_uid) throw new ItemIdPairError()
  if (item.cart_item_uid) return decodeIdUid(item.cart_item_uid)
  return item.cart_item_id ?? undefined
}

function checkLine(
  ctx: RequestContext,
  { optionKey, quantity, item }: ResolvedLine,
  reserved: ReservedStock,
  stock: ReadonlyMap<number, StockNow>,
): void {
  const limits = quantityLimitsOf(item, stock, ctx.visitorKind, reserved.excluding(optionKey))
  const check = checkQuantity({ ...limits, quantity })
  if (!check.ok) throw new ItemUpdateError(stockedProduct(item).sku, check.message)
}

/** The rule decides how much it gives; the shopper may only take it out. */
function checkGift({ id, quantity, item }: ResolvedLine, rows: readonly LineRow[]): void {
  const given = rows.find((row) => row.id === id)?.quantity
  if (given !== quantity)
    throw new ItemUpdateError(stockedProduct(item).sku, 'The quantity of a gift cannot be changed.')
}
