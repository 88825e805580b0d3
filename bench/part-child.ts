import { createApi } from '../apps/api/src/server.ts'
import { readSettings as readApiSettings } from '../apps/api/src/settings.ts'
import { root } from '../scripts/processes.ts'
import { startStorefront } from '../scripts/shop.ts'
import { findSites } from '../scripts/sites.ts'
import { answerQuestions } from './usage.ts'

/** Runs the API or the storefront of one site in a process of its own, and reports its usage to the benchmark. */
const env = { ...process.env, NODE_ENV: undefined }
const settings = readApiSettings(env, root)
const part = process.argv[2]

if (part === 'api') {
  const api = await createApi(settings, process.env.DATABASE_URL ?? '')
  await api.server.listen({ host: settings.host, port: settings.port })
  answerQuestions({ close: api.close, caches: () => api.app.caches.statistics() })
} else {
  const site = findSites(env, settings).find(({ name }) => name === part)
  if (!site) throw new Error(`There is no site ${part}.`)
  answerQuestions({ close: await startStorefront(env, settings, site) })
}
