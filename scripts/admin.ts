import { buildAdmin, requireAdmin } from './build-apps.ts'
import { exitWithError } from './exit-with-error.ts'

await (process.env.NODE_ENV === 'production' ? requireAdmin() : buildAdmin()).catch(exitWithError)
await import('../apps/admin/server/main.ts')
