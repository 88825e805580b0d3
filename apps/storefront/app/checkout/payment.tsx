import { useEffect, useRef } from 'react'
import { redirect } from 'react-router'
import { requireCustomer } from '../account/guard.server.ts'
import { privateSeo } from '../platform/private-seo.server.ts'
import { PaymentFormDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/payment'
import { findVisitorOrder, type VisitorOrder } from './visitor-order.server.ts'
import './checkout.css'

export const handle = { checkoutLayout: true }

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  const order = await findVisitorOrder(context, request)
  if (!order) {
    // A guest with a mailed link has one; customers sign in and come back.
    await requireCustomer(context, request)
    throw redirect(href(context.get(scopeContext).language, 'paymentResult'))
  }
  const form = await paymentForm(context, order)
  return { number: order.number, form, seo: privateSeo(context, m.payment_title()) }
}

/** Form that posts to the bank. Redirects to the payment result when the order is not payable or not the visitor's. */
async function paymentForm(context: Route.LoaderArgs['context'], { number, reference }: VisitorOrder) {
  const { language, publicUrl } = context.get(scopeContext)
  const returnUrl = publicUrl + href(language, 'paymentReturn')
  try {
    const { payzenRedirect } = await commerce(context).query(PaymentFormDocument, {
      number: reference,
      returnUrl,
    })
    if (payzenRedirect) return payzenRedirect
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.category) throw error
  }
  throw redirect(href(language, 'paymentResult', { order: number }))
}

/** The browser's back button must not submit the form to the bank again. */
const cameBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward')

/** Forwards to the bank: automatically with JavaScript, else with a button. */
export default function Payment({ loaderData: { number, form } }: Route.ComponentProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!cameBack()) element.current?.submit()
  }, [])
  return (
    <div className="wrap narrow section-tight">
      <div className="result">
        <Icon name="lock" className="i-big" />
        <h1>{m.payment_title()}</h1>
        <p className="lead">{m.payment_text({ number })}</p>
        <form method="post" action={form.url} ref={element} className="result-actions">
          {form.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button kind="primary">{m.payment_continue()}</Button>
        </form>
        <p className="help">{m.payment_security()}</p>
      </div>
    </div>
  )
}
