import { flushCompileCache } from 'node:module'
import { createAdmin } from '../apps/admin/server/create.ts'
import { createBank } from '../apps/bank/src/server.ts'
import { readSettings as readBankSettings } from '../apps/bank/src/settings.ts'
import type { CacheRegistry } from '../apps/api/src/platform/byte-cache.ts'
import { SettingsError } from '../apps/api/src/platform/errors.ts'
import { prepareDatabase, refuseForeignDemo } from '../apps/api/src/prepare-database.ts'
import { isDemo } from '../apps/api/src/platform/demo.ts'
import { localMediaFolder } from '../apps/api/src/platform/media-store/open.ts'
import type { Job } from '../apps/api/src/platform/jobs.ts'
import type { ApiSettings } from '../apps/api/src/platform/settings.ts'
import { readSettings as readApiSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { loadBuild } from '../apps/storefront/server/build.ts'
import { createStorefront, type StorefrontOptions } from '../apps/storefront/server/create.ts'
import { adminSettings } from './admin-settings.ts'
import { buildAdmin, buildStorefront } from './build-apps.ts'
import { root } from './processes.ts'
import { findSites, shopAddresses, storefrontSettings, type SiteAddress } from './sites.ts'

type Environment = Record<string, string | undefined>

export type Shop = {
  addresses: { name: string; url: string }[]
  /** Whether it has demo customers: only on a loopback address. */
  isDemo: boolean
  /** Caches of the API. */
  caches: Pick<CacheRegistry, 'statistics'>
  /** Finishes open requests, then closes the servers and the database. */
  close: () => Promise<void>
}

/**
 * Starts the shop in this process: database, API, test bank and all storefronts, which call the API directly. `runs` selects
 * from the jobs.
 */
export async function startShop(options: {
  env: Environment
  say: (line: string) => void
  runs?: (job: Job) => boolean
}): Promise<Shop> {
  const { env, say, runs } = options
  // Else the compiled code of all modules stays in memory as it was read from the disk, too.
  flushCompileCache()
  if (env.NODE_ENV === 'production')
    throw new SettingsError(
      'NODE_ENV must not be production for npm start, which runs the test bank: use npm run build, migrate, api, storefront and admin.',
    )
  const settings = readApiSettings(env, root)
  const bankSettings = readBankSettings({ ...env, LOG_LEVEL: settings.logLevel })
  const sites = findSites(env, settings)
  const database = await prepareDuring(buildApps(), settings, say)
  await refuseForeignDemo(settings, database)
  const closers = [database.stop]
  const close = async () => {
    for (const one of closers.toReversed()) await one()
  }
  let caches: CacheRegistry
  try {
    const api = await createApi(settings, database.url, runs && { runs })
    caches = api.app.caches
    closers.push(api.close)
    await listen(api.server, 'API_PORT', settings.host, settings.port)
    const bank = await createBank(bankSettings)
    closers.push(() => bank.close())
    await listen(bank, 'BANK_PORT', bankSettings.host, bankSettings.port)
    const transport = (request: { body: string; headers: Record<string, string> }) =>
      api.handle({ method: 'POST', ...request })
    closers.push(await startAdmin(env, settings))
    const build = await loadBuild()
    for (const site of sites)
      closers.push(await startStorefront(env, settings, site, { transport, changes: api.changes, build }))
    flushCompileCache()
  } catch (error) {
    await close()
    throw error
  }
  return {
    addresses: shopAddresses(sites, settings, {
      bank: bankSettings.port,
      admin: adminSettings(env, settings).port,
    }),
    isDemo: isDemo(settings),
    caches,
    close,
  }
}

async function buildApps(): Promise<void> {
  await buildStorefront()
  await buildAdmin()
}

/** Prepares the database while the apps are built: a first start has much to do for both. */
async function prepareDuring(build: Promise<void>, settings: ApiSettings, say: (line: string) => void) {
  const [database, built] = await Promise.allSettled([prepareDatabase(settings, say), build])
  if (database.status === 'rejected') throw database.reason
  if (built.status === 'fulfilled') return database.value
  await database.value.stop()
  throw built.reason
}

/** Starts the storefront of a site, which calls the API over HTTP unless `shared` says how; returns how to close it. */
export async function startStorefront(
  env: Environment,
  api: ApiSettings,
  site: SiteAddress,
  shared: Pick<StorefrontOptions, 'transport' | 'changes' | 'build'> = {},
): Promise<() => Promise<void>> {
  const storefront = await createStorefront({
    settings: storefrontSettings(env, api, site),
    mediaDir: localMediaFolder(api),
    ...shared,
  })
  const close = async () => await storefront.close()
  await listen(storefront, site.portName, api.host, site.port).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return close
}

/** Starts the back office; returns how to close it. */
async function startAdmin(env: Environment, api: ApiSettings): Promise<() => Promise<void>> {
  const settings = adminSettings(env, api)
  const admin = await createAdmin({
    settings,
    mediaDir: localMediaFolder(api),
    showsParts: isDemo(api),
  })
  const close = async () => await admin.close()
  await listen(admin, 'ADMIN_PORT', settings.host, settings.port).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return close
}

type Server = { listen: (address: { host: string; port: number }) => Promise<unknown> }

/** Opens a port. Throws SettingsError with advice when the port is in use. */
async function listen(server: Server, setting: string, host: string, port: number): Promise<void> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EADDRINUSE') throw error
    throw new SettingsError(
      `Port ${port} is in use: stop the program that uses it, or set ${setting} to another port.`,
    )
  }
}
