import path from 'node:path'
import { answerOverIpc } from './platform/event-loop-watchdog.ts'
import { prepareDatabase, refuseForeignDemo } from './prepare-database.ts'
import { SettingsError } from './platform/errors.ts'
import { readSettings } from './settings.ts'
import { createApi } from './server.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** Starts the API alone, for production: `npm run api`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, root)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const database = await prepareDatabase(settings, say)
  await refuseForeignDemo(settings, database)
  const api = await createApi(settings, database.url)
  answerOverIpc(api.app.watchdog)
  await api.server.listen({ host: settings.host, port: settings.port })
  say(`The API answers at ${settings.publicUrl}/graphql`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await api.close()
    await database.stop()
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

main().catch((error: unknown) => {
  const message =
    error instanceof SettingsError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
})
