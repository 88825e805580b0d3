import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const script = fileURLToPath(new URL('compile-messages.ts', import.meta.url))
const runtime = fileURLToPath(new URL('../app/platform/message-language.ts', import.meta.url))
const compile = () => execFileSync(process.execPath, [script], { stdio: 'inherit' })

/** Turns messages/*.json into app/paraglide before the build, and again when one of them changes. */
export function messages(): Plugin {
  return {
    name: 'comptoir-messages',
    enforce: 'pre',
    config: () => {
      compile()
    },
    // Paraglide's own runtime also finds and keeps languages; the address decides ours, so 12 KB stay at home.
    resolveId: (source, importer) =>
      source === '../runtime.js' && importer?.includes('/app/paraglide/') ? runtime : undefined,
    configureServer: (server) => {
      server.watcher.add('messages').on('change', (file) => {
        if (/messages[/\\]\w+\.json$/.test(file)) compile()
      })
    },
  }
}
