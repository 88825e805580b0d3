import { run } from './processes.ts'

const watched = [
  'apps/api/src',
  'apps/bank/src',
  'apps/storefront/app',
  'apps/storefront/server',
  'apps/storefront/messages',
  'packages',
  'sites',
]

/** The shop as `npm start` serves it, started again whenever a source changes. */
const { code } = await run(process.execPath, [
  ...watched.map((folder) => `--watch-path=${folder}`),
  'scripts/start.ts',
])
process.exit(code)
