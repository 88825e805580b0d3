import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { compileMessages, messagesFolder } from './messages.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Modules that compiled messages import, and ours instead: Paraglide's also detect and store languages. */
const OURS: Readonly<Record<string, string>> = {
  '../runtime.js': path('../app/platform/message-language.ts'),
  '../registry.js': path('../app/platform/message-forms.ts'),
}

/** Builds with the messages in app/paraglide; the development server compiles them again when a text changes. */
export function messages(): Plugin {
  return {
    name: 'comptoir-admin-messages',
    enforce: 'pre',
    resolveId: (source, importer) => (importer?.includes('/app/paraglide/') ? OURS[source] : undefined),
    configureServer({ watcher, config }) {
      watcher.add(messagesFolder)
      watcher.on('change', (file) => {
        if (!file.startsWith(messagesFolder) || !file.includes('/admin/')) return
        compileMessages().catch((error: unknown) => config.logger.error(String(error), { timestamp: true }))
      })
    },
  }
}
