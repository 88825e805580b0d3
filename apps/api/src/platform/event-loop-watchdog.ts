import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** A description of work without user input or personal data. */
export type Activity = Readonly<Record<string, string>>

export type EventLoopStatistics = {
  /** The longest block in milliseconds, and the CPU time of this thread during it. */
  longestMs: number
  longestCpuMs: number
  /** Number of blocks above the threshold. */
  blockedCount: number
}

type Options = {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Longer blocks are logged and counted, in ms. */
  warnMs: number
}

/** Precision of a measured block in milliseconds. */
const intervalMs = 10
const leastBetweenWarningsMs = 5000
const mostNamed = 10

/**
 * Detects blocks of the event loop and the work that caused them: a late timer reports everything that ran since its
 * last tick. Measures from `start` on, which excludes the work before a server listens.
 */
export class EventLoopWatchdog {
  readonly #options: Options
  readonly #running = new Set<() => Activity>()
  /** Work that ended since the last tick: most blocks have ended when they are detected. */
  #ended: (() => Activity)[] = []
  #timer: NodeJS.Timeout | undefined
  #lastTick = 0
  #lastCpuMs = 0
  #lastWarning = -Infinity
  #unreported = 0
  #statistics: EventLoopStatistics = noBlocks()

  constructor(options: Options) {
    this.#options = options
  }

  start(): void {
    if (this.#timer) return
    this.#lastTick = performance.now()
    this.#lastCpuMs = threadCpuMs()
    this.#timer = setInterval(() => this.#tick(), intervalMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Since the start, or since the last reset. */
  get statistics(): EventLoopStatistics {
    return { ...this.#statistics }
  }

  reset(): void {
    this.#statistics = noBlocks()
  }

  /** Registers work that starts now until the returned function is called; `describe` is called only for logging. */
  begin(describe: () => Activity): () => void {
    this.#running.add(describe)
    return () => {
      if (this.#running.delete(describe) && this.#timer) this.#ended.push(describe)
    }
  }

  async during<Result>(describe: () => Activity, work: () => Promise<Result>): Promise<Result> {
    const end = this.begin(describe)
    try {
      return await work()
    } finally {
      end()
    }
  }

  #tick(): void {
    const now = performance.now()
    const cpuMs = threadCpuMs()
    const blockedMs = now - this.#lastTick - intervalMs
    const blockedCpuMs = cpuMs - this.#lastCpuMs
    this.#lastTick = now
    this.#lastCpuMs = cpuMs
    const ended = this.#ended
    if (ended.length > 0) this.#ended = []
    if (blockedMs > this.#statistics.longestMs) {
      this.#statistics.longestMs = blockedMs
      this.#statistics.longestCpuMs = blockedCpuMs
    }
    if (blockedMs <= this.#options.warnMs) return
    this.#statistics.blockedCount++
    if (now - this.#lastWarning < leastBetweenWarningsMs) this.#unreported++
    else this.#warn(now, { blockedMs, cpuMs: blockedCpuMs }, ended)
  }

  #warn(now: number, block: Record<'blockedMs' | 'cpuMs', number>, ended: (() => Activity)[]): void {
    // Ended work first, then the latest of the running: the oldest mostly waits for something.
    const all = [...ended.toReversed(), ...[...this.#running].toReversed()]
    this.#options.log.warn(
      {
        blockedMs: Math.round(block.blockedMs),
        cpuMs: Math.round(block.cpuMs),
        running: all.slice(0, mostNamed).map((describe) => describe()),
        runningCount: all.length,
        unreported: this.#unreported,
        longestMs: Math.round(this.#statistics.longestMs),
      },
      'The event loop was blocked',
    )
    this.#lastWarning = now
    this.#unreported = 0
  }
}

function noBlocks(): EventLoopStatistics {
  return { longestMs: 0, longestCpuMs: 0, blockedCount: 0 }
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Watches a server from when it listens until it closes. GraphQL requests describe themselves
 * (`describeGraphql`); others are described by the pattern of their route, since a URL may contain a token.
 */
export function watchRequests(server: FastifyInstance, watchdog: EventLoopWatchdog): void {
  const ends = new WeakMap<object, () => void>()
  server.addHook('onListen', () => watchdog.start())
  server.addHook('onClose', () => watchdog.stop())
  server.addHook('onRequest', async ({ raw, method, routeOptions: { url } }) => {
    if (url !== '/graphql')
      ends.set(
        raw,
        watchdog.begin(() => ({ method, path: url ?? 'unknown' })),
      )
  })
  server.addHook('onResponse', async ({ raw }) => ends.get(raw)?.())
  server.addHook('onRequestAbort', async ({ raw }) => ends.get(raw)?.())
}

/**
 * Reports blocks of the event loop to the parent process, which sends `{ kind: 'event-loop' }` over the IPC channel,
 * with `reset: true` to restart the measurement. Not reachable over the network.
 */
export function answerOverIpc(watchdog: EventLoopWatchdog): void {
  if (!process.send) return
  process.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('kind' in message)) return
    if (message.kind !== 'event-loop') return
    process.send?.({ kind: 'event-loop', ...watchdog.statistics })
    if ('reset' in message && message.reset === true) watchdog.reset()
  })
  process.channel?.unref()
}
