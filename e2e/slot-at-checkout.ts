import { readSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

/**
 * Opens the food shop on the same database, with the slot selected in checkout (decisions H-1). POST
 * `/slot-reservations/expire?email=` to its API ends the slot reservation of a customer's cart; with `past=1` it also
 * moves the slot into the past, so that it cannot be reserved again.
 */
export async function openSlotAtCheckoutShop(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const settings = readSettings({ ...env, SLOT_AT_ORDER_TIME: '1' }, root)
  const api = await createApi(settings, env.DATABASE_URL)
  api.server.post<{ Querystring: { email: string; past?: string } }>(
    '/slot-reservations/expire',
    async ({ query }) => {
      const days = query.past ? 30 : 0
      const carts = await api.app.sql<{ id: number }[]>`
      update cart set pad_reserved_until = now() - interval '1 second', pad_day = pad_day - ${days}::int,
             pad_starts_at = pad_starts_at - make_interval(days => ${days})
       where is_active and customer_id = (select id from customer where email = ${query.email})
      returning id`
      for (const { id } of carts) await api.app.sql`delete from slot_reservation where cart_id = ${id}`
      return carts.length
    },
  )
  await api.server.listen({ host: settings.host, port: ports.slotAtCheckoutApi })
  const storefront = await openStorefront(ports.slotAtCheckout, {
    SITE: 'sushi',
    COMMERCE_ENDPOINT: addresses.slotAtCheckoutApi,
  })
  return {
    close: async () => {
      await storefront.close()
      await api.close()
    },
  }
}
