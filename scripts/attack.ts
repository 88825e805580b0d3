import path from 'node:path'
import { root, runNode } from './processes.ts'

const { code } = await runNode(path.join(root, 'attack/main.ts'), process.argv.slice(2))
process.exit(code)
