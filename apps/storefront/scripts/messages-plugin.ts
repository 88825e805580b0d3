import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, PluginOption } from 'vite'
import { inEachLanguage } from './languages.ts'
import { developmentOptions } from './paraglide-options.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const compile = () => execFileSync(process.execPath, [path('compile-messages.ts')], { stdio: 'inherit' })

/** What compiled messages import, and what they get: Paraglide's own also finds and keeps languages, in 12 KB. */
const OURS: Readonly<Record<string, string>> = {
  '../runtime.js': path('../app/platform/message-language.ts'),
  '../registry.js': path('../app/platform/message-forms.ts'),
}

/**
 * Compiles messages/*.json when the development server starts and when one of them changes; browsers get the messages
 * of all languages.
 */
export function messagesInDevelopment(): PluginOption {
  const { outdir } = developmentOptions
  const compilers = [paraglideVitePlugin(developmentOptions)].flat()
  return [
    // One environment is enough; each would compile again.
    ...compilers.map((plugin): Plugin => ({
      ...plugin,
      applyToEnvironment: ({ name }) => name === 'client',
    })),
    {
      name: 'comptoir-messages',
      enforce: 'pre',
      resolveId: (source, importer) => {
        if (source.endsWith('/paraglide/messages.js')) return join(outdir, 'messages.js')
        return importer?.startsWith(outdir) ? OURS[source] : undefined
      },
    },
  ]
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
