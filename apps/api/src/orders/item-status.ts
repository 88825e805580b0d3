import type { Language } from '@comptoir/rules/language'
import { messageIn } from '../platform/messages.ts'
import type { OrderItemRecord } from './order.ts'

/** Magento's item status as a label, from the shipped, refunded and cancelled quantities. */
export function itemStatus(item: OrderItemRecord, language: Language): string {
  const { quantity, quantityCanceled, quantityRefunded, quantityShipped } = item
  const changes = [
    { status: 'canceled', units: quantityCanceled },
    { status: 'refunded', units: quantityRefunded },
    { status: 'shipped', units: quantityShipped },
  ] as const
  const begun = changes.filter(({ units }) => units > 0)
  const complete = begun.find(({ units }) => units >= quantity)
  const status = complete?.status ?? (begun.length > 0 ? 'mixed' : 'ordered')
  return messageIn(language, `order_item_${status}`)
}
