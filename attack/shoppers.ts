import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Target } from './target.ts'

export type Percentiles = { p50Ms: number; p99Ms: number }

/** Measurements of the eight shoppers. */
export type Experience = Percentiles & {
  requests: number
  orders: number
  /** Requests that failed, with the first failure. */
  failures: number
  firstFailure: string | undefined
  /** The same by step of the purchase. */
  steps: (Percentiles & { step: string })[]
}

export type Shoppers = {
  /** Resets the measurements. */
  reset: () => Promise<void>
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
    experience: () => ask({ kind: 'experience' }),
    stop: async () => {
      child.send({ kind: 'stop' })
      await once(child, 'exit')
    },
  }
}
