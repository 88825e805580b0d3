import { redirect, useNavigate } from 'react-router'
import { OrderMoneyDocument, RefundedReturnDocument, RefundOrderDocument } from '../generated/graphql.ts'
import { readMutation } from '../forms/mutation-input.ts'
import { m } from '../paraglide/messages.js'
import { invalid } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import type { Route } from './+types/refund'
import { MoneyPage } from './money-page.tsx'
import { readRefund } from './refund-choice.ts'
import { RefundDrawer } from './refund-drawer.tsx'

export async function loader({ params: { number }, request, context }: Route.LoaderArgs) {
  const { orderMoney } = await adminQuery(context, OrderMoneyDocument, { number })
  const id = new URL(request.url).searchParams.get('return')
  const found = id ? (await adminQuery(context, RefundedReturnDocument, { id })).return : undefined
  return { money: orderMoney, returned: found?.orderNumber === number ? found : undefined }
}

export async function action({ params: { number }, request, context }: Route.ActionArgs) {
  const { idempotencyKey, version, form, text } = await readMutation(request)
  const refund = readRefund(form, text('currency'))
  if (!refund) return invalid([{ field: 'adjustment', message: m.payments_bad_amount() }])
  const result = await adminMutation(context, RefundOrderDocument, {
    idempotencyKey,
    number,
    version,
    refund,
  })
  if (result.ok) throw redirect(`/orders/${number}/payments`)
  return result
}

/** The drawer that refunds an order, over the money of the order. */
export default function Refund({ loaderData: { money, returned } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <MoneyPage money={money}>
      <RefundDrawer
        money={money}
        returned={returned}
        onClose={() => void navigate(`/orders/${money.number}/payments`)}
      />
    </MoneyPage>
  )
}
