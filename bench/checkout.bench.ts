import { notificationFields, orderRow, placed } from '../apps/api/test/checkout.ts'
import { plainSkus, type RaceShop } from '../apps/api/test/races.ts'
import { report } from './report.ts'
import { inMeasuredShop } from './shop-client.ts'

const shoppers = 16
const warmUpSeconds = 5
const seconds = 30
const mostOrdered = 40
/** The best of several runs of Vendure 3.7.3 on the same machine and day: 10.2 to 13.0 orders a second, 129 to 166 ms of CPU each. */
const vendure = { perSecond: 13, cpuMs: 129 }
const timesVendure = 15

/** Guests who each buy again and again, through every step of the checkout to the payment. */
export async function benchCheckout(): Promise<void> {
  await inMeasuredShop(async ({ shop, api }) => {
    const skus = await plainSkus(api, mostOrdered)
    await api.sql`update stock_item set quantity = 100000 where manage_stock`
    await buy(api, skus, warmUpSeconds)
    const paidBefore = await paidOrders(api)
    const before = await shop.usage()
    const started = performance.now()
    const bought = await buy(api, skus, seconds)
    const perSecond = (bought * 1000) / (performance.now() - started)
    const after = await shop.usage()
    const paid = (await paidOrders(api)) - paidBefore
    if (paid !== bought) throw new Error(`Of ${bought} orders, ${paid} are paid in the database.`)
    report({
      what: `whole checkout, ${shoppers} shoppers, paid, orders a second`,
      value: perSecond,
      unit: '/s',
      bar: timesVendure * vendure.perSecond,
      atLeast: true,
      against: `Vendure ${vendure.perSecond}/s and ${vendure.cpuMs} ms CPU with its database; ${((after.cpuMs - before.cpuMs) / bought).toFixed(1)} ms CPU without the database; ${paid} paid in the database`,
    })
  })
}

/** Number of orders that were placed and paid. */
async function buy(api: RaceShop, skus: readonly string[], duration: number): Promise<number> {
  let begun = 0
  let bought = 0
  const end = performance.now() + duration * 1000
  const shopper = async () => {
    while (performance.now() < end) {
      const number = await placed(api, { sku: skus[begun++ % skus.length] ?? '' })
      const { id, grandTotal } = await orderRow(api, number)
      // Transactions of one day have different numbers, or they would be taken for one.
      const transaction = { vads_trans_id: String(id).padStart(6, '0') }
      const { status } = await api.notify(notificationFields(number, grandTotal, transaction))
      if (status !== 200) throw new Error(`The notification of a payment answers ${status}.`)
      bought++
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shopper))
  return bought
}

async function paidOrders({ sql }: RaceShop): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from sales_order where payment_state = 'paid'`
  return row?.count ?? 0
}
