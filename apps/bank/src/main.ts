import { createBank } from './server.ts'
import { readSettings, SettingsError } from './settings.ts'

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const bank = await createBank(settings)
  const stop = (): void => void bank.close()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await bank.listen({ host: settings.host, port: settings.port })
}

try {
  await start()
} catch (error) {
  const message =
    error instanceof SettingsError ? error.message : `The bank could not start: ${String(error)}`
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
