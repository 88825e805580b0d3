import { buildAdmin } from './build-apps.ts'

await buildAdmin()
await import('../apps/admin/server/main.ts')
