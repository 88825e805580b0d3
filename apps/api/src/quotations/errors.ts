import type { Language } from '@comptoir/rules/language'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'

type QuotationProblem =
  | 'no_quotation'
  | 'requested'
  | 'accepted'
  | 'canceled'
  | 'expired'
  | 'out_of_stock'
  | 'payment_method'
  | 'reference'

/** A quotation that cannot be accepted or rejected; the message is in the language of the store view. */
export class QuotationError extends InputError {
  constructor(reason: QuotationProblem, language: Language) {
    super(messageIn(language, `quotation_error_${reason}`))
  }
}
