import { parseCutlery } from '@comptoir/rules/cutlery'
import { acceptTerms, textOf } from '@comptoir/rules/validation'
import { redirect, type RouterContextProvider } from 'react-router'
import { valuesOf, type Values } from '../forms/form-rules.ts'
import { isCartGone, withCart } from '../cart/cart-session.server.ts'
import { failureText } from '../cart/cart-errors.ts'
import { selectorPath } from '../fulfilment/selector-path.ts'
import {
  SetAppointmentDocument,
  SetCutleryDocument,
  SetPaymentMethodDocument,
  SetShippingCommentDocument,
  SetShippingMethodDocument,
  SetTipDocument,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, isServerFailure, NotAuthorisedError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { fromCents } from '../platform/money.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { assignAddresses, guestAddresses, newAddress } from './address-actions.server.ts'
import { appointmentField, readAppointmentValue } from './appointments-view.ts'
import { readShippingValue } from './checkout-view.ts'
import { placeOrder } from './place-order-actions.server.ts'
import { selectMethod } from './shipping-method.server.ts'
import { redirectAfter, invalid, parseInteger } from './step-responses.server.ts'
import { trackStep } from './step-events.server.ts'
import { chosenTip } from './tip-view.ts'

type Context = Readonly<RouterContextProvider>

/** Redirects to the selector with an error when no location is selected (spec 000 §8). */
export function redirectToSelectorWithError(context: Context, back: string) {
  session(context).flash({ kind: 'error', message: m.location_error_no_mode() })
  return redirect(selectorPath(context.get(scopeContext).language, { retour: back }), 303)
}

/** Submits a checkout step: redirects to the next one, or returns {@link StepErrors} with 422. */
export async function checkoutAction(context: Context, form: FormData) {
  const values = valuesOf(form)
  try {
    return await dispatch(context, values)
  } catch (error) {
    if (error instanceof NotAuthorisedError || isCartGone(error)) throw error
    const field = fieldOf(values)
    if (isServerFailure(error)) {
      context.get(scopeContext).log.error({ err: error }, 'A checkout step failed')
      return invalid(values, { [field]: m.errors_unknown() }, 503)
    }
    if (!(error instanceof CommerceError)) throw error
    return invalid(values, { [field]: failureText(error.failures[0], rejectionOf(values)) })
  }
}

/** Error of a step that the API rejects without a reason for people (spec 000 §8). */
function rejectionOf({ intent }: Values): string {
  if (intent === 'shipping' || intent === 'method') return m.checkout_error_shipping_method()
  if (intent === 'payment') return m.checkout_error_payment_method()
  if (intent === 'tip') return m.checkout_error_tip()
  return intent === 'order' ? m.checkout_error_place_order() : m.checkout_error_shipping_address()
}

async function dispatch(context: Context, values: Values) {
  switch (values['intent']) {
    case 'address':
      return await newAddress(context, values)
    case 'addresses':
      return await assignAddresses(context, values)
    case 'guest':
      return await guestAddresses(context, values)
    case 'shipping':
      return await setShippingMethod(context, values)
    case 'method':
      return await tickShippingMethod(context, values)
    case 'payment':
      return await setPaymentMethod(context, values)
    case 'tip':
      return await setTip(context, values)
    case 'order':
      return await submitOrder(context, values)
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

/** Form field that shows an API error. */
function fieldOf({ intent }: Values): string {
  if (intent === 'address' || intent === 'guest') return 'firstname'
  if (intent === 'tip') return 'tip-amount'
  return intent === 'order' ? 'terms' : `choose-${intent}`
}

async function setShippingMethod(context: Context, values: Values) {
  // Collected orders have no shipping method to select.
  if (values['unshipped'] === 'on') return redirectAfter(context, 'livraison')
  const choice = readShippingValue(values['method'])
  if (!choice) return invalid(values, { 'choose-shipping': m.checkout_error_shipping_method() })
  const comment = commentOf(values['comment_shipping'])
  if (comment.length > 250)
    return invalid(values, { comment_shipping: m.error_maxlength({ maxlength: '250' }) })
  const appointment = values[appointmentField(values['method'] ?? '')]
  const errors = await withCart(context, async (cartId) => {
    const { setShippingMethodsOnCart: set } = await commerce(context).query(SetShippingMethodDocument, {
      cartId,
      ...choice,
    })
    await commerce(context).query(SetShippingCommentDocument, { cartId, comment })
    const terms = set?.cart.shipping_addresses[0]?.selected_shipping_method?.appointment
    return terms ? await setAppointment(context, cartId, { value: appointment, ...terms }) : {}
  })
  if (Object.keys(errors).length > 0) return invalid(values, errors)
  await trackStep(context, 'add_shipping_info', choice.carrier)
  return redirectAfter(context, 'livraison')
}

/** Chooses the appointment of the selected method; returns the error when it is missing or taken. */
async function setAppointment(
  context: Context,
  cartId: string,
  { value, is_required: isRequired }: { value: string | undefined; is_required: boolean },
): Promise<FormErrors> {
  const wanted = readAppointmentValue(value)
  if (!wanted) return isRequired ? { 'choose-appointment': m.appointment_error() } : {}
  try {
    await commerce(context).query(SetAppointmentDocument, { cartId, ...wanted })
    return {}
  } catch (error) {
    if (!(error instanceof CommerceError) || isServerFailure(error)) throw error
    return { 'choose-appointment': failureText(error.failures[0], m.appointment_error()) }
  }
}

/** A method was ticked: it is selected at once, so that the summary shows its price. */
async function tickShippingMethod(context: Context, values: Values) {
  const choice = readShippingValue(values['method'])
  if (!choice) return invalid(values, { 'choose-shipping': m.checkout_error_shipping_method() })
  const method = { carrier_code: choice.carrier, method_code: choice.method }
  const isSelected = await withCart(context, (cartId) => selectMethod(context, cartId, method))
  const errors: FormErrors = isSelected ? {} : { 'choose-shipping': m.checkout_error_shipping_method() }
  return invalid(values, errors, isSelected ? 200 : 422)
}

/** Browsers count a line break as one character but send two. */
const commentOf = (text: string | undefined) => textOf(text).replaceAll('\r\n', '\n')

async function setPaymentMethod(context: Context, values: Values) {
  const code = values['payment']
  if (!code) return invalid(values, { 'choose-payment': m.checkout_error_payment_method() })
  const reference = textOf(values['reference'])
  if (reference.length > 64) return invalid(values, { reference: m.error_maxlength({ maxlength: '64' }) })
  if (code === 'purchaseorder' && !reference)
    return invalid(values, { reference: m.checkout_error_purchase_order() })
  const method = { code, ...(reference && { purchase_order_number: reference }) }
  await withCart(context, (cartId) => commerce(context).query(SetPaymentMethodDocument, { cartId, method }))
  await trackStep(context, 'add_payment_info', code)
  return redirectAfter(context, 'paiement')
}

/** The page shows the new total; nothing else is submitted with a tip. */
async function setTip(context: Context, values: Values) {
  const tip = chosenTip(values)
  if (tip === undefined) return invalid(values, { 'tip-amount': m.checkout_error_tip() })
  const amount = fromCents(tip)
  await withCart(context, (cartId) => commerce(context).query(SetTipDocument, { cartId, amount }))
  return invalid(values, {}, 200)
}

async function submitOrder(context: Context, values: Values) {
  const comment = commentOf(values['comment'])
  const errors: Record<string, string> = {}
  if (comment.length > 500) errors['comment'] = m.error_maxlength({ maxlength: '500' })
  const instructions =
    values['comment_shipping'] === undefined ? undefined : commentOf(values['comment_shipping'])
  if (instructions !== undefined && instructions.length > 250)
    errors['comment_shipping'] = m.error_maxlength({ maxlength: '250' })
  const { mostCutlery = 0 } = await storeInfo(context)
  const cutlery = mostCutlery > 0 ? values['cutlery'] : undefined
  const sets = cutlery === undefined ? undefined : parseCutlery(cutlery, mostCutlery)
  if (cutlery !== undefined && sets === undefined) errors['cutlery'] = m.checkout_error_cutlery()
  if (acceptTerms(values['terms']) !== true) errors['terms'] = m.checkout_error_terms()
  if (Object.keys(errors).length > 0) return invalid(values, errors)
  if (instructions !== undefined)
    await withCart(context, (cartId) =>
      commerce(context).query(SetShippingCommentDocument, { cartId, comment: instructions }),
    )
  if (sets !== undefined)
    await withCart(context, (cartId) => commerce(context).query(SetCutleryDocument, { cartId, sets }))
  const answer = await placeOrder(context, { comment, total: parseInteger(values['total']) })
  return 'error' in answer ? invalid(values, { terms: answer.error }) : redirect(answer.next, 303)
}
