/** Ends the process: a wrong setting with its one sentence, anything else with where it happened. */
export function exitWithError(error: unknown): never {
  const clear = error instanceof Error && error.name === 'SettingsError'
  const text = clear ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
