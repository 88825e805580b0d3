import type { RouterContextProvider } from 'react-router'
import type { NewOrderInput } from '@comptoir/contract/generated/admin'
import {
  CreateOrderDocument,
  NewOrderPreviewDocument,
  type NewOrderPreviewQuery,
} from '../generated/graphql.ts'
import type { MutationInput } from '../forms/mutation-input.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import { orderLineOf } from './line-input.server.ts'

type Context = Readonly<RouterContextProvider>

export type Preview = NewOrderPreviewQuery['newOrderPreview']
export type NewOrderResult = ActionResult<{ readonly preview?: Preview; readonly number?: string }>

/** Shows what an order of staff would cost, or places it. */
export async function newOrderAction(context: Context, input: MutationInput): Promise<NewOrderResult> {
  const order = orderOf(input)
  if (input.intent === 'preview') {
    const result = await adminMutation(context, NewOrderPreviewDocument, { order })
    return result.ok ? { ok: true, data: { preview: result.data.newOrderPreview } } : result
  }
  const { idempotencyKey } = input
  const result = await adminMutation(context, CreateOrderDocument, { idempotencyKey, order })
  return result.ok ? { ok: true, data: { number: result.data.createOrder.order.number } } : result
}

function orderOf(input: MutationInput): NewOrderInput {
  const { text, textOrNull, all, isChecked } = input
  const street = [text('address.street')].filter(Boolean)
  return {
    storeViewId: text('storeViewId'),
    email: text('email'),
    lines: all('line').flatMap((place) => orderLineOf(input, `lines.${place}`)),
    fulfilment: fulfilmentOf(input),
    couponCode: textOrNull('couponCode'),
    billingAddress: {
      firstname: text('address.firstname'),
      lastname: text('address.lastname'),
      company: textOrNull('address.company'),
      street,
      postcode: textOrNull('address.postcode'),
      city: text('address.city'),
      countryCode: text('address.countryCode').toUpperCase(),
      telephone: textOrNull('address.telephone'),
    },
    shippingMethod: textOrNull('shippingMethod'),
    paymentMethod: textOrNull('paymentMethod'),
    isPaid: isChecked('isPaid'),
    comment: textOrNull('comment'),
  }
}

function fulfilmentOf({ text, textOrNull }: MutationInput): NewOrderInput['fulfilment'] {
  const locationId = text('fulfilment.locationId')
  if (!locationId) return null
  const method = text('fulfilment.method') === 'DELIVERY' ? ('DELIVERY' as const) : ('PICKUP' as const)
  const time = textOrNull('fulfilment.time')
  return { locationId, method, day: time && textOrNull('fulfilment.day'), time }
}
