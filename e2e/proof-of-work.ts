import { readSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

/** Opens the fountain shop on the same database, with proof of work at sign-in and registration (decisions C-7) and with traces. */
export async function openProofOfWorkShop(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const telemetry = { OTEL_EXPORTER_OTLP_ENDPOINT: addresses.collector }
  const settings = readSettings({ ...env, ...telemetry, CAPTCHA: 'work', CAPTCHA_DIFFICULTY: '10' }, root)
  const api = await createApi(settings, env.DATABASE_URL)
  await api.server.listen({ host: settings.host, port: ports.proofOfWorkApi })
  const storefront = await openStorefront(ports.proofOfWork, {
    ...telemetry,
    COMMERCE_ENDPOINT: addresses.proofOfWorkApi,
  })
  return {
    close: async () => {
      await storefront.close()
      await api.close()
    },
  }
}
