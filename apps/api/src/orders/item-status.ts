import type { Language, Localised } from '@comptoir/rules/language'
import type { OrderItemRecord } from './order.ts'

const labels = {
  ordered: { fr: 'Commandé', en: 'Ordered', it: 'Ordinato' },
  shipped: { fr: 'Expédié', en: 'Shipped', it: 'Spedito' },
  refunded: { fr: 'Remboursé', en: 'Refunded', it: 'Rimborsato' },
  canceled: { fr: 'Annulé', en: 'Cancelled', it: 'Annullato' },
  mixed: { fr: 'En partie', en: 'In part', it: 'In parte' },
} satisfies Record<string, Localised>

/** Magento's item status as a label, from the shipped, refunded and cancelled quantities. */
export function itemStatus(item: OrderItemRecord, language: Language): string {
  const { quantity, quantityCanceled, quantityRefunded, quantityShipped } = item
  const changes = [
    { label: labels.canceled, units: quantityCanceled },
    { label: labels.refunded, units: quantityRefunded },
    { label: labels.shipped, units: quantityShipped },
  ].filter((change) => change.units > 0)
  const complete = changes.find((change) => change.units >= quantity)
  const label = complete?.label ?? (changes.length > 0 ? labels.mixed : labels.ordered)
  return label[language]
}
