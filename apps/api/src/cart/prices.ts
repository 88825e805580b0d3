import type { PriceComponent } from '@comptoir/rules/price-components'
import type { Cents } from '@comptoir/rules/money'
import type { LineRates } from '@comptoir/rules/tax'
import { surchargeOn, withSurcharges, type Surcharge } from '@comptoir/rules/surcharge'
import type { Store } from '../stores/index.ts'
import { stockedProduct, type ResolvedItem, type BundleSelection } from './resolved-item.ts'
import { homePlace, taxRatesOf, type TaxPlace } from './tax.ts'

/** A price component with its price before a special price. */
export type PricedComponent = PriceComponent & { regularPrice: Cents; feePerUnit: Cents }

/**
 * Today's price of one unit of an item, in the website's tax base: one component, or one per selection of a bundle
 * without a price of its own, each at its own tax rate (decisions E-3, E-8).
 */
export function priceComponentsOf(store: Store, item: ResolvedItem, place: TaxPlace): PricedComponent[] {
  const { product, selections } = item
  const links = product.downloads?.isSeparate ? item.links : []
  const { bundle } = product
  if (bundle?.isDynamic) return selections.map((one) => selectionComponent(store, one, place))
  const stocked = stockedProduct(item)
  const priced = (price: Cents) =>
    withSurcharges(price, surchargesOf(item)) +
    selections.reduce((sum, one) => sum + surchargeOn(one.selection.surcharge, price) * one.quantity, 0) +
    links.reduce((sum, link) => sum + link.price, 0)
  return [
    {
      unitPrice: priced(stocked.price),
      regularPrice: priced(stocked.regularPrice),
      quantity: 1,
      ...taxRatesOf(store, stocked.taxClass, place),
      feePerUnit: Math.min(stocked.fees, stocked.price),
    },
  ]
}

/** Today's unit prices of the price components of an item, as a line stores what the shopper saw. */
export function unitPricesOf(store: Store, item: ResolvedItem): Cents[] {
  return priceComponentsOf(store, item, homePlace(store)).map(({ unitPrice }) => unitPrice)
}

/** A selection of a bundle with the price that one unit of it adds, in the website's tax base. */
export type PricedSelection = BundleSelection & LineRates & { price: Cents }

export function pricedSelections(
  store: Store,
  { product, selections }: ResolvedItem,
  place: TaxPlace,
  isVisible: boolean,
): PricedSelection[] {
  return selections.map((one) => {
    const { surcharge, product: selected } = one.selection
    const price = product.bundle?.isDynamic ? selected.price : surchargeOn(surcharge, product.price)
    const { taxClass } = product.bundle?.isDynamic ? selected : product
    return { ...one, price: isVisible ? price : 0, ...taxRatesOf(store, taxClass, place) }
  })
}

function selectionComponent(
  store: Store,
  { selection, quantity }: BundleSelection,
  place: TaxPlace,
): PricedComponent {
  const { price, regularPrice, taxClass, fees } = selection.product
  return {
    unitPrice: price,
    regularPrice,
    quantity,
    ...taxRatesOf(store, taxClass, place),
    feePerUnit: Math.min(fees, price),
  }
}

function surchargesOf({ custom }: ResolvedItem): Surcharge[] {
  return custom.flatMap(({ option, values, text }) =>
    text === null ? values.map((value) => value.surcharge) : [option.surcharge],
  )
}
