import type { Cents } from './money.ts'

/** What shoppers wait for: that a product is in stock again, or that its price falls. */
export const ALERT_KINDS = ['stock', 'price'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** How long a shopper waits; then the alert is deleted. */
export const ALERT_LIFE_DAYS = 365

/** A product as everybody sees it; the price is null where it is not shown. */
export interface AlertedProduct {
  readonly isInStock: boolean
  readonly price: Cents | null
}

/** Why nobody can wait for a product; undefined when one can. */
export function alertProblem(
  kind: AlertKind,
  { isInStock, price }: AlertedProduct,
): 'in_stock' | 'no_price' | undefined {
  if (kind === 'stock') return isInStock ? 'in_stock' : undefined
  return price === null || price === 0 ? 'no_price' : undefined
}

/**
 * Whether what a shopper waits for has happened: the product is in stock, or can be bought for less than when the shopper asked.
 * `price` is what it cost then; null for an alert of stock.
 */
export function isAlertDue(
  { kind, price }: { readonly kind: AlertKind; readonly price: Cents | null },
  now: AlertedProduct,
): boolean {
  if (!now.isInStock) return false
  return kind === 'stock' || (price !== null && now.price !== null && now.price < price)
}
