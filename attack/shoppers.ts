import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Target } from './target.ts'

export type Percentiles = { p50Ms: number; p99Ms: number }

/** What eight shoppers saw in a while. */
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
  /** Forgets what they saw so far. */
  reset: () => Promise<void>
  /** What they saw since the last reset. */
  experience: () => Promise<Experience>
  stop: () => Promise<void>
}

/** What the process of the shoppers must know. */
export type ShoppersTask = Pick<Target, 'api' | 'storefront' | 'host' | 'shopperSkus' | 'payzen'>

/** Lets eight customers buy, again and again, from a process of their own, so that the attack's own work slows none. */
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
