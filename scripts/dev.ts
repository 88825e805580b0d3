import { spawn } from 'node:child_process'
import { root } from './processes.ts'

const watched = [
  'apps/api/src',
  'apps/bank/src',
  'apps/storefront/app',
  'apps/storefront/server',
  'apps/storefront/messages',
  'packages',
  'sites',
]

/** The shop as `npm start` serves it, started again whenever a source changes. */
const folders = watched.map((folder) => `--watch-path=${folder}`)
const shop = spawn(process.execPath, [...folders, 'scripts/start.ts'], { cwd: root, stdio: 'inherit' })
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => shop.kill('SIGTERM'))
shop.on('exit', (code) => process.exit(code ?? 0))
