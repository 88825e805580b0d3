import type { VoucherError } from '@comptoir/rules/voucher'
import { formatMoney, type Cents } from '@comptoir/rules/money'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'

/** Amounts that the messages name. */
export type VoucherErrorFacts = { most: Cents; dailyCap: Cents; maxCount: number }

/** The message of a voucher error in the shopper's language. */
export function voucherErrorText(
  error: VoucherError,
  facts: VoucherErrorFacts,
  { language, formats, currency, website }: Store,
): string {
  const { most, dailyCap, maxCount } = facts
  return messageIn(language, `voucher_error_${error}`, {
    most: formatMoney(most, formats.locale, currency),
    cap: formatMoney(dailyCap, formats.locale, currency),
    count: maxCount,
    own: website.currency,
  })
}
