import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { startOrExit } from '@comptoir/http-server/run-server'
import { stopOnSignals } from '@comptoir/http-server/stop-on-signals'
import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from './platform/settings.ts'
import { openMetricsPort, type Telemetry } from './platform/telemetry.ts'
import { openDatabase, refuseForeignDemo } from './prepare-database.ts'
import { readSettings } from './settings.ts'

const root = path.resolve(import.meta.dirname, '../../..')

type Running = {
  server: FastifyInstance
  telemetry: Telemetry
  /** Takes on no more work. */
  onDrain: () => void
  close: () => Promise<void>
}

type Role = {
  /** The process in a sentence. */
  what: string
  port: { setting: string; of: (settings: ApiSettings) => number }
  create: (settings: ApiSettings, databaseUrl: string) => Promise<Running>
  /** Printed when it listens. */
  greeting: (settings: ApiSettings) => string
}

/** Runs a process of the API on its own: prints a sentence and exits when it cannot start, and ends on signals. */
export async function runProcess(role: Role): Promise<void> {
  await startOrExit({ what: role.what, port: role.port.setting }, () => start(role))
}

async function start({ port, create, greeting }: Role): Promise<void> {
  // Else the compiled code of all modules stays in memory as it was read from the disk, too.
  flushCompileCache()
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const settings = readSettings(process.env, root)
  const database = await openDatabase(settings, say)
  try {
    await refuseForeignDemo(settings, database)
    const { server, telemetry, onDrain, close } = await create(settings, database.url)
    await openMetricsPort(telemetry, settings.telemetry)
    stopOnSignals({
      settings: settings.stop,
      servers: [server.server],
      onDrain,
      close: async () => {
        await close()
        await database.stop()
      },
      log: server.log,
    })
    await server.listen({ host: settings.host, port: port.of(settings) })
  } catch (error) {
    await database.stop()
    throw error
  }
  say(greeting(settings))
}
