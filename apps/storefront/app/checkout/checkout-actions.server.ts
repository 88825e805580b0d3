import { stepAfter, type CheckoutStep } from '@comptoir/rules/checkout'
import { acceptTerms, textOf } from '@comptoir/rules/validation'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { addressBook, saveAddress } from '../account/addresses.server.ts'
import { valuesOf, type Values } from '../forms/form-rules.ts'
import { isCartGone, withCart } from '../cart/cart-session.server.ts'
import { refusalText } from '../cart/refusals.ts'
import {
  CheckDeliveryDocument,
  SetBillingAddressDocument,
  SetPaymentMethodDocument,
  SetShippingAddressDocument,
  SetShippingCommentDocument,
  SetShippingMethodDocument,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, NotAuthorisedError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { readShippingValue } from './checkout-view.ts'
import { placeOrder } from './place-order.server.ts'
import { stepPath } from './step-path.ts'

type Context = Readonly<RouterContextProvider>

/** What a step shows when it was refused: errors by the id of the field, and what was typed. */
export interface StepRefusal {
  readonly errors: FormErrors
  readonly values: Values
}

/** Takes a step: on to the next one, or back to the same with {@link StepRefusal} and 422. */
export async function checkoutAction(context: Context, form: FormData) {
  const values = valuesOf(form)
  try {
    return await act(context, values)
  } catch (error) {
    if (!(error instanceof CommerceError) || error instanceof NotAuthorisedError || isCartGone(error))
      throw error
    if (!error.category) throw error
    return refused(values, { [fieldOf(values)]: refusalText(error.message) ?? error.message })
  }
}

async function act(context: Context, values: Values) {
  switch (values['intent']) {
    case 'address':
      return await newAddress(context, values)
    case 'addresses':
      return await chooseAddresses(context, values)
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
  if (intent === 'address') return 'firstname'
  return intent === 'order' ? 'terms' : `choose-${intent}`
}

/** A first address is taken at once; a further one stands in the list, chosen. */
async function newAddress(context: Context, values: Values) {
  const { addresses } = await addressBook(context)
  const saved = await saveAddress(context, {
    ...values,
    ...(addresses.length === 0 && { default_billing: 'on', default_shipping: 'on' }),
  })
  if (saved.errors) return refused(values, saved.errors)
  const list = stepPath(language(context), 'adresses', { choix: String(saved.id) })
  if (addresses.length > 0) {
    session(context).flash({ kind: 'success', message: m.account_address_saved() })
    return redirect(list, 303)
  }
  const errors = await setAddresses(context, { shipping: saved.id, billing: saved.id, same: true })
  session(context).flash(
    errors
      ? { kind: 'error', message: Object.values(errors).join(' ') }
      : { kind: 'success', message: m.account_address_saved() },
  )
  // A refused address is in the book all the same: the list shows it, with the reason.
  return errors ? redirect(list, 303) : onFrom(context, 'adresses')
}

async function chooseAddresses(context: Context, values: Values) {
  const shipping = wholeNumber(values['shipping'])
  const same = values['same'] === 'on'
  const billing = same ? shipping : wholeNumber(values['billing'])
  const { addresses } = await addressBook(context)
  const isKnown = (id: number | undefined) => addresses.some((address) => address.id === id)
  const isVirtual = values['virtual'] === 'on'
  const errors: Record<string, string> = {}
  if (!isVirtual && !isKnown(shipping)) errors['choose-addresses'] = m.checkout_error_addresses()
  if (!isKnown(billing) && !errors['choose-addresses'])
    errors['choose-billing'] = m.checkout_error_billing_address()
  if (Object.keys(errors).length > 0) return refused(values, errors)
  const wrong = await setAddresses(context, {
    shipping: isVirtual ? undefined : shipping,
    billing: billing ?? 0,
    same: same && !isVirtual,
  })
  return wrong ? refused(values, wrong) : onFrom(context, 'adresses', isVirtual)
}

interface Chosen {
  readonly shipping: number | undefined
  readonly billing: number
  readonly same: boolean
}

async function setAddresses(
  context: Context,
  { shipping, billing, same }: Chosen,
): Promise<FormErrors | undefined> {
  return await withCart(context, async (cartId) => {
    const api = commerce(context)
    if (shipping !== undefined) {
      const { checkAddressForDelivery: check } = await api.query(CheckDeliveryDocument, {
        cartId,
        addressId: shipping,
      })
      if (!check?.is_available)
        return { 'choose-addresses': check?.message ?? m.checkout_error_shipping_address() }
      await api.query(SetShippingAddressDocument, { cartId, addressId: shipping })
    }
    const address = same ? { same_as_shipping: true } : { customer_address_id: billing }
    await api.query(SetBillingAddressDocument, { cartId, address })
    return undefined
  })
}

async function chooseShipping(context: Context, values: Values) {
  const choice = readShippingValue(values['method'])
  if (!choice) return refused(values, { 'choose-shipping': m.checkout_error_shipping_method() })
  const comment = textOf(values['comment_shipping'])
  if (comment.length > 250)
    return refused(values, { comment_shipping: m.error_maxlength({ maxlength: '250' }) })
  await withCart(context, async (cartId) => {
    await commerce(context).query(SetShippingMethodDocument, { cartId, ...choice })
    await commerce(context).query(SetShippingCommentDocument, { cartId, comment })
  })
  return onFrom(context, 'livraison')
}

async function choosePayment(context: Context, values: Values) {
  const code = values['payment']
  if (!code) return refused(values, { 'choose-payment': m.checkout_error_payment_method() })
  await withCart(context, (cartId) => commerce(context).query(SetPaymentMethodDocument, { cartId, code }))
  return onFrom(context, 'paiement')
}

async function order(context: Context, values: Values) {
  const errors: Record<string, string> = {}
  if (textOf(values['comment']).length > 500) errors['comment'] = m.error_maxlength({ maxlength: '500' })
  if (acceptTerms(values['terms']) !== true) errors['terms'] = m.checkout_error_terms()
  if (Object.keys(errors).length > 0) return refused(values, errors)
  const answer = await placeOrder(context, {
    comment: textOf(values['comment']),
    total: wholeNumber(values['total']),
  })
  return 'refusal' in answer ? refused(values, { terms: answer.refusal }) : redirect(answer.next, 303)
}

const language = (context: Context) => context.get(scopeContext).language

const wholeNumber = (value: string | undefined) => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : undefined)

function onFrom(context: Context, step: CheckoutStep, isVirtual = false) {
  const next = stepAfter(step, { isVirtual }) ?? 'recapitulatif'
  return redirect(stepPath(language(context), next), 303)
}

const refused = (values: Values, errors: FormErrors) => data<StepRefusal>({ errors, values }, { status: 422 })
