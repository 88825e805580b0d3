import { readSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

/**
 * The fountains once more on the same database, behind an API whose schema is Magento's and nothing else. The API tells
 * at `/refused` which documents it could not even read.
 */
export async function openStockMagentoShop(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const settings = readSettings({ ...env, API_PORT: String(ports.magentoApi) }, root)
  const api = await createApi(settings, env.DATABASE_URL, { contract: 'magento' })
  const refused: string[] = []
  api.server.addHook('onSend', async (request, _reply, payload) => {
    const unread =
      /Cannot query field|Unknown (?:type|argument|fragment)|is not defined by type|is never used/
    if (request.url === '/graphql' && typeof payload === 'string' && unread.test(payload))
      refused.push(payload)
  })
  api.server.get('/refused', () => refused)
  await api.server.listen({ host: settings.host, port: ports.magentoApi })
  const storefront = await openStorefront(ports.magento, { COMMERCE_ENDPOINT: addresses.magentoApi })
  return {
    close: async () => {
      await storefront.close()
      await api.close()
    },
  }
}
