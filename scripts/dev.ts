import path from 'node:path'
import { watch } from 'chokidar'
import { readSettings as readBankSettings } from '../apps/bank/src/settings.ts'
import { SettingsError } from '../apps/api/src/platform/errors.ts'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { isDemo } from '../apps/api/src/platform/demo.ts'
import { freePort } from '../apps/api/src/platform/ports.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { exitWithError } from './exit-with-error.ts'
import { stopOnSignals } from './lifecycle.ts'
import { printAddresses } from './print-addresses.ts'
import { root, say } from './processes.ts'
import { adminSettings } from './admin-settings.ts'
import { findSites, shopAddresses } from './sites.ts'
import { WatchedProcess } from './watched-process.ts'

/**
 * The development server. The database runs in this process; API, test bank and storefronts run in processes that
 * restart when their sources change. Vite updates pages without a restart.
 */
async function main(): Promise<void> {
  const started = performance.now()
  if (process.env.NODE_ENV === 'production') throw new SettingsError('NODE_ENV must not be production here.')
  const settings = readSettings(process.env, root)
  const bank = readBankSettings(process.env)
  const admin = adminSettings(process.env, settings)
  const sites = findSites(process.env, settings)
  const firstSite = sites[0]
  if (!firstSite) throw new SettingsError(`There is no site in ${settings.sitesDir}.`)

  const database = await prepareDatabase(settings, say)
  const env = {
    NODE_ENV: 'development',
    LOG_LEVEL: settings.logLevel,
    // Vite compiles in the storefronts' process, which blocks its event loop.
    EVENT_LOOP_WARN_MS: process.env.EVENT_LOOP_WARN_MS ?? '1000',
  }
  const services = [
    {
      watched: [
        'apps/api/src',
        'apps/api/migrations',
        'packages/contract/src',
        'packages/http-server/src',
        'packages/messages',
        'packages/rules/src',
        'packages/site-file/src',
      ],
      process: new WatchedProcess({
        name: 'API',
        script: 'scripts/api.ts',
        url: `http://localhost:${settings.port}/healthz`,
        env: { ...env, DATABASE_URL: database.url },
      }),
    },
    {
      watched: ['apps/bank/src', 'packages/rules/src'],
      process: new WatchedProcess({
        name: 'Test bank',
        script: 'apps/bank/src/main.ts',
        url: `http://localhost:${bank.port}`,
        env,
      }),
    },
    {
      // Vite watches the rest of the storefront.
      watched: [
        'apps/storefront/server',
        'apps/storefront/scripts',
        'apps/storefront/vite.config.ts',
        'apps/storefront/react-router.config.ts',
        'packages/http-server/src',
        'packages/rules/src',
        'packages/site-file/src',
      ],
      process: new WatchedProcess({
        name: 'Storefronts',
        script: 'scripts/dev-storefronts.ts',
        url: `http://localhost:${firstSite.port}/healthz`,
        env: { ...env, VITE_SOCKET_PORT: String(await freePort()) },
      }),
    },
    {
      // Vite watches the rest of the back office.
      watched: [
        'apps/admin/server',
        'apps/admin/scripts',
        'apps/admin/vite.config.ts',
        'apps/admin/react-router.config.ts',
        'packages/http-server/src',
        'packages/rules/src',
      ],
      process: new WatchedProcess({
        name: 'Back office',
        script: 'scripts/dev-admin.ts',
        url: `http://localhost:${admin.port}/healthz`,
        env: { ...env, VITE_SOCKET_PORT: String(await freePort()) },
      }),
    },
  ]
  const watcher = watch(
    services.flatMap(({ watched }) => watched),
    {
      cwd: root,
      ignoreInitial: true,
      ignored: (file) => /\.test\.tsx?$|storefront\.json$|messages\/\w+\/admin\//.test(file),
    },
  )
  watcher.on('all', (_event, file) => {
    for (const service of services)
      if (service.watched.some((watched) => file === watched || file.startsWith(watched + path.sep)))
        service.process.restart(path.join(root, file))
  })
  stopOnSignals(async () => {
    await watcher.close()
    await Promise.all(services.map((service) => service.process.stop()))
    await database.stop()
  })

  await Promise.all(services.map((service) => service.process.start()))
  const addresses = shopAddresses(sites, settings, { bank: bank.port, admin: admin.port })
  if (!settings.databaseUrl) addresses.push({ name: 'database', url: database.url })
  printAddresses({ addresses, isDemo: isDemo(settings) }, started)
}

await main().catch(exitWithError)
