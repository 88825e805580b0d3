import type {
  Withdrawal,
  WithdrawalItem,
  WithdrawalOption,
  WithdrawalOptions,
} from '@comptoir/contract/generated/types'
import { returnDeadline } from '@comptoir/rules/withdrawal'
import { messageIn } from '../platform/messages.ts'
import { timestamp } from '../platform/timestamp.ts'
import { encodeUid } from '../platform/uid.ts'
import { localDay, type Store } from '../stores/index.ts'
import type { Language } from '@comptoir/rules/language'
import type { WholeOrder } from './order.ts'
import type { WithdrawalEligibility } from './withdrawals.ts'
import type { WithdrawalRecord } from './withdrawals.sql.ts'

/** The contract's withdrawal options; reasons in `language`. */
export function withdrawalOptionsShape(
  { whole, state, exclusions }: WithdrawalEligibility,
  language: Language,
): WithdrawalOptions {
  const { ineligibility, until, units } = state
  return {
    order_number: whole.order.number,
    is_open: ineligibility === undefined,
    reason:
      ineligibility === undefined ? null : messageIn(language, `withdrawal_ineligible_${ineligibility}`),
    reason_code: ineligibility ?? null,
    until,
    items: whole.items.map((item): WithdrawalOption => {
      const exclusion = exclusions.get(item.id)
      return {
        order_item_id: encodeUid(item.id),
        product_name: item.name,
        product_sku: item.sku,
        quantity: units.get(item.id) ?? 0,
        exclusion: exclusion ? messageIn(language, `withdrawal_excluded_${exclusion}`) : null,
      }
    }),
  }
}

export function withdrawalShape(
  store: Store,
  { order, items }: WholeOrder,
  withdrawal: WithdrawalRecord,
): Withdrawal {
  const { receivedAt } = withdrawal
  return {
    id: encodeUid(withdrawal.id),
    order_number: order.number,
    name: withdrawal.name,
    email: withdrawal.email,
    message: withdrawal.message,
    received_at: receivedAt && timestamp(receivedAt),
    return_until: receivedAt && returnDeadline(localDay(store, receivedAt)),
    items: withdrawal.items.flatMap(({ orderItemId, quantity }): WithdrawalItem[] => {
      const item = items.find(({ id }) => id === orderItemId)
      if (!item) return []
      return [{ order_item_id: encodeUid(item.id), product_name: item.name, product_sku: item.sku, quantity }]
    }),
  }
}
