import { readSettings } from '../apps/api/src/platform/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

/** The sushi shop once more on the same database, where day and time are chosen in checkout (decisions H-1). */
export async function openToLateChoosers(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const settings = readSettings({ ...env, SLOT_AT_ORDER_TIME: '1' }, root)
  const api = await createApi(settings, env.DATABASE_URL)
  await api.server.listen({ host: settings.host, port: ports.laterApi })
  const storefront = await openStorefront(ports.later, {
    SITE: 'sushi',
    COMMERCE_ENDPOINT: addresses.laterApi,
  })
  return {
    close: async () => {
      await storefront.close()
      await api.close()
    },
  }
}
