import path from 'node:path'
import { readSettings as readApiSettings } from '../apps/api/src/platform/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { createStorefront } from '../apps/storefront/server/create.ts'
import { readSettings as readStorefrontSettings } from '../apps/storefront/server/settings.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'

/** The fountains once more on the same database, where sign-in and registration ask for a proof (decisions C-7). */
export async function openToProvers(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const settings = readApiSettings({ ...env, CAPTCHA: 'work', CAPTCHA_DIFFICULTY: '10' }, root)
  const api = await createApi(settings, env.DATABASE_URL)
  const storefront = await createStorefront({
    settings: readStorefrontSettings(
      {
        PORT: String(ports.provers),
        COMMERCE_ENDPOINT: addresses.api,
        PAYMENT_ORIGIN: addresses.bank,
        LOG_LEVEL: 'error',
      },
      'fontaines',
    ),
    transport: (request) => api.handle({ method: 'POST', ...request }),
    mediaDir: path.join(settings.dataDir, 'media'),
  })
  await storefront.listen({ host: settings.host, port: ports.provers })
  return {
    close: async () => {
      await storefront.close()
      await api.close()
    },
  }
}
