import { negotiatedTotals, type QuotedItem } from '@comptoir/rules/negotiated-totals'
import type { Cents } from '@comptoir/rules/money'
import type { JoinedTotals } from '@comptoir/rules/price-components'
import { withTip } from '@comptoir/rules/tip'
import { priceDisplayOf, type PriceDisplay } from '@comptoir/rules/visitor'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { amountBack, currenciesOf, inCurrency, taxTitle, type Store } from '../stores/index.ts'
import type { OrderHead, OrderItemRecord, OrderRecord, OrderTaxRecord, WholeOrder } from './order.ts'
import { replaceAmounts } from './reprice.sql.ts'

export type NegotiatedPrices = {
  /** New unit prices by item id, as the order shows prices: with or without tax. */
  prices: ReadonlyMap<number, Cents>
  /** With tax; undefined keeps what was asked for. */
  shipping?: Cents | undefined
}

/** The unit price of an item as its order shows prices. */
export function unitPriceOf(order: OrderRecord, item: OrderItemRecord): Cents {
  return displayOf(order) === 'incl' ? item.priceInclTax : item.priceExclTax
}

/** The most that discounts can take off an item: its row without eco-participation. */
export function discountableOf(order: OrderRecord, item: OrderItemRecord): Cents {
  return displayOf(order) === 'incl' ? item.rowInclTax - item.ecoInclTax : item.rowExclTax - item.ecoExclTax
}

/**
 * Gives the items of a quotation new prices, in the transaction that holds its lock. Discounts end for the items that get
 * one, see {@link negotiatedTotals}, which throws for a price that cannot be. Returns the new total.
 */
export async function repriceOrder(
  tx: Transaction,
  app: App,
  { order, items, taxes }: WholeOrder,
  { prices, shipping = order.shippingTitle === null ? undefined : order.shippingInclTax }: NegotiatedPrices,
): Promise<Cents> {
  const display = displayOf(order)
  const negotiated = negotiatedTotals({
    items: items.map((item) => quotedItem(item, display)),
    prices: new Map([...prices].map(([id, price]) => [String(id), price])),
    shipping: shipping ?? null,
    priceDisplay: display,
  })
  const totals = withTip(negotiated, order.tip)
  const kept = items.map((item) => (prices.has(item.id) ? item.discounts.map(() => 0) : item.discounts))
  const store = storeOf(app, order)
  await replaceAmounts(tx, order.id, {
    totals,
    itemDiscounts: new Map(items.map(({ id }, index) => [String(id), kept[index] ?? []])),
    discounts: order.discounts.map((discount, at) => {
      return { ...discount, amount: kept.reduce((sum, amounts) => sum + (amounts[at] ?? 0), 0) }
    }),
    taxes: taxRows(store, totals, taxes),
    distanceSaleNet: amountBack(store, totals.grandTotalExclTax - totals.tip),
  })
  return totals.grandTotal
}

/** Which price of an order counts: with tax or without. */
export const displayOf = ({
  visitorKind,
  priceDisplay,
}: Pick<OrderHead, 'visitorKind' | 'priceDisplay'>): PriceDisplay => priceDisplayOf(visitorKind, priceDisplay)

/** The store view of the order in its currency, if the website still has that. */
export function storeOf(app: App, { storeId, currency }: OrderRecord): Store {
  const store = app.stores.byId(storeId)
  return currenciesOf(store).includes(currency) ? inCurrency(store, currency) : store
}

function quotedItem(item: OrderItemRecord, display: PriceDisplay): QuotedItem {
  const isIncl = display === 'incl'
  return {
    id: String(item.id),
    quantity: item.quantity,
    unitPrice: isIncl ? item.priceInclTax : item.priceExclTax,
    feePerUnit: Math.round((isIncl ? item.ecoInclTax : item.ecoExclTax) / item.quantity),
    atRates: item.atRates,
    discount: item.discount,
  }
}

function taxRows(
  store: Store,
  { taxes, bases, shipping }: JoinedTotals,
  known: readonly OrderTaxRecord[],
): Omit<OrderTaxRecord, 'orderId'>[] {
  return taxes.map(({ rate, amount }) => ({
    rate,
    title: known.find((tax) => tax.rate === rate)?.title ?? taxTitle(store, rate),
    base: bases.find((base) => base.rate === rate)?.amount ?? 0,
    amount,
    shippingAmount: shipping.taxes.find((tax) => tax.rate === rate)?.amount ?? 0,
  }))
}
