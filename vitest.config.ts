import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** graphql-jit loads graphql as CommonJS; it rejects schemas of a second copy loaded as a module. */
const oneGraphql = { find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }

const setupFiles = ['scripts/property-seed.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{bank,storefront}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias: [oneGraphql] },
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          setupFiles,
          globalSetup: 'apps/api/test/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
