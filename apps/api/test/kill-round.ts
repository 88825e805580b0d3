import type { KillableShop } from './killable-shop.ts'
import { ledgerProblems, readShelf } from './ledger.ts'
import { goOn, newPurchase, type Purchase } from './purchase.ts'
import { waitUntil } from './wait-until.ts'

export type Victim = 'api' | 'database'

const requestsOfPurchase = 6

/**
 * Lets some shoppers buy at once, kills a part of the shop at one of their requests, starts it again, lets each go on
 * from what they had been told, and answers everything that is wrong afterwards, in words. `round` chooses the moment.
 */
export async function killRound(
  shop: KillableShop,
  { round, shoppers, sku, victim }: { round: number; shoppers: number; sku: string; victim: Victim },
): Promise<string[]> {
  const before = await readShelf(shop.sql)
  const purchases = Array.from({ length: shoppers }, (_, index) =>
    newPurchase(sku, (round * shoppers + index).toString(36).padStart(6, '0')),
  )
  await untilKilled(shop, purchases, { victim, at: 1 + ((round * 7) % (shoppers * requestsOfPurchase)) })
  const told = purchases.map((purchase) => ({ ...purchase }))
  await shop.repair()
  // A shopper clicks again where the shop lost its database under their last click.
  const again = (purchase: Purchase) =>
    waitUntil('a shopper is done', () => goOn(shop, purchase).then(() => true))
  const failures = await Promise.allSettled(purchases.map(again))
  const reasons = failures.flatMap((one) =>
    one.status === 'rejected' ? [`a shopper is stuck: ${String(one.reason.cause)}`] : [],
  )
  const wrong = await Promise.all(told.map((purchase) => brokenPromise(shop, purchase)))
  const unpaid = purchases.filter((purchase) => !purchase.isPaid).map(() => 'a purchase was never paid')
  return [...reasons, ...unpaid, ...wrong.flat(), ...(await ledgerProblems(shop.sql, before))]
}

/** Shoppers go on until each is done or has lost the shop. */
async function untilKilled(
  shop: KillableShop,
  purchases: readonly Purchase[],
  { victim, at }: { victim: Victim; at: number },
): Promise<void> {
  let sent = 0
  let killing: Promise<void> = Promise.resolve()
  shop.onSend(() => {
    if (++sent !== at) return
    if (victim === 'api') shop.killApi()
    else killing = shop.killDatabase()
  })
  await Promise.allSettled(purchases.map((purchase) => goOn(shop, purchase)))
  shop.onSend(undefined)
  await killing
}

/** What a shopper had been told before the kill and no longer holds. */
async function brokenPromise(
  shop: KillableShop,
  { number, isPaid, transaction }: Purchase,
): Promise<string[]> {
  if (number === undefined) return []
  const [row] = await shop.sql<{ status: string }[]>`select status from sales_order where number = ${number}`
  if (!row) return [`order ${number} was acknowledged and is lost`]
  if (!isPaid) return []
  const payments = await shop.sql`
    select 1 from payment p join sales_order o on o.id = p.order_id
     where o.number = ${number} and p.transaction_id = ${transaction} and p.state = 'paid'`
  const isStored = row.status === 'processing' && payments.length === 1
  return isStored ? [] : [`the payment of order ${number} was acknowledged and is lost`]
}
