import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { unitPrice, type UnitPrice } from '@comptoir/rules/unit-price'
import type { AttributeFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { attributeValues, isYes } from './attributes.ts'
import { pieceOf, type PriceView } from './price-view.ts'

/** Unit price of packaged food and drink; prepared food is sold by the piece (decisions M-3). */
export function unitPriceOf(
  price: PriceView | undefined,
  items: readonly (AttributeFragment | null)[] | undefined,
): UnitPrice | undefined {
  if (!price || price.from || isYes(items, 'perishable')) return undefined
  const amount = (code: string) => Number(attributeValues(items, code)?.[0] ?? 0)
  return unitPrice(pieceOf(price), { grams: amount('net_weight_g'), centilitres: amount('net_volume_cl') })
}

export function unitPriceText({ amount, per }: UnitPrice, language: Language): string {
  const values = { price: formatMoney(amount, language) }
  return per === 'litre' ? m.product_per_litre(values) : m.product_per_kilo(values)
}
