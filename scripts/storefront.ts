import { buildStorefront } from './build-storefront.ts'

await buildStorefront()
await import('../apps/storefront/server/main.ts')
