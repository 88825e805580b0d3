import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '../apps/api/src/platform/settings.ts'
import { integerSetting } from '../apps/api/src/platform/read-setting.ts'
import { serveInDevelopment } from '../apps/storefront/server/development-sites.ts'
import { failClearly } from './failure.ts'
import { stopOnSignals } from './lifecycle.ts'
import { root } from './processes.ts'
import { findSites, storefrontSettings } from './sites.ts'

/**
 * The storefronts of all sites with one Vite between them; scripts/dev.ts starts it. `--app` names other
 * sources, `--site` the only site.
 */
try {
  const { values } = parseArgs({ options: { app: { type: 'string' }, site: { type: 'string' } } })
  const settings = readSettings(process.env, root)
  const sites = findSites(process.env, settings).filter(({ name }) => name === (values.site ?? name))
  const close = await serveInDevelopment({
    appDir: values.app ?? path.join(root, 'apps/storefront'),
    socketPort: integerSetting(process.env, 'VITE_SOCKET_PORT', 24_678, 1, 65_535),
    mediaDir: path.join(settings.dataDir, 'media'),
    sites: sites.map((site) => storefrontSettings(process.env, settings, site)),
  })
  stopOnSignals(close)
} catch (error) {
  failClearly(error)
}
