import { flushCompileCache } from 'node:module'
import { stopOnSignals } from '@comptoir/http-server/stop-on-signals'
import { openMetricsPort, openTelemetry } from '@comptoir/http-server/telemetry/telemetry'
import { trustsAddress } from '@comptoir/rules/network-address'
import { startFailure } from '@comptoir/rules/start-failure'
import { createAdmin } from './create.ts'
import { readSettings } from './settings.ts'

try {
  const settings = readSettings(process.env)
  const telemetry = await openTelemetry(settings.telemetry, {
    service: 'admin',
    logLevel: settings.logLevel,
    trusts: trustsAddress(settings.trustedProxies),
  })
  const app = await createAdmin({ settings, telemetry })
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
  const sentence = startFailure(error, { what: 'The back office', port: 'ADMIN_PORT', showsStack })
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
