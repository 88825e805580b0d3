import { parseArgs } from 'node:util'
import { runServer } from '@comptoir/http-server/run-server'
import { createStorefront } from './create.ts'
import { createSites } from './sites.ts'
import { readSettings } from './settings.ts'
import { openStorefrontTelemetry } from './telemetry.ts'

let hasWaited = false

await runServer({ what: 'The storefront', port: 'PORT' }, async () => {
  const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: true })
  const settings = readSettings(process.env, values.site ?? process.env['SITE'])
  const telemetry = await openStorefrontTelemetry(settings)
  const app =
    settings.siteDirs.length > 0
      ? await createSites({ settings, onWait, telemetry })
      : await createStorefront({ settings, telemetry })
  return { app, settings, telemetry }
})

/** Says once that the process waits for the API. */
function onWait(error: unknown): void {
  if (hasWaited) return
  hasWaited = true
  process.stderr.write(`Waiting for the addresses of the sites from the commerce API: ${String(error)}\n`)
}
