import { flushCompileCache } from 'node:module'
import { startFailure } from '@comptoir/rules/start-failure'
import type { StopSettings } from '@comptoir/rules/stop-settings'
import type { TelemetrySettings } from '@comptoir/rules/telemetry-settings'
import type { FastifyInstance } from 'fastify'
import { stopOnSignals } from './stop-on-signals.ts'
import { openMetricsPort, type Telemetry } from './telemetry/telemetry.ts'

export interface Program {
  /** The process in a sentence. */
  readonly what: string
  /** The setting of its port. */
  readonly port: string
}

/** Runs `start`. When that fails, it prints a sentence and ends the process. */
export async function startOrExit({ what, port }: Program, start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    const showsStack = process.env['LOG_LEVEL'] === 'debug'
    process.stderr.write(`${startFailure(error, { what, port, showsStack })}\n`)
    process.exit(1)
  }
}

interface Server {
  readonly app: FastifyInstance
  readonly settings: { host: string; port: number; stop: StopSettings; telemetry: TelemetrySettings }
  readonly telemetry: Telemetry
}

/** Runs a process that is one server: it listens until a signal ends it. */
export async function runServer(program: Program, open: () => Promise<Server>): Promise<void> {
  await startOrExit(program, async () => {
    const { app, settings, telemetry } = await open()
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
  })
}
