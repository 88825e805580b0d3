import { createAdmin } from './create.ts'
import { readSettings, SettingsError } from './settings.ts'

try {
  const settings = readSettings(process.env)
  const app = await createAdmin({ settings })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
  await app.listen({ host: settings.host, port: settings.port })
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
