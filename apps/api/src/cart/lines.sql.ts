import type { Queryable, Transaction } from '../platform/database.ts'
import type { GiftMessage } from './gift-message.ts'

/** The text of a custom option. */
export type EnteredOption = { uid: string; value: string }

/** A row of cart_item; `options` are the uids of the selected values. */
export type LineRow = {
  id: number
  productId: number
  variantId: number | null
  quantity: number
  optionKey: string
  options: string[]
  entered: EnteredOption[]
  /** Unit prices of its price components when the shopper last saw them, in the website's tax base; null in old rows. */
  seenPrices: number[] | null
  /** Currency of the seen prices; null is the website's own. */
  seenCurrency: string | null
  giftMessage: GiftMessage | null
  /** The rule that gives the line; null for one that the shopper added. */
  giftRuleId: number | null
}

export type NewLine = Omit<LineRow, 'id'>

export async function selectLines(sql: Queryable, cartId: number): Promise<LineRow[]> {
  return await sql<LineRow[]>`
    select id, product_id as "productId", variant_id as "variantId", quantity,
           option_key as "optionKey", options, entered, seen_prices as "seenPrices",
           seen_currency as "seenCurrency", gift_message as "giftMessage", gift_rule_id as "giftRuleId"
      from cart_item where cart_id = ${cartId} order by id`
}

/** Inserts lines in order; of a line with a known key it sets quantity and seen prices, and a missing gift message. */
export async function upsertLines(tx: Transaction, cartId: number, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line) => ({
    cart_id: cartId,
    product_id: line.productId,
    variant_id: line.variantId,
    quantity: line.quantity,
    option_key: line.optionKey,
    options: tx.json(line.options),
    entered: tx.json(line.entered),
    seen_prices: line.seenPrices,
    seen_currency: line.seenCurrency,
    gift_message: line.giftMessage && tx.json(line.giftMessage),
    gift_rule_id: line.giftRuleId,
  }))
  await tx`
    insert into cart_item ${tx(rows)}
    on conflict (cart_id, option_key)
      do update set quantity = excluded.quantity, seen_prices = excluded.seen_prices,
                    seen_currency = excluded.seen_currency,
                    gift_message = coalesce(cart_item.gift_message, excluded.gift_message)`
}

export async function setLineQuantities(
  tx: Transaction,
  cartId: number,
  changes: readonly { id: number; quantity: number }[],
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map((change) => change.id)
  const quantities = changes.map((change) => change.quantity)
  await tx`
    update cart_item set quantity = change.quantity
      from unnest(${ids}::bigint[], ${quantities}::integer[]) as change (id, quantity)
     where cart_item.cart_id = ${cartId} and cart_item.id = change.id`
}

/** Sets the gift messages of lines; null removes one. */
export async function setGiftMessages(
  tx: Transaction,
  cartId: number,
  lines: readonly { id: number; giftMessage: GiftMessage | null }[],
): Promise<void> {
  if (lines.length === 0) return
  await tx`
    update cart_item set gift_message = given."giftMessage"
      from jsonb_to_recordset(${tx.json([...lines])}) as given (id bigint, "giftMessage" jsonb)
     where cart_item.cart_id = ${cartId} and cart_item.id = given.id`
}

/** Stores the unit prices that the shopper has seen, with their currency. */
export async function setSeenPrices(
  tx: Transaction,
  cartId: number,
  lines: readonly { id: number; seenPrices: number[]; seenCurrency: string }[],
): Promise<void> {
  if (lines.length === 0) return
  await tx`
    update cart_item set seen_prices = seen."seenPrices", seen_currency = seen."seenCurrency"
      from jsonb_to_recordset(${tx.json([...lines])}) as seen (id bigint, "seenPrices" integer[], "seenCurrency" text)
     where cart_item.cart_id = ${cartId} and cart_item.id = seen.id`
}

export async function deleteLines(tx: Transaction, cartId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx`delete from cart_item where cart_id = ${cartId} and id = any(${ids})`
}

/** Copies the lines of one cart into another, but gifts; a line that both have gets the larger quantity, so that it is idempotent. */
export async function copyLines(tx: Transaction, fromCartId: number, toCartId: number): Promise<void> {
  await tx`
    insert into cart_item (cart_id, product_id, variant_id, quantity, option_key, options, entered, seen_prices,
                           seen_currency, gift_message)
    select ${toCartId}, product_id, variant_id, quantity, option_key, options, entered, seen_prices, seen_currency, gift_message
      from cart_item where cart_id = ${fromCartId} and gift_rule_id is null order by id
    on conflict (cart_id, option_key)
      do update set quantity = greatest(cart_item.quantity, excluded.quantity),
                    seen_prices = case when excluded.quantity > cart_item.quantity
                      then excluded.seen_prices else cart_item.seen_prices end,
                    seen_currency = case when excluded.quantity > cart_item.quantity
                      then excluded.seen_currency else cart_item.seen_currency end,
                    gift_message = coalesce(cart_item.gift_message, excluded.gift_message)`
}
