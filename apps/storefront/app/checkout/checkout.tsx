import { allowedStep, stepBefore, stepsOf, type CheckoutStep } from '@comptoir/rules/checkout'
import { redirect, useActionData, useNavigation } from 'react-router'
import { pageEvents } from '../analytics/tracked.server.ts'
import { addressBook, countryOptions, namesOf } from '../account/addresses.server.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { legalPath, termsOfSale } from '../layout/legal-path.ts'
import { withCart } from '../cart/cart-session.server.ts'
import { cartEvent } from '../cart/cart-event.ts'
import { deliveryDay } from '../platform/dates.ts'
import { OrderSummaryFold } from '../cart/order-summary.tsx'
import { stepLabel } from '../cart/step-labels.ts'
import { CheckoutCartDocument } from '../generated/graphql.ts'
import { chosenLocation } from '../fulfilment/chosen-location.ts'
import { storedDeliveryAddress } from '../fulfilment/delivery-address.server.ts'
import { nextSlot } from '../fulfilment/next-slot.server.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { Stepper } from '../ui/stepper.tsx'
import type { Route } from './+types/checkout'
import { addressStep, guestStep } from './address-step.ts'
import { requireBuyer } from './buyer.server.ts'
import { redirectToSelectorWithError, undeliverableReasons } from './delivery-checks.server.ts'
import { checkoutAction } from './checkout-actions.server.ts'
import { checkoutState, checkoutView } from './checkout-view.ts'
import { guestValues } from './guest.ts'
import { PaymentStep } from './payment-step.tsx'
import { hasRemovedAddress, replaceRemovedAddresses } from './shipping-address.server.ts'
import { ShippingStep } from './shipping-step.tsx'
import { stepPath } from './step-path.ts'

/** Loaded lazily in the browser because these steps are large. */
const loadAddressesStep = async () => (await import('./addresses-step.tsx')).AddressesStep
const AddressesStep = import.meta.env.SSR ? await loadAddressesStep() : lazyComponent(loadAddressesStep)
const loadRecapStep = async () => (await import('./recap-step.tsx')).RecapStep
const RecapStep = import.meta.env.SSR ? await loadRecapStep() : lazyComponent(loadRecapStep)

export const handle = { checkoutLayout: true }

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { kind, signedIn } = await requireBuyer(context, request)
  const { site, language } = context.get(scopeContext)
  const cart = await checkoutCart(context, signedIn)
  const parameters = new URL(request.url).searchParams
  const state = cart && checkoutState(cart)
  const step = state && allowedStep(parameters.get('etape'), state)
  const view = cart && checkoutView(cart, kind)
  if (!cart || !view?.cart.orderable || view.cart.belowMinimum || !step)
    throw redirect(href(language, 'cart'))
  if (parameters.has('etape') && parameters.get('etape') !== step) throw redirect(stepPath(language, step))
  const location = chosenLocation(cart, language)
  if (site.features['locations'] && !location)
    throw redirectToSelectorWithError(context, stepPath(language, 'adresses'))
  const isFirst = step === 'adresses'
  const [book, countries = []] = isFirst
    ? await Promise.all([signedIn ? addressBook(context) : undefined, countryOptions(context)])
    : []
  const requested = view.cart.isShipped && cart.pad_location ? storedDeliveryAddress(context) : undefined
  const undeliverable =
    book && cart.pad_location && view.cart.isShipped
      ? await undeliverableReasons(context, cart.id, book)
      : undefined
  const guestStepData = isFirst && !signedIn ? guestStep({ ...requested, ...guestValues(cart) }) : undefined
  const tracked = isFirst
    ? await pageEvents(context, () => [cartEvent('begin_checkout', view.cart)])
    : undefined
  return {
    language,
    step,
    view,
    tracked,
    isProfessional: kind === 'b2b',
    addresses: book
      ? addressStep(book, view, namesOf(countries), parameters, {
          language,
          undeliverable,
          requested,
          country: cart.pad_location?.marker?.country_code,
        })
      : guestStepData,
    location,
    nextSlot: location?.slot?.available === false ? await nextSlot(context, cart) : undefined,
    countries,
    steps: stepsOf(view.cart),
    before: stepBefore(step, view.cart),
    deliveryDay: deliveryDay(cart?.delivery_date, { site, language }),
    features: {
      // Professionals have no right of withdrawal.
      withdrawal: site.features['withdrawal'] === true && kind === 'b2c',
      perishable: site.features['perishable'] === true,
      alcohol: site.features['alcohol'] === true,
    },
    termsPath: termsOfSale(site, language, kind),
    withdrawalPath: legalPath(site, language, 'droit-de-retractation'),
    seo: privateSeo(context, TITLES[step]()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireBuyer(context, request)
  return await checkoutAction(context, await request.formData())
}

/** Revalidates after errors too, so that the summary shows the current total. */
export const shouldRevalidate = () => true

/** The cart to order. Addresses that a customer deleted from the address book are replaced (spec 000 §4). */
async function checkoutCart(context: Route.LoaderArgs['context'], signedIn: boolean) {
  const read = () => withCart(context, (cartId) => commerce(context).query(CheckoutCartDocument, { cartId }))
  const { cart } = await read()
  if (!signedIn || !cart || !hasRemovedAddress(cart)) return cart
  const { addresses } = await addressBook(context)
  const first = addresses[0]?.id
  if (!first) return cart
  await replaceRemovedAddresses(context, cart, first)
  return (await read()).cart
}

export type CheckoutData = Awaited<ReturnType<typeof loader>>

const TITLES: Readonly<Record<CheckoutStep, () => string>> = {
  adresses: m.checkout_title,
  livraison: m.checkout_title,
  paiement: m.checkout_title,
  recapitulatif: m.checkout_recap_title,
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { language, step, steps } = loaderData
  const actionData = useActionData<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const shared = { data: loaderData, actionData, busy }
  return (
    <>
      <div className="wrap section-tight stack gy-6">
        <h1>{TITLES[step]()}</h1>
        <Stepper
          label={m.checkout_steps()}
          current={step}
          steps={steps.map((key) => ({
            key,
            label: stepLabel(key, loaderData.view.cart),
            to: stepPath(language, key),
          }))}
        />
        <OrderSummaryFold language={language} cart={loaderData.view.cart} />
      </div>
      {step === 'adresses' && <AddressesStep {...shared} />}
      {step === 'livraison' && <ShippingStep {...shared} />}
      {step === 'paiement' && <PaymentStep {...shared} />}
      {step === 'recapitulatif' && <RecapStep {...shared} />}
    </>
  )
}
