import { lineKey } from '@comptoir/rules/cart-merge'
import { checkQuantity } from '@comptoir/rules/quantity'
import { salableBySku } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import type { CartRow, StoredCart } from './cart.sql.ts'
import { deleteLines, upsertLines, type LineRow, type NewLine } from './lines.sql.ts'
import type { PriceReader } from './price-reader.ts'
import { quantityLimitsOf } from './quantity-limits.ts'
import { unitsOf, type ReservedUnits } from './reserved-stock.ts'
import { newLine } from './resolve-item.ts'
import { unconfigured, type ResolvedItem } from './resolved-item.ts'
import type { CartGift, CartLine, CartState } from './state.ts'

/** Whether a line is what a rule gives now: that product in that quantity. */
export function isGiven(
  line: Pick<CartLine, 'sku' | 'quantity' | 'giftRuleId'>,
  gifts: readonly CartGift[],
): boolean {
  return gifts.some(
    ({ ruleId, sku, quantity }) =>
      ruleId === line.giftRuleId &&
      sku.toLowerCase() === line.sku.toLowerCase() &&
      quantity === line.quantity,
  )
}

/**
 * Adds the lines that rules give, and removes those that they do not give any more. Gifts that the shopper declined or
 * that cannot be bought now are left out. Returns whether the cart has changed.
 */
export async function syncGifts(
  tx: Transaction,
  ctx: RequestContext,
  row: StoredCart,
  { state, reader }: { state: CartState; reader: PriceReader },
): Promise<boolean> {
  const given = row.lines.filter(({ giftRuleId }) => giftRuleId !== null)
  const kept = state.lines.filter(({ giftRuleId }) => giftRuleId !== null)
  const gone = given.filter(({ id }) => !kept.some((line) => line.id === id))
  const wanted = state.gifts.filter(
    (gift) => isWanted(row, gift) && !kept.some((line) => isGiven(line, [gift])),
  )
  const items = wanted.flatMap((gift) => {
    const item = giftItem(ctx, gift)
    return item ? [{ gift, item }] : []
  })
  const stock = await reader.stockOf(
    tx,
    items.map(({ item }) => item),
  )
  const units = unitsOf(state.lines)
  const reserved: ReservedUnits = (productId) => units.get(productId) ?? 0
  const added = items
    .filter(({ gift, item }) => {
      const limits = quantityLimitsOf(item, stock, ctx.visitorKind, reserved)
      return checkQuantity({ ...limits, ...giftLimits, quantity: gift.quantity }).ok
    })
    .map(({ gift, item }) => giftLine(ctx, gift, item))
  if (gone.length === 0 && added.length === 0) return false
  await deleteLines(
    tx,
    row.id,
    gone.map(({ id }) => id),
  )
  await upsertLines(tx, row.id, added)
  return true
}

const isWanted = ({ declinedGifts }: CartRow, { ruleId }: CartGift) => !declinedGifts.includes(ruleId)

/** A product that needs no choice; undefined for others. */
function giftItem(ctx: RequestContext, { sku }: CartGift): ResolvedItem | undefined {
  const product = salableBySku(ctx, sku)
  const needsChoice =
    product?.variants.length || product?.bundle || product?.customOptions.some((one) => one.isRequired)
  return product?.isEnabled && !needsChoice ? unconfigured(product) : undefined
}

/** Lots and limits are for what is bought. */
export const giftLimits = { lot: 1, min: 1 }

/** A line of its own beside one of the same product that the shopper buys. */
function giftLine(ctx: RequestContext, { ruleId, quantity, sku }: CartGift, item: ResolvedItem): NewLine {
  const key = lineKey({ sku, quantity, enteredOptions: { gift: String(ruleId) } })
  return { ...newLine(ctx, item, quantity), optionKey: key, giftRuleId: ruleId }
}

/** The rules whose gifts are among these lines. */
export function giftRulesOf(lines: readonly LineRow[], ids: readonly number[]): number[] {
  return lines.flatMap(({ id, giftRuleId }) => (giftRuleId !== null && ids.includes(id) ? [giftRuleId] : []))
}
