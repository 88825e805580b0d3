import * as v from 'valibot'
import { queueMailAgain } from '../../mail/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { defer, waitsFor, type PendingHandlers } from '../../platform/admin/pending-actions.ts'
import type { App } from '../../platform/context.ts'
import { dryRun, inTransaction, type JsonValue } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { OrderNotFoundError } from '../errors.ts'
import * as operations from '../operations.ts'
import { queueOrderMail } from '../queue-mails.ts'
import { lockOrder } from '../read.sql.ts'
import { entityOf, localised, placeOf } from './access.ts'
import { carryOutEdit, editRecord, storedEdit } from './carry-out-edit.ts'
import type { DeskState } from './desk.sql.ts'

const text = (most: number) => v.nullable(v.pipe(v.string(), v.maxLength(most)))

const shipment = v.object({
  carrier: text(100),
  trackingNumber: text(100),
  trackingUrl: text(500),
  lines: v.nullable(v.array(v.object({ lineId: v.number(), quantity: v.number() }))),
  notifies: v.boolean(),
})

/** A parcel that waits to leave. */
export type ShipmentToSend = v.InferOutput<typeof shipment>

type Order = { id: number; number: string }
type Work = (app: App, order: Order, input: unknown) => Promise<JsonValue>

/** Work whose input is checked when it is read back. */
function work<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (app: App, order: Order, input: v.InferOutput<Schema>) => Promise<JsonValue>,
): Work {
  return async (app, order, input) => await run(app, order, v.parse(schema, input))
}

const nothing = v.object({})

const works = {
  'order.ship': work(shipment, async (app, order, { lines, ...parcel }) => {
    const items = lines ? new Map(lines.map(({ lineId, quantity }) => [lineId, quantity])) : undefined
    return { text: await operations.shipOrder(app, order.number, { ...parcel, units: undefined, items }) }
  }),
  'order.invoice': work(nothing, async (app, order) => ({
    text: await operations.invoiceOrder(app, order.number),
  })),
  'order.cancel': work(v.object({ reason: v.string() }), async (app, order, { reason }) => ({
    text: await operations.cancelByShop(app, order.number, reason),
  })),
  'order.pay': work(nothing, async (app, order) => ({ text: await operations.markPaid(app, order.number) })),
  'order.confirm': work(nothing, async (app, order) => ({
    text: await operations.confirmUnpaidOrder(app, order.number),
  })),
  'order.message': work(v.object({ subject: v.string(), text: v.string() }), writeMessage),
  'order.payment_link': work(nothing, mailPaymentLink),
  'order.edit': work(storedEdit, carryOutEdit),
  'order.resend': work(v.object({ mailId: v.number() }), sendAgain),
} satisfies Readonly<Record<string, Work>>

/** Deeds on an order that wait until they can no longer be taken back. */
type DeferredKind = keyof typeof works

async function writeMessage(
  app: App,
  order: Order,
  message: { subject: string; text: string },
): Promise<JsonValue> {
  await inTransaction(app.sql, async (tx) => {
    const head = await lockOrder(tx, order.id)
    if (!head) throw new OrderNotFoundError(order.number, 'en')
    await queueOrderMail(tx, head, 'order_message', { message }, app.now().toISOString())
  })
  return {}
}

/** Mails the link to the page that pays the order, once. */
async function mailPaymentLink(app: App, order: Order): Promise<JsonValue> {
  return await inTransaction(app.sql, async (tx) => {
    const head = await lockOrder(tx, order.id)
    if (!head) throw new OrderNotFoundError(order.number, 'en')
    await queueOrderMail(tx, head, 'order_payment_link')
    return { recipient: head.email }
  })
}

async function sendAgain(app: App, order: Order, { mailId }: { mailId: number }): Promise<JsonValue> {
  return await inTransaction(app.sql, async (tx) => {
    const now = app.now()
    const again = { id: mailId, orderId: order.id, reference: `again ${now.toISOString()}`, now }
    const sent = await queueMailAgain(tx, again)
    if (!sent) throw new InputError(messageIn('en', 'admin_order_no_mail'))
    return { recipient: sent.recipient }
  })
}

/**
 * Stores a deed on an order that happens when it can no longer be taken back; tries it first, so that one that is not
 * possible fails now. Returns the id of the action.
 */
export async function deferOnOrder(
  ctx: AdminContext,
  state: DeskState,
  kind: DeferredKind,
  input: JsonValue,
  summary: JsonValue = {},
): Promise<number> {
  const { id, number } = state
  if (kind !== 'order.message' && (await waitsFor(ctx.app.sql, entityOf(state), 'order.edit')))
    throw new InputError(messageIn(ctx.language, 'admin_order_edit_waits'))
  const tried = async () =>
    await dryRun(ctx.app.sql, async (sql) => await works[kind]({ ...ctx.app, sql }, { id, number }, input))
  await localised(ctx, tried)
  return await defer(ctx, { kind, entity: entityOf(state), ...placeOf(state), input, summary })
}

/** What happens when a deed on an order is due. */
export const orderPendingHandlers: PendingHandlers = Object.fromEntries(
  Object.entries(works).map(([kind, run]) => [
    kind,
    async (app, action) => {
      const { entity, input } = action
      const result = await run(app, { id: Number(entity.id), number: entity.label }, input)
      const [place] = await app.sql<{ websiteId: number; locationId: number | null }[]>`
        select website_id as "websiteId", pad_location_id as "locationId" from sales_order where id = ${entity.id}`
      await action.record(
        kind === 'order.edit'
          ? { action: 'order.edit_lines', entity, ...place, ...v.parse(editRecord, result) }
          : { action: kind, entity, ...place, after: { result } },
      )
      return result
    },
  ]),
)
