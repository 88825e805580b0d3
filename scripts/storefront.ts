import { buildStorefront, requireStorefront } from './build-apps.ts'
import { exitWithError } from './exit-with-error.ts'

await (process.env.NODE_ENV === 'production' ? requireStorefront() : buildStorefront()).catch(exitWithError)
await import('../apps/storefront/server/main.ts')
