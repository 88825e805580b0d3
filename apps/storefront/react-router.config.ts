import type { Config } from '@react-router/dev/config'
import { collectBrowserFiles } from './scripts/browser-files.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole manifest is a few hundred bytes a route; asking for it in pieces would cost more.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => collectBrowserFiles(reactRouterConfig.buildDirectory),
} satisfies Config
