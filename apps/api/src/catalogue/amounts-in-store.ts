import { minorDigits } from '@comptoir/rules/currency'
import { fromMinorUnits, InvalidAmountError, toCents } from '@comptoir/rules/money'
import type { Surcharge } from '@comptoir/rules/surcharge'
import { productAmountIn, type Store } from '../stores/index.ts'
import type { Attribute, AttributeValue } from './attribute.ts'
import type { CustomOption, Downloads } from './product-values.ts'

type Scope = Pick<Store, 'conversion'> & { website: Pick<Store['website'], 'currency'> }

/** Whether products' own amounts are those of the store view; then nothing is copied. */
const isPlain = ({ conversion, website }: Scope) => conversion === null && minorDigits(website.currency) === 2

/** A surcharge in the currency of the store view. */
export function surchargeIn(store: Scope, surcharge: Surcharge): Surcharge {
  if (surcharge.type === 'percent' || isPlain(store)) return surcharge
  return { type: 'fixed', amount: productAmountIn(store, surcharge.amount) }
}

/** Custom options with surcharges in the currency of the store view. */
export function customOptionsIn(store: Scope, options: readonly CustomOption[]): readonly CustomOption[] {
  if (isPlain(store)) return options
  return options.map((option) => ({
    ...option,
    surcharge: surchargeIn(store, option.surcharge),
    values: option.values.map((value) => ({ ...value, surcharge: surchargeIn(store, value.surcharge) })),
  }))
}

/** Downloads with prices of links in the currency of the store view. */
export function downloadsIn(store: Scope, downloads: Downloads | null): Downloads | null {
  if (downloads === null || isPlain(store)) return downloads
  return {
    ...downloads,
    links: downloads.links.map((link) => ({ ...link, price: productAmountIn(store, link.price) })),
  }
}

/** The value of an attribute, which for one of the type price is an amount, in the currency of the store view. */
export function priceAttributeIn(
  store: Scope & Pick<Store, 'currency'>,
  { type }: Attribute,
  value: AttributeValue,
): AttributeValue {
  if (type !== 'price' || store.conversion === null) return value
  try {
    return String(fromMinorUnits(productAmountIn(store, toCents(String(value))), store.currency))
  } catch (error) {
    if (error instanceof InvalidAmountError) return value
    throw error
  }
}
