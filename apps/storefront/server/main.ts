import { parseArgs } from 'node:util'
import { createStorefront } from './create.ts'
import { createSites } from './sites.ts'
import { readSettings, SettingsError } from './settings.ts'

let hasWaited = false

try {
  const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: true })
  const settings = readSettings(process.env, values.site ?? process.env['SITE'])
  const app =
    settings.siteDirs.length > 0
      ? await createSites({ settings, onWait })
      : await createStorefront({ settings })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
  await app.listen({ host: settings.host, port: settings.port })
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** Says once that the process waits for the API. */
function onWait(error: unknown): void {
  if (hasWaited) return
  hasWaited = true
  process.stderr.write(`Waiting for the addresses of the sites from the commerce API: ${String(error)}\n`)
}
