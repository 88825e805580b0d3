import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { createTestApi } from '../../test/api.ts'
import { describeGraphql } from './describe-graphql.ts'
import { EventLoopWatchdog, watchRequests } from './event-loop-watchdog.ts'
import { eventually } from '../../test/eventually.ts'

type Warning = {
  blockedMs: number
  running: Record<string, string>[]
  runningCount: number
  unreported: number
}

/** Holds the event loop until that many milliseconds are over. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** Repeats the attempt: a block caused by a busy machine suppresses log lines for a while. */
const untilLogged = { timeout: 30_000, interval: 100 }

function makeWatchdog(warnMs: number) {
  const warnings: Warning[] = []
  const log = { warn: (warning: unknown) => void warnings.push(warning as Warning) }
  return { warnings, watchdog: new EventLoopWatchdog({ log, warnMs }) }
}

describe('the event loop watchdog', () => {
  it('logs the route of the request that blocked, not its URL', async () => {
    const { warnings, watchdog } = makeWatchdog(50)
    const server = fastify()
    watchRequests(server, watchdog)
    server.get('/blocks/:token', () => {
      block(120)
      return 'done'
    })
    const address = await server.listen({ host: '127.0.0.1', port: 0 })
    watchdog.reset()
    await vi.waitFor(async () => {
      await (await fetch(`${address}/blocks/secret-token?email=somebody@example.com`)).text()
      const named = warnings.find(({ running }) => running.length > 0)
      expect(named?.running).toEqual([{ method: 'GET', path: '/blocks/:token' }])
      expect(named?.blockedMs).toBeGreaterThan(50)
    }, untilLogged)
    await server.close()
    expect(watchdog.statistics.longestMs).toBeGreaterThan(50)
    expect(watchdog.statistics.blockedCount).toBeGreaterThan(0)
  })

  it('logs operation name and document hash of a GraphQL request, not its content', async () => {
    const query = 'query FindSecrets($words: String!) { products(search: $words) { total_count } }'
    const body = JSON.stringify({ query, variables: { words: 'my private words' } })
    const described = describeGraphql({ method: 'POST', body, headers: { authorization: 'Bearer abc' } })
    const document = createHash('sha256').update(query).digest('hex')
    expect(described).toEqual({ method: 'POST', path: '/graphql', operation: 'FindSecrets', document })
    const odd = describeGraphql({ method: 'POST', body: '{ not json', headers: {} })
    expect(odd.operation).toBe('unnamed')
    const spoken = describeGraphql({
      method: 'GET',
      body: { query: '{ a }', operationName: 'x@example.com' },
      headers: {},
    })
    expect(spoken.operation).toBe('unnamed')
  })

  it('logs once and counts the following blocks', async () => {
    const { warnings, watchdog } = makeWatchdog(20)
    watchdog.start()
    const end = watchdog.begin(() => ({ work: 'test' }))
    for (let time = 1; time <= 3; time++) {
      block(60)
      await eventually(() => expect(watchdog.statistics.blockedCount).toBeGreaterThanOrEqual(time))
    }
    end()
    watchdog.stop()
    expect(warnings.length).toBeLessThan(watchdog.statistics.blockedCount)
    expect(warnings[0]?.running).toEqual([{ work: 'test' }])
  })

  it('watches the GraphQL requests of the API by name', async () => {
    const shop = await createTestApi({ settings: { eventLoopWarnMs: 40 } })
    const { watchdog, log } = shop.api.app
    const warnings: Warning[] = []
    Object.assign(log, { warn: (warning: unknown) => void warnings.push(warning as Warning) })
    block(30)
    expect(watchdog.statistics.longestMs).toBe(0)
    await shop.api.server.listen({ host: '127.0.0.1', port: 0 })
    await vi.waitFor(async () => {
      const asked = shop.send('query Slow { storeConfig { code } }')
      block(60)
      await asked
      const names = warnings.flatMap(({ running }) => running.map(({ operation }) => operation))
      expect(names).toContain('Slow')
    }, untilLogged)
    await shop.close()
  })
})
