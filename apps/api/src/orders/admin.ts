import type {
  MutationAssignAllOrdersArgs,
  MutationEditOrderAddressArgs,
  MutationEditOrderArgs,
  MutationPrepareAllOrdersArgs,
  MutationShipOrderArgs,
  NewOrderInput,
  OrderEditInput,
  OrderConnection,
  OrderSummary,
} from '@comptoir/contract/generated/admin'
import { DAY_MS } from '@comptoir/rules/duration'
import { startBulkJob } from '../platform/admin/bulk-jobs.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import { demandFilledIn } from '../platform/admin/open-placeholders.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { invalidField } from '../platform/admin/errors.ts'
import { readList, type Connection, type ListArguments } from '../platform/admin/list.ts'
import { readPendingAction } from '../platform/admin/pending-actions.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { versionsOf } from '../platform/admin/audit.ts'
import { localDay } from '../stores/index.ts'
import * as operations from './operations.ts'
import { deskState, localised, lockDesk, recordOrderChange } from './staff/access.ts'
import { changeAppointment } from './staff/appointment.ts'
import { deferOnOrder } from './staff/deferred.ts'
import { readDeskOrder, type DeskOrder } from './staff/desk-order.ts'
import { staffAllowed } from '../staff/index.ts'
import { selectCarriers } from './staff/desk.sql.ts'
import { orderList } from './staff/list.ts'
import { editOrder, previewEdit } from './staff/edit-order.ts'
import { findOrderProducts, orderProductOptions } from './staff/new-order-options.ts'
import { createOrder, previewNewOrder } from './staff/new-order.ts'
import { orderFields } from './staff/order-fields.ts'
import { shipmentInput } from './staff/shipment-input.ts'
import { addNote, assignOrders, editAddress, prepareOrders, removeNote, tagOrder } from './staff/verbs.ts'

type OfOrder = { id: string; version: string }
type Deferred = { id: string; action: number }
type ListRow = Record<string, string | number | Date | null> & { id: number }

const year = 365 * DAY_MS

/** Orders for staff: lists, one order with its work, and every deed on it but those with money. */
export const ordersAdmin: AdminResolverMap = {
  ...connectionResolvers('OrderConnection'),
  Query: {
    orders: async (_: unknown, args: ListArguments, ctx: AdminContext): Promise<OrderConnection> => {
      const { nodes, ...rest }: Connection<ListRow> = await readList<ListRow>(ctx, orderList, args)
      const versions = await versionsOf(
        ctx.app.sql,
        'order',
        nodes.map(({ id }) => id),
      )
      return {
        ...rest,
        nodes: nodes.map((row) => ({ ...summaryOf(row), version: versions.get(String(row.id)) })),
      } as unknown as OrderConnection
    },
    order: async (_: unknown, { number }: { number: string }, ctx: AdminContext) =>
      await readDeskOrder(ctx, { number: number.slice(0, 40) }),
    carriers: async (_: unknown, { orderId }: { orderId: string }, ctx: AdminContext) => {
      const { websiteId } = await deskState(ctx, orderId)
      const since = new Date(ctx.app.now().getTime() - year)
      const found = await selectCarriers(ctx.app.sql, websiteId, since)
      return found.map(({ name, number, url }) => ({
        name,
        trackingUrl: number && url?.includes(number) ? url.replace(number, '{number}') : null,
      }))
    },
    newOrderPreview: async (_: unknown, { order }: { order: NewOrderInput }, ctx: AdminContext) =>
      await previewNewOrder(ctx, order),
    orderEditPreview: async (
      _: unknown,
      { id, edit }: { id: string; edit: OrderEditInput },
      ctx: AdminContext,
    ) => await previewEdit(ctx, id, edit),
    orderProducts: async (_: unknown, args: { storeViewId: string; search: string }, ctx: AdminContext) =>
      await findOrderProducts(ctx, args),
    orderProductOptions: (_: unknown, args: { storeViewId: string; sku: string }, ctx: AdminContext) =>
      orderProductOptions(ctx, args),
    orderAssignees: async (_: unknown, __: unknown, { app, staff }: AdminContext) =>
      await staffAllowed(
        app.sql,
        'orders.view',
        staff.websiteIds ?? app.stores.all.map(({ website }) => website.id),
      ),
  },
  Mutation: {
    createOrder: async (_: unknown, { order }: { order: NewOrderInput }, ctx: AdminContext) =>
      await createOrder(ctx, order),
    editOrder: async (_: unknown, { edit, ...record }: MutationEditOrderArgs, ctx: AdminContext) =>
      deferred(record, await editOrder(ctx, record, edit)),
    prepareOrders: async (_: unknown, args: { ids: string[]; preparation: string }, ctx: AdminContext) =>
      await prepareOrders(ctx, args.ids, args.preparation),
    assignOrders: async (_: unknown, args: { ids: string[]; staffId?: string | null }, ctx: AdminContext) =>
      await assignOrders(ctx, args.ids, args.staffId ?? null),
    prepareAllOrders: async (_: unknown, args: MutationPrepareAllOrdersArgs, ctx: AdminContext) => ({
      id: await startBulkJob(ctx, orderList, args, {
        kind: 'orders.prepare',
        input: { preparation: args.preparation },
      }),
    }),
    assignAllOrders: async (_: unknown, args: MutationAssignAllOrdersArgs, ctx: AdminContext) => ({
      id: await startBulkJob(ctx, orderList, args, {
        kind: 'orders.assign',
        input: { staffId: args.staffId ?? null },
      }),
    }),
    shipOrder: async (_: unknown, { shipment, ...record }: MutationShipOrderArgs, ctx: AdminContext) => {
      const state = await lockDesk(ctx, record, ['lines'])
      const input = shipmentInput(ctx, shipment)
      const units = input.lines?.reduce((sum, { quantity }) => sum + quantity, 0) ?? null
      const { carrier, trackingNumber, notifies } = input
      const summary = { carrier, trackingNumber, units, notifies }
      return deferred(record, await deferOnOrder(ctx, state, 'order.ship', input, summary))
    },
    invoiceOrder: async (_: unknown, record: OfOrder, ctx: AdminContext) =>
      deferred(record, await deferOnOrder(ctx, await lockDesk(ctx, record, []), 'order.invoice', {})),
    cancelOrder: async (
      _: unknown,
      { reason: given, ...record }: OfOrder & { reason: string },
      ctx: AdminContext,
    ) => {
      const reason = textOf(ctx, 'reason', given, 250, 'admin_order_reason')
      const state = await lockDesk(ctx, record, ['lines'])
      return deferred(record, await deferOnOrder(ctx, state, 'order.cancel', { reason }, { reason }))
    },
    markOrderPaid: async (_: unknown, record: OfOrder, ctx: AdminContext) =>
      deferred(record, await deferOnOrder(ctx, await lockDesk(ctx, record, ['lines']), 'order.pay', {})),
    confirmOrder: async (_: unknown, record: OfOrder, ctx: AdminContext) =>
      deferred(record, await deferOnOrder(ctx, await lockDesk(ctx, record, ['lines']), 'order.confirm', {})),
    messageCustomer: async (
      _: unknown,
      message: { id: string; subject: string; text: string },
      ctx: AdminContext,
    ) => {
      const subject = textOf(ctx, 'subject', message.subject, 150)
      const text = textOf(ctx, 'text', message.text, 4000)
      demandFilledIn(ctx.language, 'subject', subject)
      demandFilledIn(ctx.language, 'text', text)
      const state = await deskState(ctx, message.id)
      return deferred(
        message,
        await deferOnOrder(ctx, state, 'order.message', { subject, text }, { subject, text }),
      )
    },
    resendOrderMail: async (
      _: unknown,
      { id, mailId }: { id: string; mailId: string },
      ctx: AdminContext,
    ) => {
      const state = await deskState(ctx, id)
      const input = { mailId: rowId(ctx, mailId) }
      return deferred({ id }, await deferOnOrder(ctx, state, 'order.resend', input, input))
    },
    deliverOrder: async (_: unknown, { day, ...record }: OfOrder & { day: string }, ctx: AdminContext) => {
      const state = await lockDesk(ctx, record, ['deliveredOn'])
      const { app, language } = ctx
      const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
      if (!isDay || day > localDay(app.stores.defaultOf(state.websiteId), app.now()))
        throw invalidField(language, 'day', 'admin_order_day')
      await localised(ctx, async () => await operations.markDelivered(app, state.number, day))
      await recordOrderChange(ctx, state, 'order.deliver', { after: { deliveredOn: day } })
      return { id: record.id }
    },
    changeOrderAppointment: async (
      _: unknown,
      args: OfOrder & { day: string; time: string },
      ctx: AdminContext,
    ) => ({ id: await changeAppointment(ctx, args) }),
    holdOrder: async (_: unknown, record: OfOrder, ctx: AdminContext) =>
      await atOnce(ctx, record, 'order.hold', operations.holdOrder),
    releaseOrder: async (_: unknown, record: OfOrder, ctx: AdminContext) =>
      await atOnce(ctx, record, 'order.release', operations.unholdOrder),
    addOrderNote: async (_: unknown, { id, text }: { id: string; text: string }, ctx: AdminContext) => ({
      id: await addNote(ctx, id, text),
    }),
    deleteOrderNote: async (_: unknown, args: { id: string; noteId: string }, ctx: AdminContext) => ({
      id: await removeNote(ctx, args.id, args.noteId),
    }),
    tagOrder: async (_: unknown, args: OfOrder & { tags: string[] }, ctx: AdminContext) => ({
      id: await tagOrder(ctx, args),
    }),
    editOrderAddress: async (
      _: unknown,
      { kind, address, ...record }: MutationEditOrderAddressArgs,
      ctx: AdminContext,
    ) => ({
      id: await editAddress(ctx, record, kind === 'BILLING' ? 'billing' : 'shipping', address),
    }),
  },
  OrderPayload: { order: orderOf },
  DeferredOrderPayload: {
    order: orderOf,
    action: async ({ action }: Deferred, _: unknown, { app }: AdminContext) =>
      await readPendingAction(app.sql, action),
  },
  Order: orderFields,
}

const deferred = ({ id }: { id: string }, action: number): Deferred => ({ id, action })

async function orderOf({ id }: { id: string }, _: unknown, ctx: AdminContext): Promise<DeskOrder> {
  return await readDeskOrder(ctx, { id: rowId(ctx, id) })
}

/** A change of the status that nobody outside learns of. */
async function atOnce(
  ctx: AdminContext,
  record: OfOrder,
  action: string,
  work: (app: AdminContext['app'], number: string) => Promise<string>,
): Promise<{ id: string }> {
  const state = await lockDesk(ctx, record, ['status'])
  await localised(ctx, async () => await work(ctx.app, state.number))
  const { work: after } = await deskState(ctx, record.id)
  await recordOrderChange(ctx, state, action, { before: { status: state.work }, after: { status: after } })
  return { id: record.id }
}

/** A text of a person; throws InvalidInputError for one that is empty or too long. */
function textOf(
  { language }: AdminContext,
  field: string,
  given: string,
  most: number,
  key: 'admin_order_text' | 'admin_order_reason' = 'admin_order_text',
): string {
  const text = given.trim()
  if (text !== '' && text.length <= most) return text
  throw invalidField(language, field, key, { most })
}

function summaryOf(row: ListRow): OrderSummary {
  const { payment, work, customerKind, method, currency, total, placedAt, slot, appointment, tags, ...rest } =
    row
  const upper = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : null)
  return {
    ...rest,
    id: String(row.id),
    placedAt: iso(placedAt),
    slot: iso(slot),
    appointment: iso(appointment),
    payment: upper(payment),
    work: upper(work),
    customerKind: upper(customerKind),
    method: upper(method),
    tags: typeof tags === 'string' ? tags.split(', ') : [],
    total: { amount: Number(total), currency: String(currency) },
  } as unknown as OrderSummary
}

const iso = (value: ListRow[string] | undefined) => (value instanceof Date ? value.toISOString() : null)
