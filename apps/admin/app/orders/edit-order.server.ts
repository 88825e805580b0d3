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
import { orderLineOf, otherPriceOf } from './line-input.server.ts'

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

/** `lineId` with `lines.<place>.quantity` and its price, and `added` with the fields of `added.<place>`. */
function editOf(input: MutationInput): OrderEditInput {
  const { text, textOrNull, all, isChecked } = input
  const units = (name: string) => Number(text(name) || Number.NaN)
  const total = text('expectedTotal')
  return {
    lines: all('lineId').map((lineId, place) => {
      const quantity = units(`lines.${place}.quantity`)
      const price = otherPriceOf(input, `lines.${place}`)
      return { lineId, quantity: Number.isSafeInteger(quantity) ? quantity : -1, ...price }
    }),
    added: all('added').flatMap((place) => orderLineOf(input, `added.${place}`)),
    expectedTotal: total ? { amount: Number(total), currency: text('currency') } : null,
    sendsPaymentLink: isChecked('sendsPaymentLink'),
    message: textOrNull('message'),
  }
}
