import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import { hasStep, nextStep, previousStep, type TicketState } from '@comptoir/rules/kitchen'
import { queueMailOfOrder, withdrawMailOfOrder } from '../mail/index.ts'
import { changePreparation, lockOrder, recordOrderEvent, type OrderHead } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { selectMove, updateOut } from './move-ticket.sql.ts'

/** Mails of the kitchen are one of each kind for an order. */
const MAIL_REFERENCE = 'kitchen'

/** Why a ticket was not moved: somebody else moved it, or it is not for the kitchen any more. */
export type MoveRefusal = {
  reason: 'moved' | 'status'
  state: TicketState
  status: string
  by: string | null
  at: Date | null
}

export type Move = { orderId: number; from: TicketState; to: TicketState }

/**
 * Moves a ticket one step forward or back. The customer's mail about a step leaves after `app.settings.undoSeconds`, and
 * never when the step is taken back before. A ticket that is there already stays as it is. Returns the refusal when the
 * ticket is not at `from`.
 */
export async function moveTicket(
  tx: Transaction,
  app: App,
  { orderId, from, to }: Move,
): Promise<{ isMoved: boolean } | { refusal: MoveRefusal }> {
  const order = await lockOrder(tx, orderId)
  const before = order && (await selectMove(tx, orderId))
  if (!order || !before) throw new Error(`The order ${orderId} has no point of sale.`)
  const { state, method, by, at } = before
  if (state === to) return { isMoved: false }
  const refusal = { state, status: order.status, by, at }
  if (order.status !== 'processing') return { refusal: { ...refusal, reason: 'status' } }
  const isStep = nextStep(method, from) === to || previousStep(method, from) === to
  if (state !== from || !isStep || !hasStep(method, to)) return { refusal: { ...refusal, reason: 'moved' } }
  await setState(tx, app, order, to)
  await followWithMail(tx, app, order, before.method, { from, to })
  return { isMoved: true }
}

async function setState(tx: Transaction, app: App, order: OrderHead, to: TicketState): Promise<void> {
  if (to !== 'handed_over') await updateOut(tx, order.id, to === 'out' ? app.now() : null)
  if (to === 'out') await recordOrderEvent(tx, app, order, { reason: 'out for delivery' })
  await changePreparation(tx, app, order, to === 'out' ? 'ready' : to)
}

const mails: Readonly<Partial<Record<TicketState, Partial<Record<FulfilmentMethod, string>>>>> = {
  ready: { pickup: 'order_ready_for_pickup' },
  out: { delivery: 'order_out_for_delivery' },
}

async function followWithMail(
  tx: Transaction,
  app: App,
  order: OrderHead,
  method: FulfilmentMethod,
  { from, to }: Omit<Move, 'orderId'>,
): Promise<void> {
  const isForward = nextStep(method, from) === to
  const kind = mails[isForward ? to : from]?.[method]
  if (!kind) return
  const mail = { orderId: order.id, kind, reference: MAIL_REFERENCE }
  if (!isForward) return await withdrawMailOfOrder(tx, mail)
  const dueAt = new Date(app.now().getTime() + app.settings.undoSeconds * 1000)
  await queueMailOfOrder(tx, {
    ...mail,
    storeId: order.storeId,
    recipient: order.email,
    content: tx.json({}),
    dueAt,
  })
}
