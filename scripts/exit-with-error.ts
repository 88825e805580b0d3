import { startFailure } from '@comptoir/rules/start-failure'

/** Prints why a command failed, in a sentence, and exits with status 1; `LOG_LEVEL=debug` adds the stack. */
export function exitWithError(error: unknown): never {
  const showsStack = process.env.LOG_LEVEL === 'debug'
  process.stderr.write(`${startFailure(error, { what: 'The shop', showsStack })}\n`)
  process.exit(1)
}
