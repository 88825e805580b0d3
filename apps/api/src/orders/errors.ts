import { DAY_SECONDS } from '@comptoir/rules/duration'
import type { Language } from '@comptoir/rules/language'
import type { WithdrawalIneligibility } from '@comptoir/rules/withdrawal'
import { AuthorizationError, InputError, NoSuchEntityError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { waitingTimeText } from '../platform/waiting-time.ts'

export type PlaceOrderCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED'

/** An order was not placed; messages are those of Magento 2.4.8, without prefix and with a final period (contract §5). */
export class PlaceOrderError extends InputError {
  readonly code: PlaceOrderCode

  constructor(code: PlaceOrderCode, message: string) {
    super(/[.!]$/.test(message) ? message : `${message}.`)
    this.code = code
  }
}

/** Too many orders of a shopper or a network address wait for their payment. */
export class TooManyUnpaidOrdersError extends InputError {
  override readonly retryAfterSeconds: number

  /** `seconds` until the first of them expires; undefined when none does. */
  constructor(seconds: number | undefined, language: Language) {
    super(
      seconds === undefined
        ? messageIn(language, 'order_too_many_unpaid')
        : messageIn(language, 'order_too_many_unpaid_retry', { time: waitingTimeText(seconds, language) }),
    )
    this.retryAfterSeconds = seconds ?? DAY_SECONDS
  }
}

/** Also thrown for orders of other customers, so that the message does not reveal them (decisions B-2, F-12). */
export class OrderNotFoundError extends NoSuchEntityError {
  constructor(reference: string, language: Language) {
    const shown = reference.slice(0, 40)
    super(messageIn(language, 'order_not_found', { number: shown }))
  }
}

/** A historical order of the demo data has a status change that the order states do not allow. */
export class HistoricalOrderError extends InputError {}

/** More is to be refunded than the order has left. */
export class NothingToRefundError extends InputError {
  constructor(sku?: string) {
    super(sku ? `The quantity of ${sku} exceeds what is left to refund.` : 'There is nothing left to refund.')
  }
}

/** The role of who asks for it may not refund as much money of an order. */
export class RefundLimitError extends InputError {
  constructor() {
    super('The refund exceeds the limit of your role.')
  }
}

/** More is to be shipped than the order has left. */
export class NothingToShipError extends InputError {
  constructor(sku?: string) {
    super(sku ? `The quantity of ${sku} exceeds what is left to ship.` : 'There is nothing left to ship.')
  }
}

/** The order's status does not allow the operation; `what` completes "cannot be …". */
export class OrderStateError extends InputError {
  constructor({ status }: { status: string }, what: string) {
    super(`The order (${status}) cannot be ${what}.`)
  }
}

/** Lines of an order cannot be edited so; the message is for who edits, `field` names the input. */
export class OrderEditError extends InputError {
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.field = field
  }
}

/** The order, or one of the quantities, is not eligible for withdrawal. */
export class WithdrawalNotAllowedError extends InputError {
  constructor(reason: WithdrawalIneligibility | 'units', language: Language) {
    super(messageIn(language, `withdrawal_ineligible_${reason}`))
  }
}

/** The token belongs to no prepared withdrawal, or to one older than a day. */
export class WithdrawalTokenError extends NoSuchEntityError {
  constructor(language: Language) {
    super(messageIn(language, 'order_withdrawal_not_waiting'))
  }
}

/** The link to a withdrawal is unknown, expired or used. */
export class WithdrawalLinkError extends NoSuchEntityError {
  constructor(language: Language) {
    super(messageIn(language, 'order_withdrawal_link_expired'))
  }
}

/** The answer to every order look-up without sign-in, so that it does not reveal whether the order exists. */
export class GuestOrderMailedError extends NoSuchEntityError {
  constructor(language: Language) {
    super(messageIn(language, 'order_link_mailed'))
  }
}

/** Magento's message for an order that does not exist or does not match. */
export class GuestOrderError extends NoSuchEntityError {
  constructor() {
    super("We couldn't locate an order with the information provided.")
  }
}

/** Magento's message for a key of a cancellation that is unknown, used or expired, or that of another order. */
export class CancellationKeyError extends InputError {
  constructor() {
    super('The order cancellation could not be confirmed.')
  }
}

export class GuestOrderOfCustomerError extends AuthorizationError {
  constructor() {
    super('Please login to view the order.')
  }
}
