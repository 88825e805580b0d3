import { textOf } from '@comptoir/rules/validation'
import type { RouterContextProvider } from 'react-router'
import { isCartGone } from '../cart/cart-session.server.ts'
import { failureText } from '../cart/cart-errors.ts'
import { centsOf } from '../cart/totals-view.ts'
import type { Values } from '../forms/form-rules.ts'
import { SetPaymentMethodDocument, SetTipDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, isServerFailure, NotAuthorisedError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { fromCents } from '../platform/money.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { PURCHASE_ORDER } from './payment-methods.ts'
import { ignoreEndedCart } from './place-order-actions.server.ts'
import { trackStep } from './step-events.server.ts'
import { parseInteger } from './step-responses.server.ts'
import { chosenTip } from './tip-view.ts'

type Context = Readonly<RouterContextProvider>

/** What is wrong with the ticked way to pay and the buyer's number of the order. */
export function paymentErrors({ payment: code, reference: typed }: Values): FormErrors {
  if (!code) return { 'choose-payment': m.checkout_error_payment_method() }
  const reference = textOf(typed)
  if (reference.length > 64) return { reference: m.error_maxlength({ maxlength: '64' }) }
  return code === PURCHASE_ORDER && !reference ? { reference: m.checkout_error_purchase_order() } : {}
}

/**
 * Selects the ticked way to pay. The total may follow it, as promotions do: an order gets an error when its form shows the
 * total of another one.
 */
export async function selectPayment(context: Context, cartId: string, values: Values): Promise<FormErrors> {
  const { payment: code = '', 'shown-payment': shown } = values
  const reference = textOf(values['reference'])
  const method = { code, ...(reference && { purchase_order_number: reference }) }
  return await withErrorAt('choose-payment', m.checkout_error_payment_method(), async () => {
    const { setPaymentMethodOnCart: set } = await commerce(context).query(SetPaymentMethodDocument, {
      cartId,
      method,
    })
    if (code !== shown) await trackStep(context, 'add_payment_info', code)
    if (values['intent'] !== 'order' || code === shown) return {}
    const isSame = centsOf(set?.cart.prices?.grand_total) === parseInteger(values['total'])
    return isSame ? {} : { 'choose-payment': m.checkout_error_payment_total() }
  })
}

export async function setTip(context: Context, cartId: string, values: Values): Promise<FormErrors> {
  const tip = chosenTip(values)
  if (tip === undefined) return { 'tip-amount': m.checkout_error_tip() }
  return await withErrorAt('tip-amount', m.checkout_error_tip(), async () => {
    await commerce(context).query(SetTipDocument, { cartId, amount: fromCents(tip) })
    return {}
  })
}

/** Changes the cart that the recap shows. One that an order has ended is left alone: placing the order then finds that order. */
export async function changeShownCart(
  context: Context,
  change: (cartId: string) => Promise<FormErrors>,
): Promise<FormErrors> {
  const { cartId } = session(context)
  try {
    return cartId ? await change(cartId) : {}
  } catch (error) {
    ignoreEndedCart(error)
    return {}
  }
}

/** Runs a change of the cart; what the API rejects is an error at this field. */
async function withErrorAt(
  field: string,
  otherwise: string,
  change: () => Promise<FormErrors>,
): Promise<FormErrors> {
  try {
    return await change()
  } catch (error) {
    if (!(error instanceof CommerceError) || isServerFailure(error)) throw error
    if (error instanceof NotAuthorisedError || isCartGone(error)) throw error
    return { [field]: failureText(error.failures[0], otherwise) }
  }
}
