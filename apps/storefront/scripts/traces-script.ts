import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Its name in Vite's manifest. */
export const TRACES_MODULE = 'app/traces/start.ts'

/** Builds the script that traces a browser's actions as a file that no other names: shops that send no traces load nothing of it. */
export function tracesScript(): Plugin {
  return {
    name: 'comptoir-traces-script',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: fileURLToPath(new URL(`../${TRACES_MODULE}`, import.meta.url)),
        name: 'traces',
      })
    },
  }
}
