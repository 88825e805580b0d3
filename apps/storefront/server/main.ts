import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { stopOnSignals } from '@comptoir/http-server/stop-on-signals'
import { openMetricsPort } from '@comptoir/http-server/telemetry/telemetry'
import { startFailure } from '@comptoir/rules/start-failure'
import { createStorefront } from './create.ts'
import { createSites } from './sites.ts'
import { readSettings } from './settings.ts'
import { openStorefrontTelemetry } from './telemetry.ts'

let hasWaited = false

try {
  const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: true })
  const settings = readSettings(process.env, values.site ?? process.env['SITE'])
  const telemetry = await openStorefrontTelemetry(settings)
  const app =
    settings.siteDirs.length > 0
      ? await createSites({ settings, onWait, telemetry })
      : await createStorefront({ settings, telemetry })
  // Else the compiled code of all modules stays in memory as it was read from the disk, too.
  flushCompileCache()
  stopOnSignals({
    settings: settings.stop,
    servers: [app.server],
    close: async () => {
      await app.close()
      await telemetry.close()
    },
    log: app.log,
  })
  await openMetricsPort(telemetry, settings.telemetry)
  await app.listen({ host: settings.host, port: settings.port })
} catch (error) {
  const showsStack = process.env['LOG_LEVEL'] === 'debug'
  const sentence = startFailure(error, { what: 'The storefront', port: 'PORT', showsStack })
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Says once that the process waits for the API. */
function onWait(error: unknown): void {
  if (hasWaited) return
  hasWaited = true
  process.stderr.write(`Waiting for the addresses of the sites from the commerce API: ${String(error)}\n`)
}
