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
    what: 'pooler killed',
    happen: async ({ pooler }) => {
      await pooler.kill()
      await delay(seconds * 1000)
      await pooler.start()
    },
  },
  {
    what: `pooler paused for ${seconds} s`,
    happen: async ({ pooler }) => {
      pooler.pause()
      await delay(seconds * 1000)
      pooler.resume()
    },
  },
  {
    what: 'replica killed',
    happen: async ({ servers: { primary, replica, waitForReplica } }) => {
      await replica.stopImmediately()
      // What else an owner of two servers does: the primary no longer waits for the one that is gone.
      await primary.sql.unsafe('alter system reset synchronous_standby_names')
      await primary.sql`select pg_reload_conf()`
      await delay(seconds * 1000)
      await replica.start()
      await waitForReplica()
    },
  },
  {
    what: 'all processes replaced in turn',
    happen: async ({ apis, storefronts, worker: jobs }) => {
      for (const part of [...apis, jobs, ...storefronts]) {
        await part.stop()
        await part.start()
      }
    },
  },
  // The last: the primary stays away.
  {
    what: 'primary lost, replica promoted',
    happen: async ({ servers: { primary, replica }, primary: address }) => {
      await primary.stopImmediately()
      await replica.sql.unsafe('alter system reset synchronous_standby_names')
      await replica.sql`select pg_reload_conf()`
      await replica.sql`select pg_promote()`
      address.moveTo(replica.port)
    },
  },
]
