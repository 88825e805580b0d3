import { acceptTerms, textOf } from '@comptoir/rules/validation'
import { redirect, type RouterContextProvider } from 'react-router'
import { valuesOf, type Values } from '../forms/form-rules.ts'
import { isCartGone, withCart } from '../cart/cart-session.server.ts'
import { refusalText } from '../cart/refusals.ts'
import {
  SetPaymentMethodDocument,
  SetShippingCommentDocument,
  SetShippingMethodDocument,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, NotAuthorisedError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { chooseAddresses, guestAddresses, newAddress } from './address-actions.server.ts'
import { readShippingValue } from './checkout-view.ts'
import { placeOrder } from './place-order.server.ts'
import { onFrom, refused, wholeNumber } from './step-answers.server.ts'
import { trackStep } from './track-step.server.ts'

type Context = Readonly<RouterContextProvider>

/** Takes a step: on to the next one, or back to the same with a StepRefusal and 422. */
export async function checkoutAction(context: Context, form: FormData) {
  const values = valuesOf(form)
  try {
    return await act(context, values)
  } catch (error) {
    if (!(error instanceof CommerceError) || error instanceof NotAuthorisedError || isCartGone(error))
      throw error
    if (!error.category) throw error
    return refused(values, {
      [fieldOf(values)]: refusalText(error.message) ?? (error.message || m.errors_unknown()),
    })
  }
}

async function act(context: Context, values: Values) {
  switch (values['intent']) {
    case 'address':
      return await newAddress(context, values)
    case 'addresses':
      return await chooseAddresses(context, values)
    case 'guest':
      return await guestAddresses(context, values)
    case 'shipping':
      return await chooseShipping(context, values)
    case 'payment':
      return await choosePayment(context, values)
    case 'order':
      return await order(context, values)
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

/** The field an error of the API belongs to. */
function fieldOf({ intent }: Values): string {
  if (intent === 'address' || intent === 'guest') return 'firstname'
  return intent === 'order' ? 'terms' : `choose-${intent}`
}

async function chooseShipping(context: Context, values: Values) {
  // What is collected has nothing to choose here.
  if (values['unshipped'] === 'on') return onFrom(context, 'livraison')
  const choice = readShippingValue(values['method'])
  if (!choice) return refused(values, { 'choose-shipping': m.checkout_error_shipping_method() })
  const comment = commentOf(values['comment_shipping'])
  if (comment.length > 250)
    return refused(values, { comment_shipping: m.error_maxlength({ maxlength: '250' }) })
  await withCart(context, async (cartId) => {
    await commerce(context).query(SetShippingMethodDocument, { cartId, ...choice })
    await commerce(context).query(SetShippingCommentDocument, { cartId, comment })
  })
  await trackStep(context, 'add_shipping_info', choice.carrier)
  return onFrom(context, 'livraison')
}

/** A browser counts a line break as one character and sends two. */
const commentOf = (text: string | undefined) => textOf(text).replaceAll('\r\n', '\n')

async function choosePayment(context: Context, values: Values) {
  const code = values['payment']
  if (!code) return refused(values, { 'choose-payment': m.checkout_error_payment_method() })
  const reference = textOf(values['reference'])
  if (reference.length > 64) return refused(values, { reference: m.error_maxlength({ maxlength: '64' }) })
  const method = { code, ...(reference && { purchase_order_number: reference }) }
  await withCart(context, (cartId) => commerce(context).query(SetPaymentMethodDocument, { cartId, method }))
  await trackStep(context, 'add_payment_info', code)
  return onFrom(context, 'paiement')
}

async function order(context: Context, values: Values) {
  const comment = commentOf(values['comment'])
  const errors: Record<string, string> = {}
  if (comment.length > 500) errors['comment'] = m.error_maxlength({ maxlength: '500' })
  if (acceptTerms(values['terms']) !== true) errors['terms'] = m.checkout_error_terms()
  if (Object.keys(errors).length > 0) return refused(values, errors)
  const answer = await placeOrder(context, { comment, total: wholeNumber(values['total']) })
  return 'refusal' in answer ? refused(values, { terms: answer.refusal }) : redirect(answer.next, 303)
}
