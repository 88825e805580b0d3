import { localMediaFolder } from '../apps/api/src/platform/media-store/open.ts'
import { portSetting } from '../apps/api/src/platform/setting.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { serveInDevelopment } from '../apps/admin/server/development.ts'
import { adminSettings } from './admin-settings.ts'
import { exitWithError } from './exit-with-error.ts'
import { stopOnSignals } from './lifecycle.ts'
import { root } from './processes.ts'

const socketPort = portSetting({
  name: 'VITE_SOCKET_PORT',
  fallback: 24_679,
  description: 'Port over which Vite updates pages; `npm run dev` selects a free one.',
})

/** Serves the back office with Vite; started by scripts/dev.ts. */
try {
  const settings = readSettings(process.env, root)
  const close = await serveInDevelopment({
    settings: adminSettings(process.env, settings),
    socketPort: socketPort.read(process.env),
    mediaDir: localMediaFolder(settings),
  })
  stopOnSignals(close)
} catch (error) {
  exitWithError(error)
}
