import { mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createAdmin } from '../../apps/admin/server/create.ts'
import { readSettings as readAdminSettings } from '../../apps/admin/server/settings.ts'
import { connect } from '../../apps/api/src/platform/database.ts'
import { migrate } from '../../apps/api/src/platform/migrate.ts'
import { seedDatabase } from '../../apps/api/src/prepare-database.ts'
import { createApi, type Api } from '../../apps/api/src/server.ts'
import { readSettings } from '../../apps/api/src/settings.ts'
import { place, type Sender } from '../../apps/api/test/checkout.ts'
import { cartAt, checkOutPickup } from '../../apps/api/test/fulfilment.ts'
import { root } from '../../scripts/processes.ts'
import { addresses, ports } from '../addresses.ts'
import { runs } from '../jobs.ts'

/** The lunch that the tests play: the clock stands at its opening until the first order, however late the tests come. */
const lunchDay = '2026-11-24'
const opening = Date.parse(`${lunchDay}T10:20:00Z`)
const store = 'paris_marais_fr'
/** A dish that needs no choice. */
const dish = 'NR-BOI-YUZ'

/**
 * Opens the food shop and its back office on a database of its own, a little before lunch. `POST /orders?time=12:00&count=2`
 * to its API places confirmed pickups at a point of sale and answers their numbers, or why there are none;
 * `GET /preparation` counts the orders by how far they are.
 */
export async function openKitchenShop(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const sites = await mkdtemp(path.join(os.tmpdir(), 'comptoir-kitchen-'))
  await symlink(path.join(root, 'sites/sushi'), path.join(sites, 'sushi'))
  const settings = readSettings({ ...env, SITES_DIR: sites, UNPAID_ORDERS_OF_BUYER: '0' }, root)
  const sql = connect(env.DATABASE_URL, 4)
  await migrate(sql)
  await seedDatabase(sql, settings, () => undefined)
  await sql`
    insert into staff (email, name, language, password_hash, role_id, website_ids, location_ids, second_factor_due_at)
    select 'mei@norietriz.example', 'Mei Sato', 'fr', password_hash, (select id from staff_role where code = 'location_manager'),
           website_ids, location_ids, '2027-06-01'
      from staff where email = 'ken@norietriz.example'`
  await sql`update sales_order set status = 'complete' where status = 'processing'`
  await sql.end()
  let start: number | undefined
  const api = await createApi(settings, env.DATABASE_URL, {
    runs,
    now: () => new Date(start === undefined ? opening : opening + Date.now() - start),
  })
  registerOrders(api, () => (start ??= Date.now()))
  await api.server.listen({ host: settings.host, port: ports.kitchenApi })
  const admin = await createAdmin({
    settings: readAdminSettings({
      ADMIN_PORT: String(ports.kitchen),
      COMMERCE_ENDPOINT: addresses.kitchenApi,
      LOG_LEVEL: 'error',
    }),
    transport: async ({ body, headers }) => await api.handleAdmin({ method: 'POST', body, headers }),
  })
  await admin.listen({ host: settings.host, port: ports.kitchen })
  return {
    close: async () => {
      await admin.close()
      await api.close()
      await rm(sites, { recursive: true })
    },
  }
}

function registerOrders(api: Api, beforeOrder: () => void): void {
  const { sql } = api.app
  const sender: Sender = {
    send: async (query, variables = {}, { store: code, choosesLocation } = {}) => {
      const answer = await api.handle({
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: {
          ...(code && { store: code }),
          ...(choosesLocation && { 'x-location-choice': 'explicit' }),
        },
      })
      return { status: answer.status, headers: answer.headers, ...JSON.parse(answer.body) }
    },
  }
  const order = async (time: string, comment: string) => {
    const { id } = await cartAt(sender, { slot: { day: lunchDay, time } })
    await sender.send(
      `mutation ($id: String!, $sku: String!, $comment: String!) {
        addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { user_errors { message } }
        setCartComments(cart_id: $id, comment: $comment) { cart { id } }
      }`,
      { id, sku: dish, comment },
      { store },
    )
    await checkOutPickup(sender, id, { store })
    const placed = await place(sender, id, { store })
    if (!placed.order) throw new Error(placed.errors[0]?.message)
    const { order_number: number } = placed.order
    await sql`update sales_order set status = 'processing' where number = ${number}`
    return number
  }
  api.server.post<{ Querystring: { time: string; count?: string; comment?: string } }>(
    '/orders',
    async ({ query }) => {
      beforeOrder()
      const numbers: string[] = []
      try {
        for (let index = 0; index < Number(query.count ?? 1); index++)
          numbers.push(await order(query.time, query.comment ?? ''))
      } catch (error) {
        return { numbers, error: error instanceof Error ? error.message : '' }
      }
      return { numbers }
    },
  )
  api.server.get('/preparation', async () => {
    const rows = await sql<{ preparation: string; count: number }[]>`
      select preparation, count(*)::int as count from sales_order
       where pad_day = ${lunchDay} and created_at > ${new Date(opening)} group by preparation`
    return Object.fromEntries(rows.map(({ preparation, count }) => [preparation, count]))
  })
}
