import { missingAt, type CheckoutStep } from '@comptoir/rules/checkout'
import { Form, Link, redirect, useNavigation, type RouterContextProvider } from 'react-router'
import { privateSeo } from '../platform/private-seo.server.ts'
import { requireCustomer } from '../account/guard.server.ts'
import { withCart } from '../cart/cart-session.server.ts'
import { Totals } from '../cart/totals.tsx'
import { checkoutState, checkoutView, type AddressBlockView } from './checkout-view.ts'
import { CountedTextArea } from './counted-text-area.tsx'
import { placeOrder } from './place-order-actions.server.ts'
import { RecapAddress, RecapItems } from './recap-parts.tsx'
import { onlyMethod, selectMethod } from './shipping-method.server.ts'
import { invalid, parseInteger } from './step-responses.server.ts'
import { stepPath } from './step-path.ts'
import { valuesOf } from '../forms/form-rules.ts'
import { useFormDraft } from '../forms/use-form-draft.ts'
import { CheckoutCartDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { revalidateUnlessFailed } from '../platform/revalidate-unless-failed.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import type { Route } from './+types/quotation-request'
import './checkout.css'

export const handle = { checkoutLayout: true }

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Steps that determine the price: addresses and shipping method. */
const REQUIRED_STEPS: readonly CheckoutStep[] = ['addresses', 'delivery']

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await requireCustomer(context, request)
  const { language } = context.get(scopeContext)
  const cart = await cartToQuote(context)
  const view = cart && checkoutView(cart, who, language)
  if (!cart?.can_request_quotation || !view?.cart.orderable) throw redirect(href(language, 'cart'))
  const state = checkoutState(cart, { kind: who.kind, hasSoleMethod: false, isQuotation: true })
  const step = REQUIRED_STEPS.find((one) => missingAt(one, state).length > 0)
  if (step) throw redirect(stepPath(language, step))
  return { language, view, seo: privateSeo(context, m.quotation_request()) }
}

/** The cart, with its only shipping method. */
async function cartToQuote(context: Readonly<RouterContextProvider>) {
  const read = () => withCart(context, (cartId) => commerce(context).query(CheckoutCartDocument, { cartId }))
  const { cart } = await read()
  const only = cart && onlyMethod(cart)
  return only && (await selectMethod(context, cart.id, only)) ? (await read()).cart : cart
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireCustomer(context, request)
  const values = valuesOf(await request.formData())
  const comment = (values['comment'] ?? '').trim().replaceAll('\r\n', '\n')
  if (comment.length > 500) return invalid(values, { comment: m.error_maxlength({ maxlength: '500' }) })
  const total = parseInteger(values['total'])
  const answer = await placeOrder(context, { comment, total, isQuotation: true })
  return 'error' in answer ? invalid(values, { comment: answer.error }) : redirect(answer.next, 303)
}

/** Revalidates after errors too, so that the page shows the current total. */
export const shouldRevalidate = revalidateUnlessFailed

export default function RequestQuotation({ loaderData: { language, view } }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  const form = useFormDraft('quotation')
  const { cart } = view
  const method = view.shippingOptions.find(({ selected }) => selected)
  return (
    <>
      <div className="wrap section-tight">
        <div className="list-head">
          <h1>{m.quotation_request()}</h1>
          <p className="lead">{m.quotation_request_lead()}</p>
        </div>
      </div>
      <div className="wrap with-side right cart">
        <div className="stack gy-7">
          <ErrorSummary title={m.checkout_error_title()} errors={actionData?.errors} />
          <div className="recap">
            {view.shippingAddressBlock && (
              <AddressBlock title={m.checkout_ship_title()} address={view.shippingAddressBlock} />
            )}
            {view.billingAddressBlock && (
              <AddressBlock title={m.checkout_bill_to()} address={view.billingAddressBlock} />
            )}
          </div>
          <p className="row g-5">
            {REQUIRED_STEPS.filter((step) => step === 'addresses' || method).map((step) => (
              <Link key={step} className="link tap" to={stepPath(language, step)}>
                {step === 'addresses' ? m.checkout_back_addresses() : m.checkout_back_shipping()}
              </Link>
            ))}
          </p>
          <RecapItems lines={cart.lines} language={language} />
          <CountedTextArea
            name="comment"
            form="quotation"
            label={m.checkout_comment()}
            optional={m.form_optional()}
            help={m.form_at_most({ count: 500 })}
            error={actionData?.errors['comment']}
            maxLength={500}
            defaultValue={actionData?.values['comment'] ?? view.comment}
          />
        </div>
        <aside aria-label={m.order_total()}>
          <Form method="post" id="quotation" className="panel stack gy-4" ref={form}>
            <input type="hidden" name="total" value={cart.totals.grandTotal} />
            <h2 className="h3">{m.order_total()}</h2>
            <Totals totals={cart.totals} language={language} />
            <Button kind="primary" wide busy={busy}>
              {m.quotation_request()}
            </Button>
            <p className="help">{m.quotation_request_help()}</p>
          </Form>
        </aside>
      </div>
    </>
  )
}

function AddressBlock({ title, address }: { title: string; address: AddressBlockView }) {
  return (
    <section className="panel open stack gy-2">
      <h2 className="h3">{title}</h2>
      <RecapAddress address={address} />
    </section>
  )
}
