import type { NewCartRule } from '../../src/promotions/index.ts'

/** The label is what shoppers read; a rule that needs a coupon has one of that code. */
export type ExampleRule = { label: string; action: NewCartRule['action'] } & Partial<
  Omit<NewCartRule, 'code'>
>

/** A variant has its parent, a bundle the skus that are selected. */
type ExampleLine = readonly [
  sku: string,
  quantity: number,
  more?: { parent?: string; selected?: readonly string[] },
]

/** The id of a category by the name that import files use. */
type CategoryId = (name: string) => string

/**
 * A cart with its rules, and what it comes to, computed by hand. Figures are in units of the currency; those of rules are
 * in minor units. Without more, a guest buys in euros from Fontaines on a Saturday, 13:00 in Paris, sent to Paris or, from
 * Keramik, to Lindau, and paid by card.
 */
export type Example = {
  name: string
  lines: readonly ExampleLine[]
  rules: readonly ExampleRule[] | ((category: CategoryId) => readonly ExampleRule[])
  /** Label of the rule whose coupon is entered. */
  coupon?: string
  /** Guests and customers see prices with tax, professionals without. */
  buyer?: 'guest' | 'customer' | 'professional'
  /** Who has ordered the same cart before. */
  earlier?: 'same buyer' | 'another buyer'
  shop?: 'fontaines' | 'keramik' | 'sushi'
  currency?: 'CHF' | 'JPY'
  /** UTC. */
  now?: string
  to?: 'paris' | 'ajaccio' | 'lindau' | 'wien' | 'zürich'
  payment?: string
  /** Of the shop that sells from points of sale: how it is handed over. */
  fulfilmentMethod?: 'pickup' | 'delivery'
  expected: Expected
}

export type Expected = {
  /** What each rule takes off, in the order in which they apply. */
  rules: readonly (readonly [label: string, amount: number])[]
  /** What all rules take off each line; the shopper reads these amounts with or without tax as the prices. */
  lines: readonly number[]
  /** Of goods and shipping together. */
  taxes: readonly (readonly [percent: number, amount: number])[]
  /** With tax. */
  shipping: number
  total: number
}
