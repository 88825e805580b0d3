/** Runs `close` once on SIGTERM or SIGINT, then exits. */
export function stopOnSignals(close: () => Promise<void>): void {
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`The shop did not stop cleanly: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
