import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { unitPrice, type UnitPrice } from '@comptoir/rules/unit-price'
import type { AttributeFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { attributeValues, isYes } from './attributes.ts'
import { pieceOf, type PriceView } from './price-view.ts'

/** Of packaged food and drink; what is prepared in the kitchen is sold by the piece (decisions part 3). */
export function unitPriceOf(
  price: PriceView | undefined,
  items: readonly (AttributeFragment | null)[] | undefined,
): UnitPrice | undefined {
  if (!price || price.from || isYes(items, 'perishable')) return undefined
  const amount = (code: string) => Number(attributeValues(items, code)?.[0] ?? 0)
  return unitPrice(pieceOf(price), { grams: amount('net_weight_g'), centilitres: amount('net_volume_cl') })
}

export function unitWords({ amount, per }: UnitPrice, language: Language): string {
  const words = { price: formatMoney(amount, language) }
  return per === 'litre' ? m.product_per_litre(words) : m.product_per_kilo(words)
}
