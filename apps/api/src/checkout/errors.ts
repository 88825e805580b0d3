import type { Language } from '@comptoir/rules/language'
import { AuthorizationError, InputError, NoSuchEntityError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'

/** A rejected step of the checkout; the message is Magento's unless localised (contract §5, §9). */
export class CheckoutError extends InputError {}

export class ShippingAddressMissingError extends CheckoutError {
  constructor() {
    super('The shipping address is missing. Set the address and try again.')
  }
}

export class SameAsShippingError extends CheckoutError {
  constructor() {
    super('Could not use the "same_as_shipping" option, because the shipping address has not been set.')
  }
}

/** No such shipping method is offered to the address. */
export class CarrierNotFoundError extends NoSuchEntityError {
  constructor(carrier: string, method: string) {
    super(`Carrier with such method not found: ${carrier}, ${method}`)
  }
}

export class NothingToShipError extends CheckoutError {
  constructor() {
    super('Shipping address is not allowed on cart: cart contains no items for shipment.')
  }
}

export class PaymentMethodUnavailableError extends CheckoutError {
  constructor() {
    super('The requested Payment Method is not available.')
  }
}

/** Magento's message for the method `purchaseorder` without a number. */
export class PurchaseOrderNumberError extends CheckoutError {
  constructor() {
    super('Purchase order number is a required field.')
  }
}

/** A guest selected an address of an address book. */
export class AddressBookError extends AuthorizationError {
  constructor() {
    super("The current customer isn't authorized.")
  }
}

/** Comments that are too long are rejected, not cut (decisions F-13). */
export class CommentTooLongError extends CheckoutError {
  constructor(limit: number, language: Language) {
    super(messageIn(language, 'checkout_comment_too_long', { limit }))
  }
}

/** More sets of cutlery than the website allows, or where it offers none. */
export class CutleryCountError extends CheckoutError {
  constructor(most: number, language: Language) {
    super(messageIn(language, 'checkout_cutlery_count', { count: most }))
  }
}

/** A tip above the highest one, `most` as it is written; null where the website asks for none. */
export class TipError extends CheckoutError {
  constructor(most: string | null, language: Language) {
    super(
      most === null
        ? messageIn(language, 'checkout_tip_none')
        : messageIn(language, 'checkout_tip_most', { amount: most }),
    )
  }
}

/** A slot is selected before a location. */
export class LocationMissingError extends InputError {
  constructor(language: Language) {
    super(messageIn(language, 'slot_error_location_missing'))
  }
}

export class SlotFormatError extends InputError {
  constructor() {
    super('Write "day" as YYYY-MM-DD and "time" as HH:mm, as getPeriods tells them.')
  }
}
