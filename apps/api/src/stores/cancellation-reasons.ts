import type { Language } from '@comptoir/rules/language'
import { messageIn } from '../platform/messages.ts'

const reasons = ['not_needed', 'by_mistake', 'too_late', 'cheaper', 'other'] as const

/** Magento's reasons for cancelling an order. */
export function cancellationReasons(language: Language): string[] {
  return reasons.map((reason) => messageIn(language, `cancellation_reason_${reason}`))
}
