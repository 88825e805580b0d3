import type { Language, Localised } from '@comptoir/rules/language'
import type { OrderItemRecord } from './order.ts'

const labels = {
  ordered: { fr: 'Commandé', en: 'Ordered', it: 'Ordinato' },
  shipped: { fr: 'Expédié', en: 'Shipped', it: 'Spedito' },
  refunded: { fr: 'Remboursé', en: 'Refunded', it: 'Rimborsato' },
  canceled: { fr: 'Annulé', en: 'Cancelled', it: 'Annullato' },
  mixed: { fr: 'En partie', en: 'In part', it: 'In parte' },
} satisfies Record<string, Localised>

/** What became of a line's units, in one word (Magento's item status). */
export function itemStatus(item: OrderItemRecord, language: Language): string {
  const { quantity, quantityCanceled, quantityRefunded, quantityShipped } = item
  const parts = [
    { label: labels.canceled, units: quantityCanceled },
    { label: labels.refunded, units: quantityRefunded },
    { label: labels.shipped, units: quantityShipped },
  ].filter((part) => part.units > 0)
  const whole = parts.find((part) => part.units >= quantity)
  const label = whole?.label ?? (parts.length > 0 ? labels.mixed : labels.ordered)
  return label[language]
}
