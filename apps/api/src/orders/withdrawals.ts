import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { HOUR_MS } from '@comptoir/rules/duration'
import { limitGuesses, limitRequest } from '../platform/request-count.ts'
import type { QueryWithdrawalOptionsArgs, RequestWithdrawalInput } from '@comptoir/contract/generated/types'
import { addWorkingDays, holidaysOf, type Day } from '@comptoir/rules/calendar'
import type { OrderStatus } from '@comptoir/rules/order-status'
import {
  canWithdraw,
  withdrawalState,
  type WithdrawalExclusion,
  type WithdrawalState,
} from '@comptoir/rules/withdrawal'
import { attributeValues } from '../catalogue/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { inTransaction, type Queryable } from '../platform/database.ts'
import { deleteLinks } from '../platform/mail-link.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { checkNames } from '../platform/plain-names.ts'
import { decodeIdUid } from '../platform/uid.ts'
import { localDay } from '../stores/index.ts'
import {
  OrderNotFoundError,
  WithdrawalLinkError,
  WithdrawalNotAllowedError,
  WithdrawalTokenError,
} from './errors.ts'
import { queueOrderMail } from './queue-mails.ts'
import type { OrderItemRecord, WholeOrder } from './order.ts'
import { orderIdOfLink } from './order-links.ts'
import { lockOrder, readOrder, selectNamedOrder, selectOrder } from './read.sql.ts'
import * as table from './withdrawals.sql.ts'
import type { WithdrawalRecord } from './withdrawals.sql.ts'

export type WithdrawalEligibility = {
  whole: WholeOrder
  state: WithdrawalState
  exclusions: ReadonlyMap<number, WithdrawalExclusion>
}

const confirmHours = 24
const nameLimit = 200
const messageLimit = 1000
const notConcluded: readonly OrderStatus[] = ['canceled', 'pending_payment']

/** What can be withdrawn from an order today, and why the rest cannot. */
export async function withdrawalOf(
  ctx: RequestContext,
  whole: WholeOrder,
  sql: Queryable = ctx.app.sql,
): Promise<WithdrawalEligibility> {
  const { order, items } = whole
  const [exclusions, confirmed] = await Promise.all([
    exclusionsOf(sql, ctx, items),
    table.selectWithdrawals(sql, [order.id]),
  ])
  const withdrawn = (id: number) =>
    confirmed
      .flatMap((one) => (one.isClosed ? [] : one.items))
      .reduce((sum, item) => (item.orderItemId === id ? sum + item.quantity : sum), 0)
  const state = withdrawalState({
    visitorKind: order.visitorKind,
    isConcluded: !notConcluded.includes(order.status) && !(order.isQuotation && order.status === 'pending'),
    deliveredOn: deliveryOf(ctx, whole),
    today: localDay(ctx.store, ctx.app.now()),
    holidays: holidaysOf(ctx.store.settings.holidays),
    lines: items.map((item) => ({
      id: item.id,
      quantity: item.quantity,
      closedQuantity: item.quantityCanceled + Math.max(item.quantityRefunded, withdrawn(item.id)),
      exclusion: exclusions.get(item.id) ?? null,
    })),
  })
  return { whole, state, exclusions }
}

/** Exclusions by order item id: perishable and made-to-order products by attribute, engraved items by entered option. */
async function exclusionsOf(
  sql: Queryable,
  ctx: RequestContext,
  items: readonly OrderItemRecord[],
): Promise<Map<number, WithdrawalExclusion>> {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  const values = await attributeValues(ctx, sql, ids, ['perishable', 'made_to_order'])
  return new Map(
    items.flatMap((item): [number, WithdrawalExclusion][] => {
      const attributes = values.get(item.productId ?? 0)
      if (attributes?.perishable === '1') return [[item.id, 'perishable']]
      if (attributes?.made_to_order === '1') return [[item.id, 'made_to_order']]
      return item.options.some((option) => option.entered) ? [[item.id, 'engraved']] : []
    }),
  )
}

/**
 * The day of the last delivery, null while items are still to be shipped. Where no delivery day was recorded, the later
 * of the promised day and the usual delivery time after the shipment.
 */
function deliveryOf({ app }: RequestContext, { order, items, shipments }: WholeOrder): Day | null {
  const isSent = order.status === 'complete' || order.status === 'closed'
  if (!isSent && items.some((item) => item.quantityShipped + item.quantityRefunded < item.quantity))
    return null
  const store = app.stores.byId(order.storeId)
  const holidays = holidaysOf(store.settings.holidays)
  const days = shipments.map(({ deliveredOn, createdAt }) => {
    const usual = addWorkingDays(localDay(store, createdAt), store.settings.delivery_working_days, holidays)
    return deliveredOn ?? [usual, order.deliveryDate ?? ''].toSorted().at(-1) ?? usual
  })
  return days.toSorted().at(-1) ?? localDay(store, order.statusChangedAt)
}

/** The order to withdraw from: the customer's own by number, or that of a mailed link by token. */
async function findOrder(
  ctx: RequestContext,
  { order_number: number, token }: QueryWithdrawalOptionsArgs,
): Promise<WholeOrder> {
  const { app, store, identity } = ctx
  if (!token) {
    const id = await ownOrderId(ctx, number?.trim() ?? '', identity?.customerId)
    const own = id === undefined ? undefined : await readOrder(app.sql, id)
    if (!own) throw new OrderNotFoundError(number ?? '', store.language)
    return own
  }
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const id = await orderIdOfLink(app, app.sql, 'withdrawal', token)
    const whole = id === undefined ? undefined : await readOrder(app.sql, id)
    if (whole?.order.websiteId !== store.website.id) throw new WithdrawalLinkError(store.language)
    return whole
  })
}

async function ownOrderId(
  { app, store }: RequestContext,
  number: string,
  customerId: number | undefined,
): Promise<number | undefined> {
  if (customerId === undefined) return undefined
  return (await selectNamedOrder(app.sql, { number, websiteId: store.website.id, customerId }))?.id
}

/** Throws OrderNotFoundError, also for orders of other customers, and WithdrawalLinkError. */
export async function withdrawalOptions(
  ctx: RequestContext,
  args: QueryWithdrawalOptionsArgs,
): Promise<WithdrawalEligibility> {
  return await withdrawalOf(ctx, await findOrder(ctx, args))
}

type Prepared = { whole: WholeOrder; withdrawal: WithdrawalRecord }

/**
 * First of the two steps that the law requires: stores the declaration and returns it for review with the token that
 * confirms it. Throws OrderNotFoundError, WithdrawalLinkError and WithdrawalNotAllowedError.
 */
export async function prepareWithdrawal(
  ctx: RequestContext,
  input: RequestWithdrawalInput,
): Promise<Prepared & { token: string }> {
  const { app, store } = ctx
  await limitRequest(ctx, RATE_LIMITS.withdrawals)
  checkNames(input, store.language)
  const { whole, state } = await withdrawalOptions(ctx, input)
  const { order, addresses } = whole
  const units = requestedUnits(input, state)
  if (!canWithdraw(state, units))
    throw new WithdrawalNotAllowedError(state.ineligibility ?? 'units', store.language)
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const name = input.name?.trim() || `${billing?.firstname ?? ''} ${billing?.lastname ?? ''}`.trim()
  const token = randomToken()
  const withdrawal = {
    tokenHash: tokenHash(token).toString('hex'),
    orderId: order.id,
    name: name.slice(0, nameLimit),
    // The acknowledgement is mailed to the order's address, never to one that the visitor enters.
    email: order.email,
    message: input.message?.trim().slice(0, messageLimit) || null,
    language: store.language,
    preparedAt: app.now(),
    items: [...units].map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
  }
  const id = await inTransaction(app.sql, (tx) => table.insertWithdrawal(tx, withdrawal))
  const declared = { isClosed: false, note: null, items: withdrawal.items.map(notSeen) }
  return { whole, token, withdrawal: { ...withdrawal, ...declared, id, receivedAt: null } }
}

/** Goods that did not come back yet. */
const notSeen = (item: { orderItemId: number; quantity: number }) => ({
  ...item,
  arrived: null,
  accepted: null,
})

function requestedUnits(
  { items }: RequestWithdrawalInput,
  state: WithdrawalState,
): ReadonlyMap<number, number> {
  if (!items || items.length === 0) return state.units
  return new Map(items.map(({ order_item_id: id, quantity }) => [decodeIdUid(id), quantity]))
}

/**
 * Second step: confirms the declaration and queues the acknowledgement with its content, day and time. Confirming again
 * changes nothing. Throws WithdrawalTokenError after a day, and WithdrawalNotAllowedError when the items have been
 * withdrawn or refunded in the meantime.
 */
export async function confirmWithdrawal(ctx: RequestContext, token: string): Promise<Prepared> {
  const { app, store } = ctx
  const { found, whole } = await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const prepared = await table.selectWithdrawalByToken(app.sql, tokenHash(token).toString('hex'))
    const order = prepared && (await readOrder(app.sql, prepared.orderId))
    if (!prepared || order?.order.websiteId !== store.website.id)
      throw new WithdrawalTokenError(store.language)
    return { found: prepared, whole: order }
  })
  const at = app.now()
  const isLate = at.getTime() - found.preparedAt.getTime() > confirmHours * HOUR_MS
  const receivedAt = await inTransaction(app.sql, async (tx) => {
    const order = await lockOrder(tx, found.orderId)
    const current = await table.selectWithdrawal(tx, found.id)
    if (current?.receivedAt) return current.receivedAt
    if (!order || !current || isLate) throw new WithdrawalTokenError(store.language)
    const { state } = await withdrawalOf(ctx, (await selectOrder(tx, order.id)) ?? whole, tx)
    const units = new Map(found.items.map((item) => [item.orderItemId, item.quantity]))
    if (!canWithdraw(state, units))
      throw new WithdrawalNotAllowedError(state.ineligibility ?? 'units', store.language)
    await table.markReceived(tx, found.id, at)
    // A link may be used for one withdrawal.
    await deleteLinks(tx, 'withdrawal', { orderId: order.id })
    await queueOrderMail(tx, order, 'withdrawal_acknowledged', { withdrawalId: found.id }, String(found.id))
    return at
  })
  return { whole, withdrawal: { ...found, receivedAt } }
}

/** Deletes withdrawals that were prepared a day ago and not confirmed. */
export async function deleteUnconfirmedWithdrawals(app: App): Promise<void> {
  await table.deleteUnconfirmed(app.sql, new Date(app.now().getTime() - confirmHours * HOUR_MS))
}
