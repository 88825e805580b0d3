import * as m from '../paraglide/messages.js'

type Wording = (...found: string[]) => string

/** Magento's refusals, which the API answers in English (contract §5), and what shoppers read instead. */
const WORDINGS: readonly (readonly [RegExp, Wording])[] = [
  [/only in quantities of (\d+) at a time(?:\. You can order (\d+)(?: or (\d+))?)?/, lotText],
  [/fewest you may purchase is (\d+)/, (least) => m.cart_error_too_few({ least })],
  [/most you may purchase is (\d+)/, (most) => m.cart_error_too_many({ most })],
  [
    /(?:requested )?qty is not available|not available in the requested quantity/,
    () => m.cart_error_not_enough(),
  ],
  [/out of stock/, () => m.cart_error_out_of_stock()],
  [
    /need to choose options|choose an option|required option\(s\)|all required options/i,
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
  [/shipping method is missing|Carrier with such method not found/, () => m.checkout_error_shipping_method()],
  [/valid payment method|Payment Method is not available/, () => m.checkout_error_payment_method()],
  [/total of your cart has changed/, () => m.checkout_error_total()],
  [/addresses can't be used due to/, () => m.checkout_error_zone()],
]

/** A refusal of the API in the shopper's language; undefined when it is not a known one. */
export function refusalText(message: string): string | undefined {
  for (const [form, wording] of WORDINGS) {
    const found = form.exec(message)
    if (found) return wording(...found.slice(1).map((part) => part ?? ''))
  }
  return undefined
}

/** Refusals that the API says in the shopper's language already. */
const IN_WORDS = new Set(['LOCATION_MISSING', 'MODE_MISSING', 'SLOT_MISSING', 'OUTSIDE_WINDOW'])

/** Why a line was not added, in the shopper's language. */
export function userErrorText({
  code,
  message,
}: {
  readonly code: string
  readonly message: string
}): string {
  return IN_WORDS.has(code) ? message : (refusalText(message) ?? m.form_error_generic())
}

/** Several refusals as one sentence (spec 000 §8: joined with commas), each once. */
export function refusalsText(messages: readonly string[]): string {
  return joined(messages.map((message) => refusalText(message) ?? m.form_error_generic()))
}

/** The same for what is in the shopper's language already. */
export const joined = (texts: readonly string[]): string => [...new Set(texts)].join(', ')

/** Why a line of the cart cannot be ordered; `left` units are still there. */
export function problemText(message: string, left?: number | null): string {
  if (left && /qty is not available/.test(message)) return m.cart_error_left({ count: left })
  return refusalText(message) ?? m.cart_error_unavailable()
}

function lotText(lot = '', below = '', above = ''): string {
  if (below && above) return m.cart_error_lot_two({ lot, below, above })
  return below ? m.cart_error_lot_one({ lot, one: below }) : m.cart_error_lot({ lot })
}
