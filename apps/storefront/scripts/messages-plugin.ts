import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseAst, type Plugin, type PluginOption } from 'vite'
import type { Language } from '@comptoir/rules/language'
import { languageOf } from './language-builds.ts'
import { developmentOptions } from './paraglide-options.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Modules that compiled messages import, and ours instead: Paraglide's also detect and store languages, in 12 KB. */
const OURS: Readonly<Record<string, string>> = {
  '../runtime.js': path('../app/platform/message-language.ts'),
  '../registry.js': path('../app/platform/message-forms.ts'),
}

/**
 * Compiles the storefront.json of packages/messages when the development server starts and when one of them changes; browsers get the messages
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

/**
 * Builds with the messages in app/paraglide, which scripts/build-apps.ts compiles before; each build for browsers
 * holds one language.
 */
export function messages(): Plugin {
  return {
    name: 'comptoir-messages',
    enforce: 'pre',
    resolveId: (source, importer) => (importer?.includes('/app/paraglide/') ? OURS[source] : undefined),
    transform(code, id) {
      const language = languageOf(this.environment.name)
      const isMessage = id.includes('/app/paraglide/messages/') && !id.endsWith('/_index.js')
      if (!language || !isMessage) return undefined
      return { code: inLanguage(language, code), map: null }
    },
  }
}

/**
 * A compiled message that is always in one language; nothing uses its other languages any more, so the build drops
 * them. Throws when the message is not translated into the language.
 */
export function inLanguage(language: Language, code: string): string {
  const constants = parseAst(code).body.flatMap(constantsOf)
  const message = constants.pop()
  const own = `${language}_${message?.name}`
  if (!message || !constants.some(({ name }) => name === own))
    throw new Error(`The message ${message?.name} is missing in the language ${language}.`)
  return code.slice(0, message.value.start) + own + code.slice(message.value.end)
}

function constantsOf(statement: ESTree.Program['body'][number]) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, value: init }] : [],
  )
}
