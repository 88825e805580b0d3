import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { separateLanguages } from './scripts/languages.ts'
import { trimManifest } from './scripts/manifest.ts'
import { precompress } from './scripts/precompress.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest is a few hundred bytes a route; asking for it in pieces would cost more.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const scripts = join(reactRouterConfig.buildDirectory, 'client/assets')
    await trimManifest(scripts)
    await separateLanguages(scripts)
    await precompress(scripts)
  },
} satisfies Config
