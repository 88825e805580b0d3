import { amountDue } from '@comptoir/rules/voucher'
import { lockOrderByNumber, moveOrder, noteOnOrder } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { selectHolds } from './issues.ts'
import { insertIssue, resolveIssues } from './issues.sql.ts'
import { selectPaidAmount } from './payments.sql.ts'

type Release = { reason: string; by: string }

/**
 * Lets an order go that is held for its payment, on a person's word. It is prepared at once where the provider said
 * that it is paid, else as soon as it does. Throws CommandError for an order that is not held.
 */
export async function releaseOrder(app: App, number: string, { reason, by }: Release): Promise<string> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw new CommandError(`There is no order ${number}.`)
    const { open, isHeld } = await selectHolds(tx, order)
    if (!isHeld || order.status === 'canceled')
      throw new CommandError(`The order ${number} (${order.status}) is not held for its payment.`)
    const at = app.now()
    let holds = open
    if (open.length === 0) {
      // One that was imported as suspected: the release itself is what has to be remembered.
      const nameless = { transactionId: '', transactionUuid: '', detail: '', amount: null, currency: null }
      await insertIssue(tx, { orderId: order.id, kind: 'suspected_fraud', ...nameless, createdAt: at })
      holds = (await selectHolds(tx, order)).open
    }
    const ids = holds.map(({ id }) => id)
    await resolveIssues(tx, ids, { by, note: reason, at })
    const told = `released by ${by}: ${reason}`
    const paid = await selectPaidAmount(tx, order.id)
    const isWaiting = ['fraud', 'payzen_to_validate', 'payment_review', 'payzen_pending_transfer'].includes(
      order.status,
    )
    if (order.status === 'holded') await moveOrder(tx, app, order, { to: 'processing', reason: told })
    else if (isWaiting && paid > 0)
      await moveOrder(tx, app, order, { to: 'processing', reason: told, paymentState: 'paid' })
    else await noteOnOrder(tx, app, order, { reason: told })
    if (isWaiting && paid === 0)
      return 'Released: the order is prepared as soon as the provider says that it is paid'
    const due = amountDue(order.grandTotal, order.voucherAmount)
    return `Released: due ${(due / 100).toFixed(2)} EUR`
  })
}
