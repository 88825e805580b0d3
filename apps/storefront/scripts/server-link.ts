import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const router = fileURLToPath(new URL('../app/platform/router.server.ts', import.meta.url))

/** Gives components on the server a lighter link than React Router's (app/platform/link.server.tsx). */
export function serverLink(): Plugin {
  return {
    name: 'comptoir-server-link',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (source, importer = '') =>
      source === 'react-router' && /\/app\/.*\.tsx$/.test(importer) && !importer.includes('.server.')
        ? router
        : undefined,
  }
}
