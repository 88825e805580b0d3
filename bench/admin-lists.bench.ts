import { readSettings } from '../apps/api/src/settings.ts'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { connect } from '../apps/api/src/platform/database.ts'
import { createApi } from '../apps/api/src/server.ts'
import { asStaff } from '../apps/api/test/admin.ts'
import { root, say } from '../scripts/processes.ts'
import { adminRequests } from './admin-lists.ts'
import { addCustomers } from './many-customers.ts'
import { addOrders } from './many-orders.ts'
import { addProducts } from './many-products.ts'
import { median, percentileOf, report } from './report.ts'
import { benchDatabase } from './shop.ts'

/** No page of the back office waits longer. */
const limitMs = 200
const orders = 100_000
const products = 100_000
const customers = 100_000
const rounds = 21

/** How long lists of the back office take with 100,000 orders and customers: rows, count and cursor of a page, in this process. */
export async function benchAdminLists(): Promise<void> {
  const database = await benchDatabase()
  const settings = readSettings({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }, root)
  await prepareDatabase(settings, () => undefined)
  const sql = connect(database.url, 1)
  await addOrders(sql, orders)
  await addProducts(sql, products)
  await addCustomers(sql, customers)
  await sql.end()
  const api = await createApi(settings, database.url)
  try {
    const owner = asStaff({ api })
    for (const { what, query, variables } of adminRequests) {
      const times: number[] = []
      // The first one after a start compiles the query and opens connections.
      await owner.send(query, variables)
      for (let round = 0; round < rounds; round++) {
        const started = performance.now()
        const { errors } = await owner.send(query, variables)
        if (errors) throw new Error(`${what}: ${errors[0]?.message}`)
        times.push(performance.now() - started)
      }
      report({
        what,
        value: percentileOf(times, 0.95),
        unit: 'ms',
        bar: limitMs,
        against: `median ${median(times).toFixed(0)} ms`,
      })
    }
  } finally {
    await api.close()
    await database.stop()
  }
  say('')
}
