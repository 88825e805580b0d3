import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { readBytes } from '@comptoir/rules/outgoing'

const changesSince = v.object({
  version: v.number(),
  changes: v.array(v.object({ version: v.number(), tags: v.optional(v.array(v.string())) })),
})

/** Changes above a version; one without tags may be shown by everything. `version` is that of the API's data. */
export interface ChangesSince {
  readonly version: number
  readonly changes: readonly { readonly version: number; readonly tags?: readonly string[] | undefined }[]
}

/** Asks the API what changed above a version; it answers at the next change, or within a second. */
export type AskChanges = (since: number, signal: AbortSignal) => Promise<ChangesSince>

interface ChangedCache {
  /** Changes are known up to this version. */
  readonly version: number
  /** Gets every answer. */
  apply: (changes: ChangesSince) => void
}

interface Log {
  warn: (details: object, message: string) => void
}

/** Milliseconds. */
const TIMEOUT = 2000
const PAUSE = 250
const MAX_BYTES = 16 * 1024 * 1024

/** Follows the changes of the API, so that pages are dropped when what they show changes, whether visitors come or not. */
export class ChangeReader {
  readonly #stop = new AbortController()
  readonly #reading: Promise<void>

  constructor(ask: AskChanges, cache: ChangedCache, log: Log) {
    this.#reading = this.#read(ask, cache, log)
  }

  /** Resolves when the last request has ended. */
  async close(): Promise<void> {
    this.#stop.abort()
    await this.#reading
  }

  async #read(ask: AskChanges, cache: ChangedCache, log: Log): Promise<void> {
    const { signal } = this.#stop
    let hasFailed = false
    while (!signal.aborted) {
      try {
        cache.apply(await ask(cache.version, signal))
        hasFailed = false
      } catch (error) {
        if (signal.aborted) return
        if (!hasFailed) log.warn({ err: error }, 'Cannot read the changes of the commerce API')
        hasFailed = true
        await delay(PAUSE, undefined, { signal, ref: false }).catch(() => undefined)
      }
    }
  }
}

/** Asks a commerce API over HTTP. */
export function askOverNetwork(endpoint: string): AskChanges {
  return async (since, signal) => {
    const answer = await fetch(`${endpoint}/changes?since=${since}`, {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    })
    const bytes = await readBytes(answer.body, MAX_BYTES)
    if (!answer.ok) throw new Error(`The commerce API answered ${answer.status} when asked for its changes`)
    return v.parse(changesSince, JSON.parse(new TextDecoder().decode(bytes)))
  }
}
