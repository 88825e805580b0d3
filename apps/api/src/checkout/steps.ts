import type { PaymentMethodInput } from '@comptoir/contract/generated/types'
import { holidaysOf } from '@comptoir/rules/calendar'
import { isCutleryCount } from '@comptoir/rules/cutlery'
import { deliveryDate } from '@comptoir/rules/shipping'
import { isEmail } from '@comptoir/rules/validation'
import {
  appointmentOf,
  appointmentRequestOf,
  changeCart,
  checkDestination,
  GuestOnlyError,
  isByAppointmentOnly,
  methodKey,
  MissingParameterError,
  needsAddress,
  needsLocation,
  readCart,
  type CartState,
} from '../cart/index.ts'
import { addressOf } from '../customers/index.ts'
import { deliveryError as locationDeliveryError } from '../locations/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { mostCutlery } from '../stores/index.ts'
import { bothOffers, followMethod } from './both-methods.ts'
import {
  CarrierNotFoundError,
  CheckoutError,
  CommentTooLongError,
  CutleryCountError,
  PaymentMethodUnavailableError,
  PurchaseOrderNumberError,
  ShippingAddressMissingError,
} from './errors.ts'
import { paymentMethods, purchaseOrderMethod } from './payment-methods.ts'

const commentLimit = 500
const commentShippingLimit = 250
const purchaseOrderLimit = 64

/** Sets a guest's email address; throws GuestOnlyError for customers, whose own is used (decisions D-13). */
export async function setGuestEmail(ctx: RequestContext, cartId: string, email: string): Promise<CartState> {
  if (ctx.identity) throw new GuestOnlyError()
  const address = email.trim()
  if (!isEmail(address)) throw new CheckoutError('Invalid email format')
  return await changeCart(ctx, cartId, async (_tx, cart) => cart.set({ email: address }))
}

/** Sets the shipping method. Throws {@link CarrierNotFoundError} and {@link CheckoutError}, localised for an address outside the delivery area. */
export async function setShippingMethod(
  ctx: RequestContext,
  cartId: string,
  methods: readonly ({ carrier_code: string; method_code: string } | null)[],
): Promise<CartState> {
  if (methods.length > 1) throw new CheckoutError('You cannot specify multiple shipping methods.')
  const wanted = methods[0]
  if (!wanted) throw new MissingParameterError('shipping_methods')
  if (wanted.carrier_code === '') throw new CheckoutError('Required parameter "carrier_code" is missing.')
  if (wanted.method_code === '') throw new CheckoutError('Required parameter "method_code" is missing.')
  return await changeCart(ctx, cartId, async (tx, locked) => {
    const cart = await locked.state()
    if (cart.lines.length === 0)
      throw new CheckoutError(
        "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
      )
    if (cart.isVirtual)
      throw new CheckoutError('The Cart includes virtual product(s) only, so a shipping address is not used.')
    if (!cart.shippingAddress && needsAddress(cart)) throw new ShippingAddressMissingError()
    const offer = (await bothOffers(ctx, cart, cart.shippingAddress, tx)).find(
      ({ carrierCode, methodCode }) =>
        carrierCode === wanted.carrier_code && methodCode === wanted.method_code,
    )
    if (!offer) throw new CarrierNotFoundError(wanted.carrier_code, wanted.method_code)
    if (offer.error !== null) throw new CheckoutError(offer.error)
    await followMethod(tx, ctx, cart, offer.methodCode)
    locked.set({ shippingMethod: methodKey(offer) })
  })
}

/**
 * Sets the payment method and the buyer's own reference. The method stays stored while the cart costs nothing. Throws
 * ShippingAddressMissingError, PaymentMethodUnavailableError, and PurchaseOrderNumberError.
 */
export async function setPaymentMethod(
  ctx: RequestContext,
  cartId: string,
  { code, purchase_order_number: reference }: PaymentMethodInput,
): Promise<CartState> {
  if (code === '') throw new MissingParameterError('code', 'payment_method')
  const purchaseOrderNumber = reference?.trim() || null
  if ((purchaseOrderNumber?.length ?? 0) > purchaseOrderLimit)
    throw new CheckoutError(
      `"purchase_order_number" length must be equal or less than ${purchaseOrderLimit} characters.`,
    )
  return await changeCart(ctx, cartId, async (_tx, locked) => {
    const cart = await locked.state()
    if (needsAddress(cart) && !cart.shippingAddress) throw new ShippingAddressMissingError()
    if (!paymentMethods(ctx, cart).some((method) => method.code === code))
      throw new PaymentMethodUnavailableError()
    if (code === purchaseOrderMethod && !purchaseOrderNumber) throw new PurchaseOrderNumberError()
    locked.set({ paymentMethod: code, purchaseOrderNumber })
  })
}

/** Sets the shopper's comments; undefined keeps a comment, an empty text removes it (decisions F-13). */
export async function setComments(
  ctx: RequestContext,
  cartId: string,
  comment: string | null | undefined,
  commentShipping: string | null | undefined,
): Promise<CartState> {
  const { language } = ctx.store
  if ((comment?.length ?? 0) > commentLimit) throw new CommentTooLongError(commentLimit, language)
  if ((commentShipping?.length ?? 0) > commentShippingLimit)
    throw new CommentTooLongError(commentShippingLimit, language)
  const fields = {
    ...(comment !== undefined && { comment: comment?.trim() || null }),
    ...(commentShipping !== undefined && { commentShipping: commentShipping?.trim() || null }),
  }
  return await changeCart(ctx, cartId, async (_tx, cart) => cart.set(fields))
}

/** Asks for sets of cutlery; throws where the website offers none or fewer (decisions H-13). */
export async function setCutlery(ctx: RequestContext, cartId: string, sets: number): Promise<CartState> {
  const most = mostCutlery(ctx.store)
  if (!isCutleryCount(sets, most)) throw new CutleryCountError(most, ctx.store.language)
  return await changeCart(ctx, cartId, async (_tx, cart) => cart.set({ cutlery: sets }))
}

/** Whether an address of the customer's book can be delivered for this cart (decisions F-2). */
export async function checkDelivery(
  ctx: RequestContext,
  cartId: string,
  customerAddressId: number,
): Promise<{ isAvailable: boolean; message: string | null }> {
  const cart = await readCart(ctx, cartId)
  const address = await addressOf(ctx, customerAddressId)
  const point = { latitude: address.padLatitude, longitude: address.padLongitude }
  const message = cart.isVirtual ? undefined : deliveryError(ctx, cart, { ...address, ...point })
  return { isAvailable: message === undefined, message: message ?? null }
}

/** Localised reason why the cart cannot be delivered to the address; undefined when it can. */
export function deliveryError(
  ctx: RequestContext,
  { fulfilment: { location, method } }: Pick<CartState, 'fulfilment'>,
  address: {
    countryCode: string
    postcode: string | null
    regionCode?: string | null
    latitude?: number | null
    longitude?: number | null
  },
): string | undefined {
  if (method === 'pickup') return undefined
  if (location) return locationDeliveryError(ctx.store, location, address)
  // A fulfilment method has to be selected first (spec 000 §8, decisions F-12).
  if (needsLocation(ctx)) return messageIn(ctx.store.language, 'checkout_method_missing')
  const answer = checkDestination(ctx.store, address)
  return answer.available ? undefined : answer.message
}

/**
 * Delivery date of an order placed now, YYYY-MM-DD; null when nothing is shipped, or made first (decisions F-1), and before an
 * appointment.
 */
export function promisedDay(ctx: RequestContext, cart: CartState): string | null {
  if (cart.isVirtual || cart.lines.length === 0) return null
  if (cart.fulfilment.location) return cart.fulfilment.slot?.day ?? null
  if (appointmentRequestOf(ctx.store, cart)) return appointmentOf(ctx.store, cart)?.day ?? null
  if (cart.shippingMethod === null && isByAppointmentOnly(ctx.store, cart)) return null
  // What is made first is shipped when it is ready.
  if (cart.lines.some(({ isMadeToOrder }) => isMadeToOrder)) return null
  const {
    delivery_cut_off_hour: cutOffHour,
    delivery_working_days: workingDays,
    holidays,
    timezone,
  } = ctx.store.settings
  return deliveryDate(ctx.app.now(), {
    cutOffHour,
    workingDays,
    holidays: holidaysOf(holidays),
    timeZone: timezone,
  })
}
