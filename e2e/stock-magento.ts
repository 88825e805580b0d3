import { readSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

/**
 * Opens the fountain shop on the same database, behind an API with Magento's schema and no extensions. GET
 * `/invalid-documents` of that API returns the GraphQL errors of documents that do not fit the schema.
 */
export async function openStockMagentoShop(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const settings = readSettings({ ...env, API_PORT: String(ports.magentoApi) }, root)
  const api = await createApi(settings, env.DATABASE_URL, { contract: 'magento' })
  const invalid: string[] = []
  api.server.addHook('onSend', async (request, _reply, payload) => {
    const schemaError =
      /Cannot query field|Unknown (?:type|argument|fragment)|is not defined by type|is never used/
    if (request.url === '/graphql' && typeof payload === 'string' && schemaError.test(payload))
      invalid.push(payload)
  })
  // A Magento does not know this header.
  api.server.addHook('onRequest', async ({ headers }) => void delete headers['x-location-choice'])
  api.server.get('/invalid-documents', () => invalid)
  await api.server.listen({ host: settings.host, port: ports.magentoApi })
  const storefront = await openStorefront(ports.magento, { COMMERCE_ENDPOINT: addresses.magentoApi })
  return {
    close: async () => {
      await storefront.close()
      await api.close()
    },
  }
}
