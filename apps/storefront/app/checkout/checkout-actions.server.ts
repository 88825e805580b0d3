import { redirect, type RouterContextProvider } from 'react-router'
import { hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import { isCartGone, withCart } from '../cart/cart-session.server.ts'
import { failureText } from '../cart/cart-errors.ts'
import { selectorPath } from '../fulfilment/selector-path.ts'
import {
  SetAppointmentDocument,
  SetShippingCommentDocument,
  SetShippingMethodDocument,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, isServerFailure, NotAuthorisedError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { assignAddresses, guestAddresses, newAddress } from './address-actions.server.ts'
import { appointmentField, readAppointmentValue } from './appointments-view.ts'
import { readShippingValue } from './checkout-view.ts'
import { changeShownCart, paymentErrors, selectPayment, setTip } from './recap-choice-actions.server.ts'
import { selectMethod } from './shipping-method.server.ts'
import { commentOf, invalid, redirectAfter } from './step-responses.server.ts'
import { trackStep } from './step-events.server.ts'
import { submitOrder } from './submit-order-actions.server.ts'

type Context = Readonly<RouterContextProvider>

/** Redirects to the selector with an error when no location is selected (spec 000 §8). */
export function redirectToSelectorWithError(context: Context, back: string) {
  session(context).flash({ kind: 'error', message: m.location_error_no_mode() })
  return redirect(selectorPath(context.get(scopeContext).language, { return_to: back }), 303)
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
      return await tickPayment(context, values)
    case 'tip':
      return await tickTip(context, values)
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
  if (values['unshipped'] === 'on') return redirectAfter(context, 'delivery')
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
  return redirectAfter(context, 'delivery')
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

/** A method was ticked: it is selected at once, so that the page shows the totals with it. */
async function tickPayment(context: Context, values: Values) {
  const errors = paymentErrors(values)
  if (hasErrors(errors)) return invalid(values, errors)
  const rejected = await changeShownCart(context, (cartId) => selectPayment(context, cartId, values))
  return invalid(values, rejected, hasErrors(rejected) ? 422 : 200)
}

/** The page shows the new total. */
async function tickTip(context: Context, values: Values) {
  const errors = await changeShownCart(context, (cartId) => setTip(context, cartId, values))
  return invalid(values, errors, hasErrors(errors) ? 422 : 200)
}
