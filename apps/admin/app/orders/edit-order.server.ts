import type { RouterContextProvider } from 'react-router'
import {
  EditOrderDocument,
  OrderEditPreviewDocument,
  type OrderEditInput,
  type OrderEditPreviewQuery,
} from '../generated/graphql.ts'
import type { MutationInput } from '../forms/mutation-input.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

type Context = Readonly<RouterContextProvider>

export type EditPreview = OrderEditPreviewQuery['orderEditPreview']
export type EditResult = ActionResult<{ readonly preview?: EditPreview }>

/** Shows what an edit of an order would do, or makes it. */
export async function editOrderAction(context: Context, input: MutationInput): Promise<EditResult> {
  const { intent, idempotencyKey, version, text } = input
  const id = text('id')
  const edit = editOf(input)
  if (intent === 'preview') {
    const result = await adminMutation(context, OrderEditPreviewDocument, { id, edit })
    return result.ok ? { ok: true, data: { preview: result.data.orderEditPreview } } : result
  }
  const result = await adminMutation(context, EditOrderDocument, { idempotencyKey, id, version, edit })
  return result.ok ? { ok: true, data: {} } : result
}

/** `lineId` with `lines.<place>.quantity`, and `added.<place>.sku` with its quantity. */
function editOf({ text, textOrNull, all, isChecked }: MutationInput): OrderEditInput {
  const units = (name: string) => Number(text(name) || Number.NaN)
  const total = text('expectedTotal')
  return {
    lines: all('lineId').map((lineId, place) => {
      const quantity = units(`lines.${place}.quantity`)
      return { lineId, quantity: Number.isSafeInteger(quantity) ? quantity : -1 }
    }),
    added: all('added').flatMap((place) => {
      const sku = text(`added.${place}.sku`)
      const quantity = units(`added.${place}.quantity`)
      return sku ? [{ sku, quantity: Number.isSafeInteger(quantity) ? quantity : 0 }] : []
    }),
    expectedTotal: total ? { amount: Number(total), currency: text('currency') } : null,
    sendsPaymentLink: isChecked('sendsPaymentLink'),
    message: textOrNull('message'),
  }
}
