/** Prints an error and exits with status 1: the message of a SettingsError, the stack of any other error. */
export function exitWithError(error: unknown): never {
  const isSettingsError = error instanceof Error && error.name === 'SettingsError'
  const text = isSettingsError
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
