import type { PriceComponent } from '@comptoir/rules/price-components'
import type { Cents } from '@comptoir/rules/money'
import type { LineRates } from '@comptoir/rules/tax'
import { surchargeOn, withSurcharges, type Surcharge } from '@comptoir/rules/surcharge'
import type { Store } from '../stores/index.ts'
import type { LineRow } from './lines.sql.ts'
import { stockedProduct, type ResolvedItem, type BundleSelection } from './resolved-item.ts'
import { homePlace, taxRatesOf, type TaxPlace } from './tax.ts'

/** A price component with its price before a special price. */
export type PricedComponent = PriceComponent & { regularPrice: Cents; feePerUnit: Cents }

/**
 * Today's price of each of so many units of an item, in the website's tax base: one component, or one per selection of a bundle
 * without a price of its own, each at its own tax rate (decisions E-3, E-8).
 */
export function priceComponentsOf(
  store: Store,
  item: ResolvedItem,
  units: number,
  place: TaxPlace,
): PricedComponent[] {
  const { product, selections } = item
  const links = product.downloads?.isSeparate ? item.links : []
  const { bundle } = product
  if (bundle?.isDynamic) return selections.map((one) => selectionComponent(store, one, units, place))
  const stocked = stockedProduct(item)
  const { regular, final } = stocked.priceOf(units)
  const priced = (price: Cents) =>
    withSurcharges(price, surchargesOf(item)) +
    selections.reduce((sum, one) => sum + surchargeOn(one.selection.surcharge, price) * one.quantity, 0) +
    links.reduce((sum, link) => sum + link.price, 0)
  return [
    {
      unitPrice: priced(final),
      regularPrice: priced(regular),
      quantity: 1,
      ...taxRatesOf(store, stocked.taxClass, place),
      feePerUnit: Math.min(stocked.fees, final),
    },
  ]
}

/** Today's unit prices of the price components of so many units, as a line stores what the shopper saw. */
export function unitPricesOf(store: Store, item: ResolvedItem, units: number): Cents[] {
  return priceComponentsOf(store, item, units, homePlace(store)).map(({ unitPrice }) => unitPrice)
}

/** A selection of a bundle with the price that one unit of it adds, in the website's tax base. */
export type PricedSelection = BundleSelection & LineRates & { price: Cents }

/** The selections of each of so many bundles. */
export function pricedSelections(
  store: Store,
  { product, selections }: ResolvedItem,
  units: number,
  place: TaxPlace,
  isVisible: boolean,
): PricedSelection[] {
  return selections.map((one) => {
    const { surcharge, product: selected } = one.selection
    const price = product.bundle?.isDynamic
      ? selected.priceOf(units * one.quantity).final
      : surchargeOn(surcharge, product.priceOf(units).final)
    const { taxClass } = product.bundle?.isDynamic ? selected : product
    return { ...one, price: isVisible ? price : 0, ...taxRatesOf(store, taxClass, place) }
  })
}

function selectionComponent(
  store: Store,
  { selection, quantity }: BundleSelection,
  units: number,
  place: TaxPlace,
): PricedComponent {
  const { priceOf, taxClass, fees } = selection.product
  const { regular, final } = priceOf(units * quantity)
  return {
    unitPrice: final,
    regularPrice: regular,
    quantity,
    ...taxRatesOf(store, taxClass, place),
    feePerUnit: Math.min(fees, final),
  }
}

function surchargesOf({ custom }: ResolvedItem): Surcharge[] {
  return custom.flatMap(({ option, values, text }) =>
    text === null ? values.map((value) => value.surcharge) : [option.surcharge],
  )
}

type SeenLine = { item: ResolvedItem; quantity: number } & Pick<LineRow, 'seenPrices' | 'seenCurrency'>

/**
 * The prices that a shopper has seen after changing the quantity of a line: those of the new quantity, because a price that
 * follows the quantity is no change to be told (decisions D-9). Undefined when the quantity changes no price, or a change of
 * price has not been told yet.
 */
export function seenAtQuantity(
  store: Store,
  { item, seenPrices, seenCurrency, ...line }: SeenLine,
  quantity: number,
): { seenPrices: Cents[]; seenCurrency: string } | undefined {
  const before = unitPricesOf(store, item, line.quantity)
  const after = unitPricesOf(store, item, quantity)
  const isOfOther = (seenCurrency ?? store.website.currency) !== store.currency
  const isTold = isOfOther || String(seenPrices) === String(before)
  if (!isTold || String(before) === String(after)) return undefined
  return { seenPrices: after, seenCurrency: store.currency }
}
