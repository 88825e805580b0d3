import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loader = fileURLToPath(new URL('../app/platform/route-module.ts', import.meta.url))

/** Gives React Router our loading of a route's script (app/platform/route-module.ts) in browsers. */
export function routeScripts(): Plugin {
  return {
    name: 'comptoir-route-scripts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: (source, importer = '') =>
      source.endsWith('/routeModules.js') && importer.includes('/react-router/dist/') ? loader : undefined,
  }
}
