import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import type { Part } from './part.ts'

/** What happens to a part of the cluster while people shop; resolves when it is repaired. */
export type Fault = { what: string; happen: (cluster: Cluster) => Promise<void> }

const seconds = 6

const killed = (what: string, partOf: (cluster: Cluster) => Part): Fault => ({
  what: `${what} killed`,
  happen: async (cluster) => {
    const part = partOf(cluster)
    await part.kill()
    await delay(seconds * 1000)
    await part.start()
  },
})

const paused = (what: string, partOf: (cluster: Cluster) => Part): Fault => ({
  what: `${what} paused for ${seconds} s`,
  happen: async (cluster) => {
    const part = partOf(cluster)
    part.pause()
    await delay(seconds * 1000)
    part.resume()
  },
})

const slowed = (what: string, partOf: (cluster: Cluster) => Part): Fault => ({
  what: `${what} slowed to a fifth`,
  happen: async (cluster) => await partOf(cluster).slow(seconds),
})

const named = (parts: readonly Part[]): Part => {
  const [first] = parts
  if (!first) throw new Error('The cluster has no such part.')
  return first
}

const api = ({ apis }: Cluster) => named(apis)
const storefront = ({ storefronts }: Cluster) => named(storefronts)
const worker = (cluster: Cluster) => cluster.worker

export const faults: readonly Fault[] = [
  { what: 'nothing', happen: () => delay(seconds * 1000) },
  killed('API', api),
  paused('API', api),
  slowed('API', api),
  killed('storefront', storefront),
  paused('storefront', storefront),
  slowed('storefront', storefront),
  killed('worker', worker),
  paused('worker', worker),
  {
    what: 'all processes replaced in turn',
    happen: async ({ apis, storefronts, worker: jobs }) => {
      for (const part of [...apis, jobs, ...storefronts]) {
        await part.stop()
        await part.start()
      }
    },
  },
]
