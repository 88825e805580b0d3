import type { VoucherError } from '@comptoir/rules/voucher'
import { formatMoney, type Cents } from '@comptoir/rules/money'
import type { Language } from '@comptoir/rules/language'
import { messageIn } from '../platform/messages.ts'

/** Amounts that the messages name. */
export type VoucherErrorFacts = { most: Cents; dailyCap: Cents; maxCount: number }

/** The message of a voucher error in the shopper's language. */
export function voucherErrorText(error: VoucherError, facts: VoucherErrorFacts, language: Language): string {
  const { most, dailyCap, maxCount } = facts
  return messageIn(language, `voucher_error_${error}`, {
    most: formatMoney(most, language),
    cap: formatMoney(dailyCap, language),
    count: maxCount,
  })
}
