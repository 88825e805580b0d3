import { bin, runNode } from './processes.ts'

/** Sends the operations of published clients of Magento to the shop; arguments select test files. */
const { code } = await runNode(bin('vitest'), [
  'run',
  '--config',
  'apps/api/test/clients/vitest.config.ts',
  ...process.argv.slice(2),
])
process.exitCode = code
