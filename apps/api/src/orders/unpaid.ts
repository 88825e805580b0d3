import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { WIDER } from '../platform/request-count.ts'
import { TooManyUnpaidOrdersError } from './errors.ts'
import { countUnpaid, lockUnpaid, type UnpaidBy } from './unpaid.sql.ts'
import type { NewOrder } from './write.sql.ts'

type Buyer = Pick<NewOrder, 'customerId' | 'websiteId' | 'email'>
/** What a network address and the network around it are recognised by. */
type Sender = { sender: Buffer; wider: Buffer | null }

/** An order whose time is over is released within this many seconds. */
const releaseSeconds = 60

/**
 * Throws TooManyUnpaidOrdersError when a network address or a buyer has as many orders that wait for their payment as
 * there may be; exact, as orders of the same wait for each other until `tx` ends. A guest's e-mail counts apart from the account that has it: strangers cannot use up what its owner may order.
 */
export async function checkUnpaidOrders(
  tx: Transaction,
  ctx: RequestContext,
  buyer: Buyer,
  sender: Sender | undefined,
): Promise<void> {
  const { ofAddress, ofBuyer } = ctx.app.settings.unpaidOrders
  // Always in this order, so that no two wait for each other.
  if (sender?.wider) await check(tx, ctx, { widerSender: sender.wider }, ofAddress * WIDER)
  if (sender) await check(tx, ctx, { sender: sender.sender }, ofAddress)
  await check(tx, ctx, buyerOf(buyer), ofBuyer)
}

function buyerOf({ customerId, websiteId, email }: Buyer): UnpaidBy {
  return customerId === null ? { websiteId, guestEmail: email.toLowerCase() } : { customerId }
}

async function check(tx: Transaction, ctx: RequestContext, by: UnpaidBy, most: number): Promise<void> {
  if (most === 0) return
  await lockUnpaid(tx, JSON.stringify(by))
  const { count, firstExpiresAt } = await countUnpaid(tx, by)
  if (count < most) return
  const left = firstExpiresAt ? (firstExpiresAt.getTime() - ctx.app.now().getTime()) / 1000 : 0
  throw new TooManyUnpaidOrdersError(Math.max(releaseSeconds, Math.ceil(left)), ctx.store.language)
}
