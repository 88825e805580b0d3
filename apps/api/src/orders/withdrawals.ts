import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { limitGuesses, limitRequest } from '../platform/request-count.ts'
import type { QueryWithdrawalOptionsArgs, RequestWithdrawalInput } from '@comptoir/contract/generated/types'
import { addWorkingDays, localTime, type Day } from '@comptoir/rules/calendar'
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
import {
  OrderNotFoundError,
  WithdrawalLinkError,
  WithdrawalRefusedError,
  WithdrawalTokenError,
} from './errors.ts'
import { askForMail } from './mails.ts'
import type { OrderItemRecord, WholeOrder } from './order.ts'
import { linkedOrder } from './order-links.ts'
import { lockOrder, selectNamedOrder, selectOrder } from './read.sql.ts'
import * as table from './withdrawals.sql.ts'
import type { WithdrawalRecord } from './withdrawals.sql.ts'

export type WithdrawalCaseOf = {
  whole: WholeOrder
  state: WithdrawalState
  exclusions: ReadonlyMap<number, WithdrawalExclusion>
}

const confirmHours = 24
const nameLimit = 200
const messageLimit = 1000
const notConcluded: readonly OrderStatus[] = ['canceled', 'pending_payment']

/** What of an order can be withdrawn from today, and why the rest cannot (rules). */
export async function withdrawalOf(
  ctx: RequestContext,
  whole: WholeOrder,
  sql: Queryable = ctx.app.sql,
): Promise<WithdrawalCaseOf> {
  const { order, items } = whole
  const [exclusions, declared] = await Promise.all([
    exclusionsOf(sql, ctx, items),
    table.selectWithdrawals(sql, [order.id]),
  ])
  const withdrawn = (id: number) =>
    declared
      .flatMap((one) => one.items)
      .reduce((sum, item) => (item.orderItemId === id ? sum + item.quantity : sum), 0)
  const state = withdrawalState({
    visitorKind: order.visitorKind,
    isConcluded: !notConcluded.includes(order.status) && !(order.isQuotation && order.status === 'pending'),
    deliveredOn: deliveryOf(ctx, whole),
    today: localTime(ctx.app.now()).day,
    lines: items.map((item) => ({
      id: item.id,
      quantity: item.quantity,
      gone: item.quantityCanceled + Math.max(item.quantityRefunded, withdrawn(item.id)),
      exclusion: exclusions.get(item.id) ?? null,
    })),
  })
  return { whole, state, exclusions }
}

/** Food that perishes and what is made to measure, by the catalogue; what has the buyer's own words on it, by the order. */
async function exclusionsOf(
  sql: Queryable,
  ctx: RequestContext,
  items: readonly OrderItemRecord[],
): Promise<Map<number, WithdrawalExclusion>> {
  const ids = items.flatMap(({ productId }) => productId ?? [])
  const values = await attributeValues(ctx, sql, ids, ['perishable', 'made_to_order'])
  return new Map(
    items.flatMap((item): [number, WithdrawalExclusion][] => {
      const known = values.get(item.productId ?? 0)
      if (known?.perishable === '1') return [[item.id, 'perishable']]
      if (known?.made_to_order === '1') return [[item.id, 'made_to_order']]
      return item.options.some((option) => option.entered) ? [[item.id, 'engraved']] : []
    }),
  )
}

/**
 * The day of the last delivery. Where nobody told it, the latest on which it can have been: the promised one, or the
 * usual time after the parcel left. Null as long as something is to come.
 */
function deliveryOf({ app }: RequestContext, { order, items, shipments }: WholeOrder): Day | null {
  const isSent = order.status === 'complete' || order.status === 'closed'
  if (!isSent && items.some((item) => item.quantityShipped + item.quantityRefunded < item.quantity))
    return null
  const { settings } = app.stores.byId(order.storeId)
  const days = shipments.map(({ deliveredOn, createdAt }) => {
    const usual = addWorkingDays(localTime(createdAt).day, settings.delivery_working_days)
    return deliveredOn ?? [usual, order.deliveryDate ?? ''].toSorted().at(-1) ?? usual
  })
  return days.toSorted().at(-1) ?? localTime(order.statusChangedAt).day
}

/** The order that a visitor may withdraw from: their own, or the one of a link that its mailbox holds. */
async function findOrder(
  ctx: RequestContext,
  { order_number: number, token }: QueryWithdrawalOptionsArgs,
): Promise<WholeOrder> {
  const { app, store, identity } = ctx
  if (!token) {
    const id = await ownOrderId(ctx, number?.trim() ?? '', identity?.customerId)
    const own = id === undefined ? undefined : await selectOrder(app.sql, id)
    if (!own) throw new OrderNotFoundError(number ?? '', store.language)
    return own
  }
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const id = await linkedOrder(app, app.sql, 'withdrawal', token)
    const whole = id === undefined ? undefined : await selectOrder(app.sql, id)
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

/** Throws OrderNotFoundError, for an order of somebody else too, and WithdrawalLinkError. */
export async function withdrawalOptions(
  ctx: RequestContext,
  args: QueryWithdrawalOptionsArgs,
): Promise<WithdrawalCaseOf> {
  return await withdrawalOf(ctx, await findOrder(ctx, args))
}

type Prepared = { whole: WholeOrder; withdrawal: WithdrawalRecord }

/**
 * The first of the two steps that the law asks for: what is going to be declared is written down and shown back. Throws
 * OrderNotFoundError, WithdrawalLinkError and WithdrawalRefusedError. The token confirms it.
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
  const units = wishesOf(input, state)
  if (!canWithdraw(state, units)) throw new WithdrawalRefusedError(state.refusal ?? 'units', store.language)
  const billing = addresses.find(({ kind }) => kind === 'billing')
  const name = input.name?.trim() || `${billing?.firstname ?? ''} ${billing?.lastname ?? ''}`.trim()
  const token = randomToken()
  const withdrawal = {
    tokenHash: tokenHash(token).toString('hex'),
    orderId: order.id,
    name: name.slice(0, nameLimit),
    // The acknowledgement goes where the order's mails go: nobody else can ask for it to come to them.
    email: order.email,
    message: input.message?.trim().slice(0, messageLimit) || null,
    language: store.language,
    preparedAt: app.now(),
    items: [...units].map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
  }
  const id = await inTransaction(app.sql, (tx) => table.insertWithdrawal(tx, withdrawal))
  return { whole, token, withdrawal: { ...withdrawal, id, receivedAt: null } }
}

function wishesOf({ items }: RequestWithdrawalInput, state: WithdrawalState): ReadonlyMap<number, number> {
  if (!items || items.length === 0) return state.units
  return new Map(items.map(({ order_item_id: id, quantity }) => [decodeIdUid(id), quantity]))
}

/**
 * The second step: the declaration counts from now, and is acknowledged by a mail that holds it with day and time.
 * Confirmed again it is the same. Throws WithdrawalTokenError after a day, and WithdrawalRefusedError when the goods
 * have been withdrawn from or refunded meanwhile.
 */
export async function confirmWithdrawal(ctx: RequestContext, token: string): Promise<Prepared> {
  const { app, store } = ctx
  const { found, whole } = await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const named = await table.selectWithdrawalByToken(app.sql, tokenHash(token).toString('hex'))
    const order = named && (await selectOrder(app.sql, named.orderId))
    if (!named || order?.order.websiteId !== store.website.id) throw new WithdrawalTokenError(store.language)
    return { found: named, whole: order }
  })
  const at = app.now()
  const isLate = at.getTime() - found.preparedAt.getTime() > confirmHours * 3_600_000
  const receivedAt = await inTransaction(app.sql, async (tx) => {
    const order = await lockOrder(tx, found.orderId)
    const current = await table.selectWithdrawal(tx, found.id)
    if (current?.receivedAt) return current.receivedAt
    if (!order || !current || isLate) throw new WithdrawalTokenError(store.language)
    const { state } = await withdrawalOf(ctx, (await selectOrder(tx, order.id)) ?? whole, tx)
    const units = new Map(found.items.map((item) => [item.orderItemId, item.quantity]))
    if (!canWithdraw(state, units)) throw new WithdrawalRefusedError(state.refusal ?? 'units', store.language)
    await table.markReceived(tx, found.id, at)
    // A link declares once.
    await deleteLinks(tx, 'withdrawal', { orderId: order.id })
    await askForMail(tx, order, 'withdrawal_acknowledged', { withdrawalId: found.id }, String(found.id))
    return at
  })
  return { whole, withdrawal: { ...found, receivedAt } }
}

/** Forgets declarations that were prepared a day ago and never confirmed. */
export async function forgetUnconfirmedWithdrawals(app: App): Promise<void> {
  await table.deleteUnconfirmed(app.sql, new Date(app.now().getTime() - confirmHours * 3_600_000))
}
