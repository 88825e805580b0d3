import { useNavigation } from 'react-router'
import { OrderSummaryFold } from '../cart/order-summary.tsx'
import { VatNotice } from '../cart/vat-notice.tsx'
import { stepLabel } from '../cart/step-labels.ts'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { revalidateUnlessFailed } from '../platform/revalidate-unless-failed.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Stepper } from '../ui/stepper.tsx'
import type { Route } from './+types/checkout'
import { requireBuyer } from './buyer.server.ts'
import { checkoutAction } from './checkout-actions.server.ts'
import { loadAddressesStep, loadGuestAddresses, loadRecapStep, loadShippingStep } from './checkout-scripts.ts'
import { stepPath } from './step-path.ts'
import { checkoutData } from './checkout-data.server.ts'
import { STEP_TITLES } from './step-titles.ts'
import '../cart/step-head.css'
import './checkout.css'

const AddressesStep = import.meta.env.SSR
  ? (await loadAddressesStep()).AddressesStep
  : lazyComponent(async () => (await loadAddressesStep()).AddressesStep)
const GuestAddresses = import.meta.env.SSR
  ? (await loadGuestAddresses()).GuestAddresses
  : lazyComponent(async () => (await loadGuestAddresses()).GuestAddresses)
const ShippingStep = import.meta.env.SSR
  ? (await loadShippingStep()).ShippingStep
  : lazyComponent(async () => (await loadShippingStep()).ShippingStep)
const RecapStep = import.meta.env.SSR
  ? (await loadRecapStep()).RecapStep
  : lazyComponent(async () => (await loadRecapStep()).RecapStep)

export const handle = { checkoutLayout: true }

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export const loader = ({ request, context }: Route.LoaderArgs) => checkoutData(request, context)

export async function action({ request, context }: Route.ActionArgs) {
  await requireBuyer(context, request)
  return await checkoutAction(context, await request.formData())
}

/** Revalidates after errors too, so that the summary shows the current total. */
export const shouldRevalidate = revalidateUnlessFailed

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { language, step, steps } = loaderData
  const actionData = useFormResult<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const shared = { data: loaderData, actionData, busy }
  return (
    <>
      <div className="wrap section-tight stack gy-6">
        <h1>
          {STEP_TITLES[step]()}
          {step !== 'review' && <span className="vh">– {stepLabel(step, loaderData.view.cart)}</span>}
        </h1>
        <Stepper
          label={m.checkout_steps()}
          current={step}
          steps={steps.map((key) => ({
            key,
            label: stepLabel(key, loaderData.view.cart),
            to: stepPath(language, key),
          }))}
        />
        <VatNotice cart={loaderData.view.cart} />
        <OrderSummaryFold language={language} cart={loaderData.view.cart} />
      </div>
      {step === 'addresses' &&
        (loaderData.addresses?.isGuest ? <GuestAddresses {...shared} /> : <AddressesStep {...shared} />)}
      {step === 'delivery' && <ShippingStep {...shared} />}
      {step === 'review' && <RecapStep {...shared} />}
    </>
  )
}
