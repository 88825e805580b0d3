import type { CartNoticeType } from '@comptoir/contract/generated/types'
import type { QuantityProblem } from '@comptoir/rules/quantity'
import { formatMoney } from '@comptoir/rules/money'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'

type Reason = QuantityProblem['kind']

/** Values that a message names; `name` is that of the product, or a coupon code. Prices in minor units. */
export type NoticeFacts = {
  name: string
  before: number
  now: number
  /** Why a line cannot be ordered. */
  reason: Reason
}

const pricedTypes: readonly CartNoticeType[] = ['PRICE_RAISED', 'PRICE_LOWERED', 'BELOW_MINIMUM']

/** A notice in the shopper's language. */
export function noticeText(
  type: CartNoticeType,
  facts: NoticeFacts,
  { language, formats, currency }: Store,
): string {
  const { name, before, now, reason } = facts
  const shown = (value: number) =>
    pricedTypes.includes(type) ? formatMoney(value, formats.locale, currency) : value
  const key = type === 'LINE_UNAVAILABLE' ? reason : type
  return messageIn(language, `cart_notice_${key}`, { name, before: shown(before), now: shown(now) })
}
