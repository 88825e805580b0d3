import type { Language } from '@comptoir/rules/language'
import { priceDisplay, type VisitorKind } from '@comptoir/rules/visitor'
import type { OrderView } from '../account/order-view.ts'
import type { CartView } from '../cart/cart-view.ts'
import { centsOf } from '../cart/totals-view.ts'
import type { Card } from '../catalogue/card.ts'
import type { MeasuredItemFragment } from '../generated/graphql.ts'
import { pathIn } from '../platform/seo.ts'
import type { EventItem, ShopEvent } from './events.ts'

/** A product of a list or of its own page, one piece of it. */
export function itemOfCard(card: Card, language: Language): EventItem {
  const { sku, name, price } = card
  const path = pathIn(card.language ?? language, card.path)
  return { sku, name, price: price?.lot?.piece ?? price?.amount, quantity: 1, path }
}

/** So many pieces of a line of the cart, at the price as the visitor reads it. */
export function itemOfCartItem(line: MeasuredItemFragment, quantity: number, kind: VisitorKind): EventItem {
  const { product, prices } = line
  const variant = 'configured_variant' in line ? line.configured_variant : undefined
  const price = priceDisplay(kind) === 'incl' ? prices?.price_including_tax : prices?.price
  return { sku: variant?.sku ?? product.sku ?? '', name: product.name ?? '', price: centsOf(price), quantity }
}

/** A list as it is shown. */
export function listEvent(list: string, cards: readonly Card[], language: Language): ShopEvent {
  return { name: 'view_item_list', list, items: cards.map((card) => itemOfCard(card, language)) }
}

type CartEventName = (ShopEvent & { readonly method?: string | undefined; readonly value: number })['name']

/** What happens to a whole cart; `method` is what was chosen for it. */
export function cartEvent(
  name: Exclude<CartEventName, 'purchase'>,
  { lines, totals }: Pick<CartView, 'lines' | 'totals'>,
  method?: string,
): ShopEvent {
  const items = lines.map(({ sku, name: title, unit, quantity }) => ({
    sku,
    name: title,
    price: unit,
    quantity,
  }))
  const value = totals.tax === 'incl' ? totals.totalInclTax : totals.totalExclTax
  return { name, items, value, coupon: totals.coupon, method }
}

/** An order that was placed. */
export function purchaseEvent({ number, lines, totals }: OrderView): ShopEvent {
  return {
    name: 'purchase',
    order: number,
    items: lines.map(({ sku, name, unit, quantity }) => ({ sku, name, price: unit, quantity })),
    value: totals.grandTotal,
    tax: totals.taxes.reduce((sum, { amount }) => sum + amount, 0),
    shipping: totals.shipping?.inclTax ?? 0,
    coupon: totals.coupon,
  }
}
