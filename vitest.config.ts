import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** graphql-jit loads graphql as CommonJS; it rejects schemas of a second copy loaded as a module. */
const oneGraphql = { find: /^graphql$/, replacement: path.resolve('node_modules/graphql/index.js') }

const setupFiles = ['scripts/property-seed.ts']

/** They end what hangs: how long something takes depends on what else the machine does. */
const limits = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    // Vitest's default is one less: a single worker on two cores.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/{admin,bank,storefront}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'attack/**/*.test.ts',
          ],
          // One process runs many files, which takes half the CPU time; each file loads its modules anew.
          isolate: false,
          setupFiles: ['scripts/fresh-modules.ts', ...setupFiles],
          ...limits,
        },
      },
      {
        test: {
          name: 'components',
          include: ['apps/{admin,storefront}/**/*.test.tsx'],
          // Each file has a context of its own in a process that has loaded jsdom: a third of the CPU time of forks.
          pool: 'vmForks',
          setupFiles,
          ...limits,
        },
      },
      {
        resolve: { alias: [oneGraphql] },
        test: {
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          // One process runs many files with the same modules: loading the API takes longer than most files.
          isolate: false,
          setupFiles,
          globalSetup: 'apps/api/test/global-setup.ts',
          ...limits,
        },
      },
    ],
  },
})
