import { amountDue } from '@comptoir/rules/voucher'
import { lockOrderByNumber, transitionOrder, recordOrderEvent } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { selectBlockingIssues } from './issues.ts'
import { insertIssue, resolveIssues } from './issues.sql.ts'
import { selectPaidAmount } from './payments.sql.ts'
import { amountText } from '../platform/money.ts'

type Release = { reason: string; by: string }

/**
 * Releases an order that payment issues block, by decision of an operator, and resolves the issues. The order is
 * processed now if it is paid, else as soon as the provider reports the payment. Throws CommandError when no issue blocks
 * the order.
 */
export async function releaseOrder(app: App, number: string, { reason, by }: Release): Promise<string> {
  return await inTransaction(app.sql, async (tx) => {
    const order = await lockOrderByNumber(tx, number)
    if (!order) throw new CommandError(`There is no order ${number}.`)
    const { open, isBlocked } = await selectBlockingIssues(tx, order)
    if (!isBlocked || order.status === 'canceled')
      throw new CommandError(`The order ${number} (${order.status}) is not blocked by a payment issue.`)
    const at = app.now()
    let blocking = open
    if (open.length === 0) {
      // An order imported as suspected of fraud has no issue yet: this one records the release.
      const unknown = { transactionId: '', transactionUuid: '', detail: '', amount: null, currency: null }
      await insertIssue(tx, { orderId: order.id, kind: 'suspected_fraud', ...unknown, createdAt: at })
      blocking = (await selectBlockingIssues(tx, order)).open
    }
    const ids = blocking.map(({ id }) => id)
    await resolveIssues(tx, ids, { by, note: reason, at })
    const event = `released by ${by}: ${reason}`
    const paid = await selectPaidAmount(tx, order.id)
    const isWaiting = ['fraud', 'payzen_to_validate', 'payment_review', 'payzen_pending_transfer'].includes(
      order.status,
    )
    if (order.status === 'holded') await transitionOrder(tx, app, order, { to: 'processing', reason: event })
    else if (isWaiting && paid > 0)
      await transitionOrder(tx, app, order, { to: 'processing', reason: event, paymentState: 'paid' })
    else await recordOrderEvent(tx, app, order, { reason: event })
    if (isWaiting && paid === 0)
      return 'Released: the order is processed as soon as the provider reports the payment'
    const due = amountDue(order.grandTotal, order.voucherAmount)
    return `Released: due ${amountText(due, order.currency)}`
  })
}
