import { bin, runNode } from './processes.ts'

/** Writes the types of the schema and of the storefront's operations again. */
const { code } = await runNode(bin('graphql-codegen'), ['--config', 'codegen.ts'])
process.exit(code)
