import type {
  MutationDeclareReturnArgs,
  MutationInspectReturnArgs,
  ReturnLineInput,
} from '@comptoir/contract/generated/admin'
import { lockOrder, queueOrderMail, readOrder, type OrderMailKind } from '../orders/index.ts'
import { expectVersion, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import {
  InvalidInputError,
  invalidField,
  RecordNotFoundError,
  type Problem,
} from '../platform/admin/errors.ts'
import { demandFilledIn } from '../platform/admin/open-placeholders.ts'
import { defer, type PendingHandlers } from '../platform/admin/pending-actions.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { demandPlace } from '../platform/admin/scope.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type JsonValue } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import * as table from './returns.sql.ts'
import { stateOfReturn, type ReturnCondition, type ReturnRecord, type ReturnState } from './returns.sql.ts'

const longestText = 1000

/** A return that the person may see. Throws RecordNotFoundError. */
export async function readReturn(ctx: AdminContext, id: string): Promise<ReturnRecord> {
  const found = await table.selectReturn(ctx.app.sql, rowId(ctx, id))
  if (!found) throw new RecordNotFoundError(ctx.language)
  demandPlace(ctx, found)
  return found
}

export const entityOf = ({ id, orderNumber }: Pick<ReturnRecord, 'id' | 'orderNumber'>) => ({
  type: 'return',
  id: String(id),
  label: orderNumber,
})

export type OfReturn = { id: string; version: string }

/** Locks a return for a change that is possible in `states`. Throws InputError in others, and ConflictError. */
export async function lockReturn(
  ctx: AdminContext,
  { id, version }: OfReturn,
  states: readonly ReturnState[],
): Promise<ReturnRecord> {
  const seen = await readReturn(ctx, id)
  await inTransaction(ctx.app.sql, (tx) => lockOrder(tx, seen.orderId))
  await expectVersion(ctx, entityOf(seen), version, ['state'])
  const found = await readReturn(ctx, id)
  if (!states.includes(stateOfReturn(found)))
    throw new InputError(messageIn(ctx.language, 'admin_return_state'))
  return found
}

/** Writes into the audit log what became of a return; `before` are values besides its state. */
export async function recordReturn(
  ctx: AdminContext,
  found: ReturnRecord,
  verb: string,
  after: Record<string, JsonValue>,
  before: Record<string, JsonValue> = {},
): Promise<void> {
  await recordChange(ctx, {
    action: `return.${verb}`,
    entity: entityOf(found),
    websiteId: found.websiteId,
    locationId: found.locationId,
    before: { state: stateOfReturn(found), ...before },
    after,
  })
}

/** Records a return that a customer announced. Throws InvalidInputError for more units than can be returned. */
export async function declareReturn(
  ctx: AdminContext,
  { orderNumber, lines, message }: MutationDeclareReturnArgs,
): Promise<number> {
  const { app, staff, language } = ctx
  const [head] = await app.sql<{ id: number; websiteId: number; locationId: number | null }[]>`
    select id, website_id as "websiteId", pad_location_id as "locationId" from sales_order where number = ${orderNumber}`
  if (!head) throw new RecordNotFoundError(language)
  demandPlace(ctx, head)
  await inTransaction(app.sql, (tx) => lockOrder(tx, head.id))
  const whole = await readOrder(app.sql, head.id)
  if (!whole) throw new RecordNotFoundError(language)
  const { order, items, addresses } = whole
  if (!['processing', 'complete'].includes(order.status))
    throw new InputError(messageIn(language, 'admin_return_order_state'))
  const returned = await table.selectReturnedUnits(app.sql, order.id)
  const left = leftToReturn(items, returned)
  const units = unitsOf(ctx, lines, left)
  if ([...units.values()].every((count) => count === 0))
    throw invalidField(language, 'lines', 'admin_return_nothing')
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const id = await table.insertReturn(app.sql, {
    orderId: order.id,
    tokenHash: tokenHash(randomToken()).toString('hex'),
    name: `${billing?.firstname ?? ''} ${billing?.lastname ?? ''}`.trim(),
    email: order.email,
    message: message?.trim().slice(0, longestText) || null,
    language: app.stores.byId(order.storeId).language,
    declaredBy: staff.name,
    at: app.now(),
    items: [...units]
      .filter(([, count]) => count > 0)
      .map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
  })
  await recordChange(ctx, {
    action: 'return.declare',
    entity: { type: 'return', id: String(id), label: order.number },
    websiteId: head.websiteId,
    locationId: head.locationId,
    after: { state: 'declared' },
  })
  return id
}

/** Units by order item that can still be returned. */
export const leftToReturn = (
  items: readonly { id: number; quantity: number; quantityCanceled: number; quantityRefunded: number }[],
  returned: ReadonlyMap<number, number>,
): Map<number, number> =>
  new Map(
    items.map(({ id, quantity, quantityCanceled, quantityRefunded }) => [
      id,
      quantity - quantityCanceled - quantityRefunded - (returned.get(id) ?? 0),
    ]),
  )

/** Records the goods that arrived, at most what was declared, and mails the customer a little later. */
export async function receiveReturn(
  ctx: AdminContext,
  { lines, ...record }: OfReturn & { lines: readonly ReturnLineInput[] },
): Promise<void> {
  const found = await lockReturn(ctx, record, ['declared', 'received'])
  const declared = new Map(found.items.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  const items = new Map([...declared.keys()].map((id) => [id, 0]))
  for (const [id, count] of unitsOf(ctx, lines, declared)) items.set(id, count)
  await writeArrived(ctx, found, items)
}

/** Records that all declared goods arrived. Throws InputError for a return that is not awaited any more. */
export async function receiveAll(ctx: AdminContext, record: OfReturn): Promise<void> {
  const found = await lockReturn(ctx, record, ['declared'])
  const items = new Map(found.items.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  await writeArrived(ctx, found, items)
}

async function writeArrived(
  ctx: AdminContext,
  found: ReturnRecord,
  items: ReadonlyMap<number, number>,
): Promise<void> {
  await table.updateArrived(ctx.app.sql, found.id, { at: ctx.app.now(), items })
  const before = found.items.map(({ orderItemId, arrived }) => [orderItemId, arrived] as const)
  const isFirst = stateOfReturn(found) === 'declared'
  await recordReturn(
    ctx,
    found,
    'receive',
    { state: 'received', arrived: Object.fromEntries(items) },
    isFirst ? {} : { arrived: Object.fromEntries(before) },
  )
  if (isFirst) await deferMail(ctx, found, 'return_received')
}

type Inspection = OfReturn & Pick<MutationInspectReturnArgs, 'lines' | 'note'>

/** Records condition and accepted units; the customer is told where the shop does not take back all that arrived. */
export async function inspectReturn(
  ctx: AdminContext,
  { lines, note, ...record }: Inspection,
): Promise<void> {
  const found = await lockReturn(ctx, record, ['received', 'inspected'])
  const arrived = new Map(found.items.map(({ orderItemId, arrived: count }) => [orderItemId, count ?? 0]))
  const units = unitsOf(
    ctx,
    lines.map(({ lineId, accepted }) => ({ lineId, quantity: accepted })),
    arrived,
    'accepted',
  )
  const conditions = new Map(lines.map(({ lineId, condition }) => [rowId(ctx, lineId), condition]))
  const items = [...arrived.keys()].map((orderItemId) => ({
    orderItemId,
    accepted: units.get(orderItemId) ?? 0,
    condition: (conditions.get(orderItemId)?.toLowerCase() ?? 'new') as ReturnCondition,
  }))
  const isLess = items.some(({ orderItemId, accepted }) => accepted < (arrived.get(orderItemId) ?? 0))
  const text = note?.trim().slice(0, longestText) || null
  if (isLess && text === null) throw invalidField(ctx.language, 'note', 'admin_return_note')
  demandFilledIn(ctx.language, 'note', text ?? '')
  await table.updateInspected(ctx.app.sql, found.id, { at: ctx.app.now(), note: text, items })
  await recordReturn(ctx, found, 'inspect', { state: 'inspected', items, note: text })
  if (isLess) await deferMail(ctx, found, 'return_inspected')
}

/** Why a return is closed. Throws InvalidInputError for an empty or too long text. */
export function closeReasonOf(ctx: AdminContext, reason: string): string {
  const text = reason.trim()
  if (text === '' || text.length > longestText)
    throw invalidField(ctx.language, 'reason', 'admin_note_needed', { most: longestText })
  return text
}

/** Closes a return without refund. */
export async function closeReturn(
  ctx: AdminContext,
  { reason, ...record }: OfReturn & { reason: string },
): Promise<void> {
  const found = await lockReturn(ctx, record, ['declared', 'received', 'inspected'])
  const text = closeReasonOf(ctx, reason)
  await table.updateClosed(ctx.app.sql, found.id, { at: ctx.app.now(), reason: text })
  await recordReturn(ctx, found, 'close', { state: 'closed', reason: text })
}

/** Notes the refund of a return. Throws InputError for one that is refunded or closed. */
export async function linkReturn(
  app: App,
  link: { returnId: number; orderId: number; documentId: number },
): Promise<void> {
  const isLinked = await inTransaction(app.sql, (tx) => table.updateRefunded(tx, link))
  if (!isLinked) throw new InputError(messageIn('en', 'admin_return_state'))
}

/** Units by order item id. Throws InvalidInputError for units that there are not. */
function unitsOf(
  ctx: AdminContext,
  lines: readonly ReturnLineInput[],
  most: ReadonlyMap<number, number>,
  field = 'quantity',
): Map<number, number> {
  const problems: Problem[] = []
  const units = new Map<number, number>()
  for (const [index, { lineId, quantity }] of lines.entries()) {
    const id = rowId(ctx, lineId)
    const limit = most.get(id) ?? 0
    if (quantity < 0 || quantity > limit || units.has(id))
      problems.push({
        field: `lines.${index}.${field}`,
        message: messageIn(ctx.language, 'admin_return_quantity', { most: limit }),
      })
    units.set(id, quantity)
  }
  if (problems.length > 0) throw new InvalidInputError(problems)
  return units
}

type ReturnMail = Extract<OrderMailKind, 'return_received' | 'return_inspected'>
export const notifyKind = 'return.notify'

async function deferMail(ctx: AdminContext, found: ReturnRecord, mail: ReturnMail): Promise<void> {
  await defer(ctx, {
    kind: notifyKind,
    entity: entityOf(found),
    websiteId: found.websiteId,
    locationId: found.locationId,
    input: { mail, returnId: found.id },
    summary: { mail, orderNumber: found.orderNumber },
  })
}

/** The mail about a return, once it cannot be taken back any more. */
export const returnPendingHandlers: PendingHandlers = {
  [notifyKind]: async (app, { entity, input, record }) => {
    const { mail, returnId } = input as { mail: ReturnMail; returnId: number }
    const found = await table.selectReturn(app.sql, returnId)
    const order = found && (await inTransaction(app.sql, (tx) => lockOrder(tx, found.orderId)))
    if (!found || !order) throw new InputError(messageIn('en', 'admin_not_found'))
    await inTransaction(app.sql, (tx) =>
      queueOrderMail(tx, order, mail, { withdrawalId: found.id }, `${found.id} ${mail}`),
    )
    const { websiteId, locationId } = found
    await record({ action: notifyKind, entity, websiteId, locationId, after: { mail } })
    return { mail }
  },
}
