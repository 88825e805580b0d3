import { parseArgs } from 'node:util'
import { createStorefront } from './create.ts'
import { readSettings, SettingsError } from './settings.ts'

try {
  const { values } = parseArgs({ options: { site: { type: 'string' } }, strict: true })
  const settings = readSettings(process.env, values.site ?? process.env['SITE'])
  const app = await createStorefront({ settings })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
  await app.listen({ host: settings.host, port: settings.port })
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
