import { buildAdmin, buildStorefront } from './build-apps.ts'
import { exitWithError } from './exit-with-error.ts'
import { say } from './processes.ts'

/** Builds what production serves; scripts/run.mjs has installed the dependencies. Does nothing for unchanged sources. */
try {
  await buildStorefront()
  await buildAdmin()
  say('Storefront and back office are built.')
} catch (error) {
  exitWithError(error)
}
