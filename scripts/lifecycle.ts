import { stopOnSignals as stop } from '@comptoir/http-server/stop-on-signals'

/** Runs `close` once on SIGTERM or SIGINT, then exits; at once on a second signal. */
export function stopOnSignals(close: () => Promise<void>): void {
  stop({
    settings: { drainSeconds: 0, limitSeconds: 30 },
    servers: [],
    close,
    log: {
      info: () => undefined,
      error: (details, message) =>
        process.stderr.write(`${message}${'err' in details ? `: ${String(details.err)}` : ''}\n`),
    },
  })
}
