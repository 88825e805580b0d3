import { allowedStep, stepAfter, stepBefore, stepsOf, type CheckoutStep } from '@comptoir/rules/checkout'
import { redirect, type RouterContextProvider } from 'react-router'
import type { ShopEvent } from '../analytics/events.ts'
import { pageEvents } from '../analytics/tracked.server.ts'
import { addressBook, countryOptions, namesOf } from '../account/addresses.server.ts'
import { needsLocation } from '../platform/needs-location.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { legalPath, termsOfSale } from '../layout/legal-path.ts'
import { holdsAlcohol } from '../cart/alcohol.ts'
import { withCart } from '../cart/cart-session.server.ts'
import { cartEvent } from '../cart/cart-event.ts'
import type { CartView } from '../cart/cart-view.ts'
import { deliveryDay } from '../platform/dates.ts'
import { hasSoleMethod } from '../platform/flat-shipping.ts'
import {
  CheckoutCartDocument,
  SetPaymentMethodDocument,
  type CheckoutCartFragment,
} from '../generated/graphql.ts'
import { chosenLocation } from '../fulfilment/chosen-location.ts'
import { storedDeliveryAddress } from '../fulfilment/delivery-address.server.ts'
import { nextSlot } from '../fulfilment/next-slot.server.ts'
import { selectorPath } from '../fulfilment/selector-path.ts'
import { commerce } from '../platform/commerce.server.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { addressStep, guestStep } from './address-step.ts'
import { requireBuyer } from './buyer.server.ts'
import { redirectToSelectorWithError } from './checkout-actions.server.ts'
import { undeliverableReasons } from './delivery-checks.server.ts'
import { checkoutState, checkoutView } from './checkout-view.ts'
import { guestValues } from './guest.ts'
import { hasRemovedAddress, replaceRemovedAddresses } from './shipping-address.server.ts'
import { onlyPayment, paymentToSelect } from './payment-methods.ts'
import { onlyMethod, selectMethod } from './shipping-method.server.ts'
import { stepPath } from './step-path.ts'
import { tipView } from './tip-view.ts'
import { STEP_TITLES } from './step-titles.ts'

type Context = Readonly<RouterContextProvider>

/** What the checkout page shows. Redirects to the first step that is not done. */
export async function checkoutData(request: Request, context: Context) {
  const who = await requireBuyer(context, request)
  const { kind, signedIn } = who
  const { site, language } = context.get(scopeContext)
  const found = await checkoutCart(context, signedIn)
  const parameters = new URL(request.url).searchParams
  const state = found && checkoutState(found, { kind, hasSoleMethod: hasSoleMethod(site) })
  const step = state && allowedStep(parameters.get('step'), state)
  if (!found || !step) throw redirect(href(language, 'cart'))
  if (parameters.has('step') && parameters.get('step') !== step) throw redirect(stepPath(language, step))
  const cart = await withFirstChoices(context, found, step)
  const view = checkoutView(cart, who, language)
  if (!view.cart.orderable || view.cart.belowMinimum) throw redirect(href(language, 'cart'))
  const location = chosenLocation(cart, language)
  if (needsLocation(site) && !location)
    throw redirectToSelectorWithError(context, stepPath(language, 'addresses'))
  const { mostCutlery = 0 } = await storeInfo(context)
  const isFirst = step === 'addresses'
  const [book, countries = []] = isFirst
    ? await Promise.all([signedIn ? addressBook(context) : undefined, countryOptions(context)])
    : []
  const requested = view.cart.isShipped && cart.pad_location ? storedDeliveryAddress(context) : undefined
  const undeliverable =
    book && cart.pad_location && view.cart.isShipped
      ? await undeliverableReasons(context, cart.id, book)
      : undefined
  const guestStepData = isFirst && !signedIn ? guestStep({ ...requested, ...guestValues(cart) }) : undefined
  const events = isFirst
    ? [cartEvent('begin_checkout', view.cart)]
    : choiceEvents(found, cart, { view: view.cart, step })
  const tracked = events.length > 0 ? await pageEvents(context, () => events) : undefined
  return {
    language,
    step,
    view,
    tracked,
    isProfessional: kind === 'b2b',
    choosesPayment: onlyPayment(cart, kind) === undefined,
    addresses: book
      ? addressStep(book, view, namesOf(countries), parameters, {
          language,
          site,
          undeliverable,
          requested,
          country: cart.pad_location?.marker?.country_code,
        })
      : guestStepData,
    location,
    // Parcels come without.
    cutlery: location && mostCutlery > 0 ? { sets: cart.pad_cutlery ?? 0, most: mostCutlery } : undefined,
    tip: tipView(cart.tips, cart.prices?.tip),
    nextSlot: location?.slot?.available === false ? await nextSlot(context, cart) : undefined,
    countries,
    steps: stepsOf(state),
    before: stepBefore(step, state),
    after: stepAfter(step, state),
    // An appointment is shown with its time.
    deliveryDay:
      location || view.appointment ? undefined : deliveryDay(cart?.delivery_date, { site, language }),
    collectPath:
      site.features['locations'] && !location
        ? selectorPath(language, { return_to: stepPath(language, 'addresses') })
        : undefined,
    features: {
      // Professionals have no right of withdrawal.
      withdrawal: site.features['withdrawal'] === true && kind === 'b2c',
      perishable: site.features['perishable'] === true,
      alcohol: holdsAlcohol(site, cart),
    },
    termsPath: termsOfSale(site, language, kind),
    withdrawalPath: legalPath(site, language, 'droit-de-retractation'),
    seo: privateSeo(context, STEP_TITLES[step]()),
  }
}

export type CheckoutData = Awaited<ReturnType<typeof checkoutData>>

/** The cart to order. Addresses that a customer deleted from the address book are replaced (spec 000 §4). */
async function checkoutCart(context: Context, signedIn: boolean) {
  const read = () => withCart(context, (cartId) => commerce(context).query(CheckoutCartDocument, { cartId }))
  const { cart } = await read()
  if (!signedIn || !cart || !hasRemovedAddress(cart)) return cart
  const { addresses } = await addressBook(context)
  const first = addresses[0]?.id
  if (!first) return cart
  await replaceRemovedAddresses(context, cart, first)
  return (await read()).cart
}

/**
 * The cart with its only shipping method from its step on, ticked there and in the summary, and with a way to pay in the
 * recap, whose totals are those of the one that is ticked.
 */
async function withFirstChoices(
  context: Context,
  cart: CheckoutCartFragment,
  step: CheckoutStep,
): Promise<CheckoutCartFragment> {
  const isSent = step !== 'addresses' && (await selectOnlyMethod(context, cart))
  const isPaid = step === 'review' && (await selectFirstPayment(context, cart))
  if (!isSent && !isPaid) return cart
  const { cart: changed } = await commerce(context).query(CheckoutCartDocument, { cartId: cart.id })
  return changed ?? cart
}

/** Events of what was selected without a step of its own. */
function choiceEvents(
  before: CheckoutCartFragment,
  after: CheckoutCartFragment,
  { view, step }: { view: CartView; step: CheckoutStep },
): ShopEvent[] {
  const carrierOf = (cart: CheckoutCartFragment) =>
    cart.shipping_addresses[0]?.selected_shipping_method?.carrier_code
  const carrier = carrierOf(after)
  const payment = after.selected_payment_method?.code
  return [
    ...(step !== 'delivery' && carrier && !carrierOf(before)
      ? [cartEvent('add_shipping_info', view, carrier)]
      : []),
    ...(payment && payment !== before.selected_payment_method?.code
      ? [cartEvent('add_payment_info', view, payment)]
      : []),
  ]
}

async function selectOnlyMethod(context: Context, cart: CheckoutCartFragment): Promise<boolean> {
  const only = onlyMethod(cart)
  return only !== undefined && (await selectMethod(context, cart.id, only))
}

async function selectFirstPayment(context: Context, cart: CheckoutCartFragment): Promise<boolean> {
  const code = paymentToSelect(cart)
  if (code === undefined) return false
  await commerce(context).query(SetPaymentMethodDocument, { cartId: cart.id, method: { code } })
  return true
}
