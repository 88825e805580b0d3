import type { Language } from '@comptoir/rules/language'
import { InputError, NoSuchEntityError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'

export class NotPayableError extends InputError {
  constructor(language: Language) {
    super(messageIn(language, 'payment_not_payable'))
  }
}

/** No stored card of the customer has the hash; Magento's message. */
export class TokenNotFoundError extends NoSuchEntityError {
  constructor(publicHash: string) {
    super(`Could not find a token using public hash: ${publicHash}`)
  }
}

/** The return address is not one of the shop's storefronts. */
export class ReturnAddressError extends InputError {
  constructor() {
    super('The return_url is not an address of this shop.')
  }
}
