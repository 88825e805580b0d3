import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { root } from '../settings.ts'

/** Tries the operations of published clients, whose packages are downloaded: not part of `npm test`. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: path.join(root, 'node_modules/graphql/index.js') }] },
  test: {
    root,
    include: ['apps/api/test/clients/*.clients.ts'],
    globalSetup: 'apps/api/test/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
