import type { LinePart } from '@comptoir/rules/line-parts'
import type { BasisPoints, Cents } from '@comptoir/rules/money'
import { surchargeOn, withSurcharges, type Surcharge } from '@comptoir/rules/surcharge'
import type { TaxZone } from '@comptoir/rules/tax'
import type { Store } from '../stores/index.ts'
import { stockedProduct, type Choice, type ChosenSelection } from './choice.ts'
import { taxRateOf } from './tax.ts'

/** A part of a line as its totals take it, with its price before a special price. */
export type PricedPart = LinePart & { regularPrice: Cents; feePerUnit: Cents }

/**
 * What one unit of a choice costs today, in the website's tax base: one part, or one a selection where a bundle has
 * no price of its own, each at its own tax rate (decisions E-3, E-8).
 */
export function partsOf(store: Store, choice: Choice, zone: TaxZone): PricedPart[] {
  const { product, selections } = choice
  const { bundle } = product
  if (bundle?.isDynamic) return selections.map((one) => selectionPart(store, one, zone))
  const stocked = stockedProduct(choice)
  const priced = (price: Cents) =>
    withSurcharges(price, surchargesOf(choice)) +
    selections.reduce((sum, one) => sum + surchargeOn(one.selection.surcharge, price) * one.quantity, 0)
  return [
    {
      unitPrice: priced(stocked.price),
      regularPrice: priced(stocked.regularPrice),
      quantity: 1,
      taxRate: taxRateOf(store, stocked.taxClass, zone),
      feePerUnit: Math.min(stocked.fees, stocked.price),
    },
  ]
}

/** Unit prices of the parts of a choice today, as a line keeps what the shopper saw. */
export function pricesOf(store: Store, choice: Choice): Cents[] {
  return partsOf(store, choice, 'fr').map((part) => part.unitPrice)
}

/** A part of a bundle with what one unit of it adds, in the website's tax base. */
export type PricedSelection = ChosenSelection & { price: Cents; taxRate: BasisPoints }

export function pricedSelections(
  store: Store,
  { product, selections }: Choice,
  zone: TaxZone,
  isVisible: boolean,
): PricedSelection[] {
  return selections.map((one) => {
    const { surcharge, product: part } = one.selection
    const price = product.bundle?.isDynamic ? part.price : surchargeOn(surcharge, product.price)
    const { taxClass } = product.bundle?.isDynamic ? part : product
    return { ...one, price: isVisible ? price : 0, taxRate: taxRateOf(store, taxClass, zone) }
  })
}

function selectionPart(store: Store, { selection, quantity }: ChosenSelection, zone: TaxZone): PricedPart {
  const { price, regularPrice, taxClass, fees } = selection.product
  return {
    unitPrice: price,
    regularPrice,
    quantity,
    taxRate: taxRateOf(store, taxClass, zone),
    feePerUnit: Math.min(fees, price),
  }
}

function surchargesOf({ custom }: Choice): Surcharge[] {
  return custom.flatMap(({ option, values, text }) =>
    text === null ? values.map((value) => value.surcharge) : [option.surcharge],
  )
}
