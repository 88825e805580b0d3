import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { inEachLanguage } from './languages.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const compile = () => execFileSync(process.execPath, [path('compile-messages.ts')], { stdio: 'inherit' })

/** What compiled messages import, and what they get: Paraglide's own also finds and keeps languages, in 12 KB. */
const OURS: Readonly<Record<string, string>> = {
  '../runtime.js': path('../app/platform/message-language.ts'),
  '../registry.js': path('../app/platform/message-forms.ts'),
}

/** Turns messages/*.json into app/paraglide before the build; scripts for browsers hold one language each. */
export function messages(): Plugin {
  return {
    name: 'comptoir-messages',
    enforce: 'pre',
    config: () => {
      compile()
    },
    resolveId: (source, importer) => (importer?.includes('/app/paraglide/') ? OURS[source] : undefined),
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.includes('/app/paraglide/messages/')) return undefined
      return id.endsWith('/_index.js') ? undefined : { code: inEachLanguage(code), map: null }
    },
  }
}
