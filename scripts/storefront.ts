import { buildStorefront } from './build-apps.ts'

await buildStorefront()
await import('../apps/storefront/server/main.ts')
