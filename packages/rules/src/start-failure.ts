/** Errors whose message is written for whoever starts the process. */
const plain = new Set(['SettingsError', 'CommandError', 'ImportFileError'])

/**
 * One sentence about why a process cannot start; `what` names the process, `port` the setting of its port. The stack is
 * for developers: `showsStack` adds it.
 */
export function startFailure(
  error: unknown,
  { what, port, showsStack = false }: { what: string; port?: string; showsStack?: boolean },
): string {
  if (!(error instanceof Error)) return `${what} cannot start: ${String(error)}`
  if (plain.has(error.name)) return error.message
  const stack = showsStack ? `\n${error.stack ?? ''}` : ''
  return `${sentenceOf(error, what, port)}${stack}`
}

function sentenceOf(error: Error, what: string, port: string | undefined): string {
  const code: unknown = Reflect.get(error, 'code')
  const number = Number(Reflect.get(error, 'port'))
  const other = port ? `set ${port} to another port` : 'use another port'
  if (code === 'EADDRINUSE') return `Port ${number} is in use: stop the program that uses it, or ${other}.`
  if (code === 'EACCES' && number > 0) return `Port ${number} may not be used by this user: ${other}.`
  if (code === 'EADDRNOTAVAIL')
    return `${what} cannot listen at ${String(Reflect.get(error, 'address'))}: it is no address of this machine.`
  const message = error.message.trim().split('\n', 1)[0] ?? ''
  return `${what} cannot start: ${message || error.name} (LOG_LEVEL=debug shows where).`
}
