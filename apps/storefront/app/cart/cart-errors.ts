import { exceedsMaxQuantity, MAX_QUANTITY } from '@comptoir/rules/quantity'
import * as m from '../paraglide/messages.js'
import { peopleText, type GraphqlFailure } from '../platform/commerce-errors.ts'

type Translation = (...match: string[]) => string

/** Magento's English error messages (contract §5) and their translations. */
const TRANSLATIONS: readonly (readonly [RegExp, Translation])[] = [
  [/only in quantities of (\d+) at a time(?:\. You can order (\d+)(?: or (\d+))?)?/, lotText],
  [/fewest you may purchase is (\d+)/, (least) => m.cart_error_too_few({ least })],
  [/most you may purchase is (\d+)/, (most) => m.cart_error_too_many({ most })],
  [
    /(?:requested )?qty is not available|not available in the requested quantity/,
    () => m.cart_error_not_enough(),
  ],
  [/out of stock/, () => m.cart_error_out_of_stock()],
  [
    /need to choose options|choose an option|required option\(s\)|all required options|specify the quantity of product|specify product link/i,
    () => m.cart_error_choose_options(),
  ],
  [/required options you selected are not available/, () => m.cart_error_options_unavailable()],
  [/text is too long/, () => m.cart_error_too_long()],
  [/trying to add is not available|Could not find a product/, () => m.cart_error_unavailable()],
  [/quantity should be greater than 0|cannot use decimal quantity/, () => m.cart_error_not_whole()],
  [/coupon is already applied/, () => m.cart_error_coupon_applied()],
  [/coupon code isn't valid/, () => m.error_invalidCouponCode()],
  [/Cart does not contain products|empty cart/, () => m.cart_error_empty()],
  [/shipping address is missing/, () => m.checkout_error_shipping_address()],
  [/billing address is missing/, () => m.checkout_error_billing_address()],
  [/shipping method is missing|Carrier with such method not match/, () => m.checkout_error_shipping_method()],
  [/valid payment method|Payment Method is not available/, () => m.checkout_error_payment_method()],
  [/Purchase order number is a required field/, () => m.checkout_error_purchase_order()],
  [/total of your cart has changed/, () => m.checkout_error_total()],
  [/addresses can't be used due to/, () => m.checkout_error_zone()],
]

/** Translates an API error; undefined when it is unknown. */
export function cartErrorText(message: string): string | undefined {
  for (const [pattern, translation] of TRANSLATIONS) {
    const match = pattern.exec(message)
    if (match) return translation(...match.slice(1).map((part) => part ?? ''))
  }
  return undefined
}

/** Error codes whose messages the API already localises. */
const TRANSLATED_CODES = new Set(['LOCATION_MISSING', 'MODE_MISSING', 'SLOT_MISSING', 'OUTSIDE_WINDOW'])

/** Why a line was not added, in the shopper's language. */
export function userErrorText({
  code,
  message,
}: {
  readonly code: string
  readonly message: string
}): string {
  if (TRANSLATED_CODES.has(code) && message) return message
  return failureText({ message, extensions: { category: 'graphql-input' } })
}

/** An API error: translated when it is known, in the server's words when they are meant for people, else `otherwise`. */
export function failureText(
  failure: GraphqlFailure | undefined,
  otherwise: string = m.form_error_generic(),
): string {
  return (failure && (cartErrorText(failure.message) ?? peopleText(failure))) ?? otherwise
}

/** Several API errors as one text without duplicates (spec 000 §8: joined with commas). */
export const failuresText = (failures: readonly GraphqlFailure[]): string =>
  joinTexts(failures.map((failure) => failureText(failure)))

/** Joins messages that are already translated. */
export const joinTexts = (texts: readonly string[]): string => [...new Set(texts)].join(', ')

/** Why a cart line cannot be ordered; `left` is the stock that remains. */
export function lineErrorText(message: string, left?: number | null): string {
  if (left && /qty is not available/.test(message)) return m.cart_error_left({ count: left })
  return cartErrorText(message) ?? m.cart_error_unavailable()
}

function lotText(lot = '', below = '', above = ''): string {
  if (below && above) return m.cart_error_lot_two({ lot, below, above })
  return below ? m.cart_error_lot_one({ lot, one: below }) : m.cart_error_lot({ lot })
}

/** Why an entered quantity is rejected: it is too large, or no whole number. */
export const quantityErrorText = (typed: string, notWhole: string = m.cart_error_not_whole()): string =>
  exceedsMaxQuantity(typed) ? m.error_max({ max: String(MAX_QUANTITY) }) : notWhole
