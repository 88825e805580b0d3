import type { PaymentOperationKind } from '@comptoir/rules/payment-operation'
import {
  decideOperation,
  insertOperation,
  lockOperation,
  selectMadePayment,
  type PaymentOperation,
} from '../../payment-providers/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { RecordNotFoundError } from '../../platform/admin/errors.ts'
import { inTransaction } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { resolveRefundIssue } from '../issues.sql.ts'
import { lockedById, orderPlace, recordOrderChange, type OrderPlace } from './access.ts'
import { noteOf } from './payment-actions.ts'

type Asked = Exclude<PaymentOperationKind, 'refund'>

/** Asks the provider of a payment for something; the job that runs operations sends it a moment later. */
export async function askProvider(
  ctx: AdminContext,
  { paymentId, kind, key }: { paymentId: number; kind: Asked; key: string },
): Promise<OrderPlace> {
  const order = await orderPlace(ctx, { paymentId })
  const { app, staff } = ctx
  const made = await selectMadePayment(app.sql, paymentId)
  if (!made?.uuid) throw new InputError(messageIn(ctx.language, 'admin_payment_unreachable'))
  const { amount, currency } = made
  await inTransaction(app.sql, async (tx) => {
    await lockedById(tx, order.id)
    return await insertOperation(tx, {
      orderId: order.id,
      paymentId,
      documentId: null,
      kind,
      byHand: false,
      amount,
      currency,
      staffId: staff.staffId,
      requestedAt: app.now(),
      idempotencyKey: `${kind} ${key}`,
    })
  })
  await recordOrderChange(ctx, order, `order.${kind === 'status' ? 'refreshPayment' : kind}`, { paymentId })
  return order
}

/** Asks the provider again for a refund that it refused. Throws InputError for another one. */
export async function repeatRefund(ctx: AdminContext, id: number): Promise<OrderPlace> {
  const { app, staff } = ctx
  return await onRefund(ctx, id, async (operation, order) => {
    if (operation.state !== 'refused' || operation.byHand)
      throw new InputError(messageIn(ctx.language, 'admin_refund_not_refused'))
    await inTransaction(app.sql, (tx) =>
      insertOperation(tx, {
        ...operation,
        staffId: staff.staffId,
        requestedAt: app.now(),
        replacesId: id,
        idempotencyKey: `repeat ${id}`,
      }),
    )
    await resolveRefundIssue(app.sql, order.id, id, { by: staff.name, note: 'repeated', at: app.now() })
    await recordOrderChange(ctx, order, 'order.repeatRefund', { operation: id, money: operation.amount })
  })
}

type Settlement = { id: number; isMade: boolean; reference: string }

/** Records what became of a refund that the provider has not accepted. Throws InputError for one that it has. */
export async function settleRefund(
  ctx: AdminContext,
  { id, isMade, reference }: Settlement,
): Promise<OrderPlace> {
  const { app, staff } = ctx
  const note = noteOf(ctx, 'reference', reference)
  const at = app.now()
  return await onRefund(ctx, id, async (operation, order) => {
    const decision = {
      state: isMade ? ('accepted' as const) : ('refused' as const),
      reference: note,
      code: null,
      detail: null,
      at,
    }
    if (operation.state === 'accepted' || (operation.state === 'refused' && !isMade))
      throw new InputError(messageIn(ctx.language, 'admin_refund_settled'))
    if (operation.state === 'refused') {
      const made = await inTransaction(app.sql, (tx) =>
        insertOperation(tx, {
          ...operation,
          byHand: true,
          staffId: staff.staffId,
          requestedAt: at,
          replacesId: id,
          idempotencyKey: `by hand ${id}`,
        }),
      )
      await decideOperation(app.sql, made.id, decision)
    } else await decideOperation(app.sql, id, decision)
    await resolveRefundIssue(app.sql, order.id, id, { by: staff.name, note, at })
    await recordOrderChange(ctx, order, 'order.settleRefund', { operation: id, isMade, reference: note })
  })
}

/** Locks the order and then the refund. */
async function onRefund(
  ctx: AdminContext,
  id: number,
  work: (operation: PaymentOperation, order: OrderPlace) => Promise<void>,
): Promise<OrderPlace> {
  const { sql } = ctx.app
  const [row] = await sql<{ orderId: number }[]>`
    select order_id as "orderId" from payment_operation where id = ${id} and kind = 'refund'`
  if (!row) throw new RecordNotFoundError(ctx.language)
  const order = await orderPlace(ctx, { id: row.orderId })
  const operation = await inTransaction(sql, async (tx) => {
    await lockedById(tx, order.id)
    return await lockOperation(tx, id)
  })
  if (!operation) throw new RecordNotFoundError(ctx.language)
  await work(operation, order)
  return order
}
