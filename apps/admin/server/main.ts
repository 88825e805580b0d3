import { runServer } from '@comptoir/http-server/run-server'
import { openTelemetry } from '@comptoir/http-server/telemetry/telemetry'
import { trustsAddress } from '@comptoir/rules/network-address'
import { createAdmin } from './create.ts'
import { readSettings } from './settings.ts'

await runServer({ what: 'The back office', port: 'ADMIN_PORT' }, async () => {
  const settings = readSettings(process.env)
  const telemetry = await openTelemetry(settings.telemetry, {
    service: 'admin',
    logLevel: settings.logLevel,
    trusts: trustsAddress(settings.trustedProxies),
  })
  return { app: await createAdmin({ settings, telemetry }), settings, telemetry }
})
