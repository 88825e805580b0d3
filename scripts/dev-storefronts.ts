import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../apps/api/src/settings.ts'
import { localMediaFolder } from '../apps/api/src/platform/media-store/open.ts'
import { portSetting } from '../apps/api/src/platform/setting.ts'
import { serveInDevelopment } from '../apps/storefront/server/development-sites.ts'
import { exitWithError } from './exit-with-error.ts'
import { stopOnSignals } from './lifecycle.ts'
import { root } from './processes.ts'
import { findSites, storefrontSettings } from './sites.ts'

const socketPort = portSetting({
  name: 'VITE_SOCKET_PORT',
  fallback: 24_678,
  description: 'Port over which Vite updates pages; `npm run dev` selects a free one.',
})

/**
 * Serves the storefronts of all sites with one Vite server; started by scripts/dev.ts. `--app` sets another source
 * folder, `--site` serves one site only.
 */
try {
  const { values } = parseArgs({ options: { app: { type: 'string' }, site: { type: 'string' } } })
  const settings = readSettings(process.env, root)
  const sites = findSites(process.env, settings).filter(({ name }) => name === (values.site ?? name))
  const close = await serveInDevelopment({
    appDir: values.app ?? path.join(root, 'apps/storefront'),
    socketPort: socketPort.read(process.env),
    mediaDir: localMediaFolder(settings),
    sites: sites.map((site) => storefrontSettings(process.env, settings, site)),
  })
  stopOnSignals(close)
} catch (error) {
  exitWithError(error)
}
