import path from 'node:path'
import { root } from './settings.ts'

/**
 * Environment of the programs that tests start, in which they start in half the time: Vitest switches Node's cache of compiled
 * programs off for its own processes.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: path.join(root, '.data/compiled'),
  NODE_DISABLE_COMPILE_CACHE: undefined,
}
