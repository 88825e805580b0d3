import { useEffect, useRef } from 'react'
import { redirect } from 'react-router'
import { privateSeo } from '../account/account-seo.server.ts'
import { requireCustomer } from '../account/guard.server.ts'
import { PaymentFormDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/payment'
import { orderNumber, resultPath } from './step-path.ts'

export const handle = { quiet: true }

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const { language } = context.get(scopeContext)
  const named = orderNumber(new URL(request.url).searchParams.get('commande'))
  const number = named ?? session(context).lastOrder
  if (!number) throw redirect(pathIn(language, 'compte-client/commandes'))
  const form = await paymentForm(context, number)
  return { number, form, seo: privateSeo(context, m.payment_title(), 'commander/paiement') }
}

/** The bank's form; an order that does not wait for a payment shows its result instead. */
async function paymentForm(context: Route.LoaderArgs['context'], number: string) {
  const { language, publicUrl } = context.get(scopeContext)
  const returnUrl = publicUrl + pathIn(language, 'checkout/payzen')
  try {
    const { payzenRedirect } = await commerce(context).query(PaymentFormDocument, { number, returnUrl })
    if (payzenRedirect) return payzenRedirect
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.category) throw error
    if (error.category === 'graphql-input') throw redirect(resultPath(language, number))
  }
  throw new Response(m.order_not_found({ number }), { status: 404 })
}

/** Leads to the bank: at once where script runs, by the button where it does not. */
export default function Payment({ loaderData: { number, form } }: Route.ComponentProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.submit(), [])
  return (
    <div className="wrap narrow section-tight">
      <div className="result">
        <Icon name="lock" className="i-big" />
        <h1>{m.payment_title()}</h1>
        <p className="lead">{m.payment_text({ number })}</p>
        <form method="post" action={form.url} ref={element} className="result-acts">
          {form.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button kind="primary">{m.payment_go()}</Button>
        </form>
        <p className="help">{m.payment_safe()}</p>
      </div>
    </div>
  )
}
