import {
  InvalidAmountError,
  multiplyRate,
  toMinorUnits,
  type BasisPoints,
  type Cents,
} from '@comptoir/rules/money'
import { amountProblem, percentOf } from '../import/index.ts'
import {
  discountableOf,
  unitPriceOf,
  type OrderItemRecord,
  type OrderRecord,
  type WholeOrder,
} from '../orders/index.ts'
import { CommandError } from '../platform/errors.ts'

type Flags = ReadonlyMap<string, string>

/**
 * The negotiated prices of `--prices SKU=1290.00,SKU=-10%`, and of `--discount 5%` for all other items but gifts and those
 * from which a promotion takes off as much already, so that no item becomes dearer.
 * Throws CommandError for a SKU that the quotation lacks and for what is no amount.
 */
export function pricesOf({ order, items }: WholeOrder, flags: Flags): Map<number, Cents> {
  const prices = new Map<number, Cents>()
  const sold = items.filter((item) => !isGift(order, item))
  const everywhere = flags.get('discount')
  if (everywhere !== undefined) {
    const share = shareOf(`-${everywhere.replace(/^-/, '')}`)
    if (share === undefined) throw new CommandError(`--discount is a share like 5%, but is "${everywhere}".`)
    for (const [id, price] of pricesReducedBy({ order, items }, share)) prices.set(id, price)
  }
  for (const entry of (flags.get('prices') ?? '').split(',').filter(Boolean)) {
    const at = entry.lastIndexOf('=')
    const sku = entry.slice(0, Math.max(0, at)).trim()
    const soldAs = sold.filter((item) => item.sku === sku)
    const named = soldAs.length > 0 ? soldAs : items.filter((item) => item.sku === sku)
    if (named.length === 0) throw new CommandError(unknownSku(sku, items))
    for (const item of named) prices.set(item.id, priceOf(order, item, entry.slice(at + 1).trim()))
  }
  return prices
}

/** The price of shipping with tax; undefined without the flag. */
export function shippingOf({ currency }: OrderRecord, flags: Flags): Cents | undefined {
  const text = flags.get('shipping')
  if (text === undefined) return undefined
  const amount = amountOf(text, currency)
  if (amount === undefined) throw new CommandError(`--shipping is an amount like 120.00, but is "${text}".`)
  return amount
}

function unknownSku(sku: string, items: readonly OrderItemRecord[]): string {
  const known = [...new Set(items.map((item) => item.sku))].join(', ')
  return `The quotation has no "${sku}": use --prices SKU=PRICE,SKU=-10% with ${known}.`
}

function priceOf(order: OrderRecord, item: OrderItemRecord, text: string): Cents {
  const share = shareOf(text)
  if (share !== undefined) return reduced(order, item, share)
  const amount = amountOf(text, order.currency)
  if (amount === undefined)
    throw new CommandError(
      `"${text}" for ${item.sku} is neither a price like 1290.00 nor a discount like -10%.`,
    )
  return amount
}

/** Basis points of `-10%` or `-2.5%`. */
function shareOf(text: string): number | undefined {
  const [, percent] = /^-(\S+)\s*%$/.exec(text) ?? []
  return percent === undefined ? undefined : percentOf(percent)
}

/**
 * The prices of all items with a share off, but of gifts and of those from which a promotion takes off as much already, so
 * that no item becomes dearer.
 */
export function pricesReducedBy(
  { order, items }: Pick<WholeOrder, 'order' | 'items'>,
  share: BasisPoints,
): Map<number, Cents> {
  const sold = items.filter((item) => !isGift(order, item))
  return new Map(
    sold.flatMap((item): [number, Cents][] => {
      const price = reduced(order, item, share)
      return item.discount < (unitPriceOf(order, item) - price) * item.quantity ? [[item.id, price]] : []
    }),
  )
}

/** What a promotion gives for nothing: a share of its price would charge for it. */
export function isGift(order: OrderRecord, item: OrderItemRecord): boolean {
  return item.discount > 0 && item.discount >= discountableOf(order, item)
}

/** The price of one unit with a share off. */
export const reduced = (order: OrderRecord, item: OrderItemRecord, share: BasisPoints): Cents =>
  unitPriceOf(order, item) - multiplyRate(unitPriceOf(order, item), share)

function amountOf(text: string, currency: string): Cents | undefined {
  return amountProblem(text, currency) ? undefined : toMinorUnits(text, currency)
}

/** A price that an order cannot have, as the error of a command. */
export function asCommandError(error: unknown): unknown {
  return error instanceof InvalidAmountError
    ? new CommandError('A price is below the eco-participation that it contains, or is too large.')
    : error
}
