import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Target } from './target.ts'

export type Percentiles = { p50Ms: number; p99Ms: number }

/** Milliseconds of each request, by the step of the purchase. */
export type Times = Readonly<Record<string, readonly number[]>>

/** Measurements of the eight shoppers. */
export type Experience = {
  times: Times
  orders: number
  /** Requests that failed, with the first failure. */
  failures: number
  firstFailure: string | undefined
}

/** Percentiles of all requests, and of each step of the purchase. */
export function summaryOf(times: Times) {
  const all = Object.values(times).flat()
  const steps = Object.entries(times).map(([step, ms]) => ({ step, ...percentiles(ms) }))
  return { requests: all.length, ...percentiles(all), steps }
}

export function percentiles(ms: readonly number[]): Percentiles {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}

export type Shoppers = {
  /** Resets the measurements. */
  reset: () => Promise<void>
  /** Runs `work`; requests that overlap it are not counted. */
  exclude: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** The measurements since the last reset. */
  experience: () => Promise<Experience>
  stop: () => Promise<void>
}

/** Input of the shoppers' process. */
export type ShoppersTask = Pick<Target, 'api' | 'storefront' | 'host' | 'shopperSkus' | 'payzen'>

/** Starts eight customers who buy continuously, in a process of their own so that the attacks' work does not slow them. */
export async function startShoppers(target: Target): Promise<Shoppers> {
  const { api, storefront, host, shopperSkus, payzen } = target
  const task: ShoppersTask = { api, storefront, host, shopperSkus, payzen }
  const child = fork(path.join(import.meta.dirname, 'shoppers-child.ts'), [], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The shoppers ended with ${code}.`)),
  )
  ended.catch(() => undefined)
  const ask = async <Reply>(question: unknown): Promise<Reply> => {
    child.send(question as object)
    const [reply] = await Promise.race([once(child, 'message'), ended])
    return reply
  }
  await ask({ kind: 'start', task })
  return {
    reset: () => ask({ kind: 'reset' }),
    exclude: async (work) => {
      await ask({ kind: 'exclude' })
      try {
        return await work()
      } finally {
        await ask({ kind: 'include' })
      }
    },
    experience: () => ask({ kind: 'experience' }),
    stop: async () => {
      child.send({ kind: 'stop' })
      await once(child, 'exit')
    },
  }
}
