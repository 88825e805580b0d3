import { isCurrency } from '@comptoir/rules/currency'
import { RefundPreviewDocument } from '../generated/graphql.ts'
import { backgroundQuery } from '../platform/admin-api.server.ts'
import type { Route } from './+types/refund-preview'
import { readRefund } from './refund-choice.ts'

/** What the refund in the drawer would do; null where nothing is chosen or it is not possible. */
export async function loader({ params: { number }, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const currency = searchParams.get('currency') ?? ''
  const refund = isCurrency(currency) ? readRefund(searchParams, currency) : undefined
  const isChosen = refund && (refund.lines?.length || refund.shipping || refund.tip || refund.adjustment)
  const data = isChosen
    ? await backgroundQuery(context, RefundPreviewDocument, { number, refund })
    : undefined
  return { preview: data?.refundPreview ?? null }
}
