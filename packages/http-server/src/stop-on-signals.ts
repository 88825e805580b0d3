import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { StopSettings } from '@comptoir/rules/stop-settings'
import { drainingOf } from './draining.ts'

export interface Stopping {
  readonly settings: StopSettings
  /** Servers that say first that they are not ready. */
  readonly servers: readonly Server[]
  /** Called at the first signal, while the servers still serve: takes on no new work. */
  readonly onDrain?: () => void
  /** Stops listening, waits for open requests and work, and closes the rest. */
  readonly close: () => Promise<void>
  readonly log: {
    info: (message: string) => void
    error: (details: object, message: string) => void
  }
}

const signals = ['SIGTERM', 'SIGINT'] as const
/** Within so many milliseconds a signal is the first one again: npm passes on what a supervisor sends to all processes. */
const echo = 1000

/**
 * Ends the process on SIGTERM or SIGINT: its servers say that they are not ready and go on serving for a while, then
 * `close` runs, and the process exits with 0; with 1 when that fails or takes too long, and at once on a second signal.
 */
export function stopOnSignals(stopping: Stopping): void {
  let first: number | undefined
  const onSignal = () => {
    const now = performance.now()
    if (first !== undefined) {
      if (now - first > echo) process.exit(1)
      return
    }
    first = now
    void stop(stopping).then((code) => process.exit(code))
  }
  for (const signal of signals) process.on(signal, onSignal)
}

/** Resolves with the exit code. */
async function stop(stopping: Stopping): Promise<0 | 1> {
  const { limitSeconds } = stopping.settings
  const late = wait(limitSeconds * 1000).then((): 1 => {
    stopping.log.error({ seconds: limitSeconds }, 'The process did not stop in time and ends now')
    return 1
  })
  return await Promise.race([late, drainAndClose(stopping)])
}

async function drainAndClose({ settings, servers, onDrain, close, log }: Stopping): Promise<0 | 1> {
  try {
    for (const server of servers) drainingOf(server).begin()
    onDrain?.()
    await wait(settings.drainSeconds * 1000)
    await close()
    log.info('The process has stopped')
    return 0
  } catch (error) {
    log.error({ err: error }, 'The process did not stop cleanly')
    return 1
  }
}
