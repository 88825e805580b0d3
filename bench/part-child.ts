import { readSettings as readApiSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { startStorefront } from '../scripts/shop.ts'
import { findSites } from '../scripts/sites.ts'

/** Runs the API or the storefront of one site in a process of its own, and reports its CPU time to the benchmark. */
const env = { ...process.env, NODE_ENV: undefined }
const settings = readApiSettings(env, root)
const part = process.argv[2]

if (part === 'api') {
  const api = await createApi(settings, process.env.DATABASE_URL ?? '')
  await api.server.listen({ host: settings.host, port: settings.port })
} else {
  const site = findSites(env, settings).find(({ name }) => name === part)
  if (!site) throw new Error(`There is no site ${part}.`)
  await startStorefront(env, settings, site)
}
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1000)
})
process.send?.('open')
