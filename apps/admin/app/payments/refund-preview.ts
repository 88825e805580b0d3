import { OrderMoneyDocument, RefundPreviewDocument } from '../generated/graphql.ts'
import { adminQuery, backgroundQuery } from '../platform/admin-api.server.ts'
import type { Route } from './+types/refund-preview'
import { readRefund } from './refund-choice.ts'

/** What the refund in the drawer would do; null where it is not possible. */
export async function loader({ params: { number }, request, context }: Route.LoaderArgs) {
  const { orderMoney } = await adminQuery(context, OrderMoneyDocument, { number })
  const refund = readRefund(new URL(request.url).searchParams, orderMoney.total.currency)
  const data = refund && (await backgroundQuery(context, RefundPreviewDocument, { number, refund }))
  return { preview: data?.refundPreview ?? null }
}
