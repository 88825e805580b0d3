import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSiteCommand } from '../apps/api/src/create-site/index.ts'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { createApi } from '../apps/api/src/server.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { runs } from './jobs.ts'
import { openStorefront } from './storefront.ts'

const code = 'taller'

/** Creates a shop in Spanish, whose addresses name no language, as an operator does, and opens it on a database of its own. */
export async function openCreatedShop(
  env: Record<string, string> & { DATABASE_URL: string },
  log: (line: string) => void,
): Promise<{ close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-created-'))
  const sitesDir = path.join(folder, 'sites')
  const flags = {
    code,
    name: 'Taller Norte',
    languages: 'es',
    'language-prefix': 'no',
    countries: 'ES',
    fulfilment: 'parcel,pickup',
    email: 'hola@taller.example',
    phone: '+34910000000',
  }
  await createSiteCommand(new Map(Object.entries(flags)), { sitesDir, today: '2026-11-24' })
  const settings = readSettings(
    {
      ...env,
      SITES_DIR: sitesDir,
      DATA_DIR: path.join(folder, 'data'),
      API_PORT: String(ports.createdApi),
      TALLER_PORT: String(ports.created),
    },
    root,
  )
  await prepareDatabase(settings, log)
  const api = await createApi(settings, env.DATABASE_URL, { runs })
  await api.server.listen({ host: settings.host, port: settings.port })
  const storefront = await openStorefront(ports.created, {
    SITE_DIR: path.join(sitesDir, code),
    COMMERCE_ENDPOINT: addresses.createdApi,
  })
  return {
    close: async () => {
      await storefront.close()
      await api.close()
      await rm(folder, { recursive: true })
    },
  }
}
