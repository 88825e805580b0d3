import type { RouterContextProvider } from 'react-router'
import {
  AddOrderNoteDocument,
  AssignOrdersDocument,
  CancelOrderDocument,
  ChangeOrderAppointmentDocument,
  ConfirmOrderDocument,
  DeleteOrderNoteDocument,
  DeliverOrderDocument,
  EditOrderAddressDocument,
  HoldOrderDocument,
  InvoiceOrderDocument,
  MarkOrderPaidDocument,
  MessageCustomerDocument,
  PrepareOrdersDocument,
  ReleaseOrderDocument,
  ResendOrderMailDocument,
  ShipOrderDocument,
  TagOrderDocument,
} from '../generated/graphql.ts'
import type { MutationInput } from '../forms/mutation-input.ts'
import { failed, type ActionResult } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

type Context = Readonly<RouterContextProvider>

/** Everything that the page of an order can do, by the intent of its forms. */
export async function orderAction(context: Context, input: MutationInput): Promise<ActionResult> {
  const { intent, idempotencyKey, version, text, textOrNull, all, isChecked } = input
  const id = text('id')
  const record = { idempotencyKey, id, version }
  switch (intent) {
    case 'ship':
      return await adminMutation(context, ShipOrderDocument, {
        ...record,
        shipment: {
          carrier: textOrNull('shipment.carrier'),
          trackingNumber: textOrNull('shipment.trackingNumber'),
          trackingUrl: textOrNull('shipment.trackingUrl'),
          notifies: isChecked('notifies'),
          lines: all('lineId').map((lineId, place) => ({
            lineId,
            quantity: Number(text(`shipment.lines.${place}.quantity`) || 0),
          })),
        },
      })
    case 'deliver':
      return await adminMutation(context, DeliverOrderDocument, { ...record, day: text('day') })
    case 'invoice':
      return await adminMutation(context, InvoiceOrderDocument, record)
    case 'cancel':
      return await adminMutation(context, CancelOrderDocument, { ...record, reason: text('reason') })
    case 'appointment': {
      const [day = '', time = ''] = text('appointment').split(' ')
      return await adminMutation(context, ChangeOrderAppointmentDocument, { ...record, day, time })
    }
    case 'hold':
      return await adminMutation(context, HoldOrderDocument, record)
    case 'release':
      return await adminMutation(context, ReleaseOrderDocument, record)
    case 'paid':
      return await adminMutation(context, MarkOrderPaidDocument, record)
    case 'confirm':
      return await adminMutation(context, ConfirmOrderDocument, record)
    case 'note':
      return await adminMutation(context, AddOrderNoteDocument, { idempotencyKey, id, text: text('text') })
    case 'delete-note':
      return await adminMutation(context, DeleteOrderNoteDocument, {
        idempotencyKey,
        id,
        noteId: text('noteId'),
      })
    case 'message':
      return await adminMutation(context, MessageCustomerDocument, {
        idempotencyKey,
        id,
        subject: text('subject'),
        text: text('text'),
      })
    case 'resend':
      return await adminMutation(context, ResendOrderMailDocument, {
        idempotencyKey,
        id,
        mailId: text('mailId'),
      })
    case 'tags':
      return await adminMutation(context, TagOrderDocument, { ...record, tags: tagsOf(input) })
    case 'prepare':
      return await prepare(context, input)
    case 'assign':
      return await adminMutation(context, AssignOrdersDocument, {
        idempotencyKey,
        ids: [id],
        staffId: textOrNull('staffId'),
      })
    case 'address':
      return await adminMutation(context, EditOrderAddressDocument, {
        ...record,
        kind: text('kind') === 'BILLING' ? ('BILLING' as const) : ('SHIPPING' as const),
        address: addressOf(input),
      })
    default:
      return failed('')
  }
}

/** The tags that stay, and the one that is added. */
function tagsOf({ all, textOrNull, text }: MutationInput): string[] {
  const removed = text('removed')
  const added = textOrNull('tags')
  return [...all('tag').filter((tag) => tag !== removed), ...(added ? [added] : [])]
}

async function prepare(context: Context, { idempotencyKey, text }: MutationInput): Promise<ActionResult> {
  const wanted = text('preparation')
  const preparation =
    wanted === 'READY' || wanted === 'NEW' || wanted === 'HANDED_OVER' ? wanted : ('PREPARING' as const)
  const ids = [text('id')]
  const result = await adminMutation(context, PrepareOrdersDocument, { idempotencyKey, ids, preparation })
  const [first] = result.ok ? result.data.prepareOrders.failed : []
  return first ? failed(first.message) : result
}

function addressOf({ text, textOrNull, all }: MutationInput) {
  return {
    firstname: text('address.firstname'),
    lastname: text('address.lastname'),
    company: textOrNull('address.company'),
    street: all('address.street').filter((line) => line.trim() !== ''),
    postcode: textOrNull('address.postcode'),
    city: text('address.city'),
    countryCode: text('address.countryCode'),
    telephone: textOrNull('address.telephone'),
  }
}
