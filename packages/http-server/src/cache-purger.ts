import { setTimeout as delay } from 'node:timers/promises'
import { EVERYTHING, purgeRequests, type PurgeRequest } from '@comptoir/rules/shared-cache'
import type { PurgeSettings } from '@comptoir/rules/shared-cache-settings'

/** Milliseconds of one request. */
const timeoutMs = 5000
/** Changes within this time after a purge are purged together: Fastly limits purges by the hour. */
const pauseMs = 200
/** Responses that were on their way when their tag was purged have arrived by then: the tag is purged again. */
const repeatMs = 5000
const firstRetryMs = 250
const longestRetryMs = 30_000

interface Log {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}

type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>

interface Options {
  readonly log: Log
  /** Replaces `fetch` and timers in tests. */
  readonly call?: typeof fetch
  readonly wait?: Wait
}

const waitUnreferenced: Wait = (ms, signal) => delay(ms, undefined, { signal, ref: false })

/**
 * Tells caches in front of a process what changed. Each cache has one request at a time and gets every purge: after a failure
 * all that waits is sent again, with growing pauses. A process that starts purges everything, as it does not know what the
 * last one had still to purge.
 */
export class CachePurger {
  readonly #targets: readonly Target[]
  readonly #stop = new AbortController()

  constructor(settings: PurgeSettings, { log, call = fetch, wait = waitUnreferenced }: Options) {
    const { signal } = this.#stop
    this.#targets = settings.urls.map((url) => new Target({ ...settings, url, log, call, wait, signal }))
    this.purgeEverything()
  }

  /** Drops the responses with one of these tags, which changed in `version`. */
  purge(tags: readonly string[], version: number): void {
    if (tags.length > 0) for (const target of this.#targets) target.add(tags, version)
  }

  purgeEverything(version = 0): void {
    this.purge([EVERYTHING], version)
  }

  /** Resolves when no request is open. What still waits is purged by the next start. */
  async close(): Promise<void> {
    this.#stop.abort()
    await Promise.all(this.#targets.map(({ finished }) => finished))
  }
}

type TargetOptions = Required<Options> & Omit<PurgeSettings, 'urls'> & { url: string; signal: AbortSignal }

/** One cache, and what it has to be told. */
class Target {
  readonly #options: TargetOptions
  /** Tags that wait for their first purge, and for their second. */
  #first = new Set<string>()
  #second = new Set<string>()
  #version = 0
  /** The cache was told of all changes up to this version. */
  #purgedVersion = 0
  #failures = 0
  #working: Promise<void> | undefined

  constructor(options: TargetOptions) {
    this.#options = options
  }

  get finished(): Promise<void> {
    return this.#working ?? Promise.resolve()
  }

  add(tags: readonly string[], version: number): void {
    for (const tag of tags) this.#first.add(tag)
    this.#version = Math.max(this.#version, version)
    this.#start()
  }

  #start(): void {
    this.#working ??= this.#work()
  }

  async #work(): Promise<void> {
    const { signal, wait } = this.#options
    while (!signal.aborted && (this.#first.size > 0 || this.#second.size > 0)) {
      const pause = await this.#purge()
      await wait(pause, signal).catch(() => undefined)
    }
    // In the same turn as the check above, so that nothing is added in between.
    this.#working = undefined
  }

  /** Sends all that waits; returns how long to wait for the next time, in milliseconds. */
  async #purge(): Promise<number> {
    const { form, token, log, signal } = this.#options
    const [first, second, version] = [this.#first, this.#second, this.#version]
    this.#first = new Set()
    this.#second = new Set()
    try {
      for (const request of purgeRequests(form, union(first, second), token)) await this.#send(request)
    } catch (error) {
      this.#first = union(first, this.#first)
      this.#second = union(second, this.#second)
      if (signal.aborted) return 0
      this.#failures += 1
      const details = { err: error, purgedVersion: this.#purgedVersion }
      if (this.#failures === 1)
        log.warn(details, 'A cache in front cannot be told what changed and may show old pages: trying again')
      return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(this.#failures - 1, 20))
    }
    if (this.#failures > 0) log.info({ version }, 'The cache in front is told what changed again')
    this.#failures = 0
    this.#purgedVersion = version
    if (first.size > 0) this.#repeatLater(first)
    return pauseMs
  }

  #repeatLater(tags: ReadonlySet<string>): void {
    const { wait, signal } = this.#options
    const repeat = () => {
      this.#second = union(this.#second, tags)
      this.#start()
    }
    void wait(repeatMs, signal).then(repeat, () => undefined)
  }

  async #send({ method, headers }: PurgeRequest): Promise<void> {
    const { url, call, signal } = this.#options
    const answer = await call(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The cache answered ${answer.status} to a purge`)
  }
}

const union = (...sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]))
