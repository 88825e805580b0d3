import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startApi } from './api-process.ts'
import { startCluster } from './catalogues.ts'
import { hammer, post } from './connections.ts'
import { largestCategory, store } from './generated-shop.ts'
import { listing } from './queries.ts'
import { median, report } from './report.ts'

const port = 4330
const barePort = 4331
const products = 1000
const connections = 32
const requests = 10_000
const rounds = 5
const listings = 10

/** What a cached listing costs as against the same bytes from `node:http` alone; rounds of both take turns. */
export async function benchResponses(): Promise<void> {
  const cluster = await startCluster()
  const bare = fork(path.join(import.meta.dirname, 'bare-child.ts'), {
    env: { ...process.env, BARE_PORT: String(barePort), NODE_ENV: 'production' },
  })
  try {
    await once(bare, 'message')
    const ask = async (question: 'usage' | { body: string }) => {
      bare.send(question)
      const [answer] = await once(bare, 'message')
      return answer
    }
    const catalogue = await cluster.make(products)
    const api = await startApi(catalogue, port)
    try {
      await api.searchable()
      const uid = await largestCategory(api)
      const bodyOf = (index: number) =>
        JSON.stringify({
          query: listing,
          variables: { uid, from: String(10 + (index % listings)) },
        })
      const request = (index: number) => post('/graphql', bodyOf(index), store)
      const answer = await api.ask(listing, { uid, from: '10' })
      const body = JSON.stringify({ data: answer })
      await ask({ body })
      const cpu = async (of: number, usage: () => Promise<number>): Promise<number> => {
        const before = await usage()
        await hammer(of, connections, requests, request)
        return ((await usage()) - before) / requests
      }
      const [own, peer]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        own.push(await cpu(port, async () => (await api.usage()).cpuMs))
        peer.push(await cpu(barePort, () => ask('usage')))
      }
      report({
        what: 'listing with facets, cached, share of the same bytes from node:http',
        value: (100 * median(peer)) / median(own),
        unit: '%',
        bar: 50,
        atLeast: true,
        against: `${(body.length / 1024).toFixed(0)} KB; ${median(own).toFixed(3)} ms CPU, bare ${median(peer).toFixed(3)} ms`,
      })
    } finally {
      await api.stop()
    }
  } finally {
    bare.kill()
    await cluster.stop()
  }
}
