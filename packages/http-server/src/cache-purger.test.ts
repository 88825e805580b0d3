import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CachePurger } from './cache-purger.ts'

const servers: Server[] = []
const purgers: CachePurger[] = []
afterEach(async () => {
  for (const one of purgers.splice(0)) await one.close()
  for (const server of servers.splice(0)) {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
})

interface Received {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
}

/** A cache that records purges, and answers with these statuses, then 200. */
async function cache(statuses: number[] = []) {
  const received: Received[] = []
  const server = createServer(({ method, url, headers }, response) => {
    received.push({ method, url, headers })
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{}')
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return { received, origin: `http://127.0.0.1:${address.port}` }
}

/** Long enough for a machine that is busy with other tests. */
const until = async <T>(condition: () => T) => await vi.waitUntil(condition, 20_000)

/** Timers that the test ends. */
function clock() {
  const waiting: { ms: number; end: () => void }[] = []
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((end, fail) => {
      signal.throwIfAborted()
      waiting.push({ ms, end })
      signal.addEventListener('abort', () => fail(new Error('stopped')))
    })
  /** Ends the first wait of so many milliseconds, as soon as there is one. */
  const pass = async (ms: number) => {
    const at = await until(() => waiting.findIndex((one) => one.ms === ms) + 1)
    waiting.splice(at - 1, 1)[0]?.end()
    await setImmediate()
  }
  return { wait, pass, waits: () => waiting.map(({ ms }) => ms) }
}

function createPurger(form: 'varnish' | 'fastly', urls: string[], wait: ReturnType<typeof clock>['wait']) {
  const lines: { level: string; details: object; message: string }[] = []
  const log = {
    info: (details: object, message: string) => void lines.push({ level: 'info', details, message }),
    warn: (details: object, message: string) => void lines.push({ level: 'warn', details, message }),
  }
  const made = new CachePurger({ form, urls, token: 'a-token-of-fastly' }, { log, wait })
  purgers.push(made)
  return { purger: made, lines }
}

const patterns = (received: readonly Received[]) =>
  received.map(({ headers }) => String(headers['x-magento-tags-pattern']).slice(6, -6))

const everything = 'FPC'
const PAUSE = 200
const REPEAT = 5000

describe('the purger of caches in front', () => {
  it('purges everything at start, then what changes, and each a second time for responses on their way', async () => {
    const { received, origin } = await cache()
    const { wait, pass } = clock()
    const { purger: made } = createPurger('varnish', [`${origin}/`], wait)
    await pass(PAUSE)
    made.purge(['cat_p_1'], 7)
    await pass(PAUSE)
    expect(received).toMatchObject([{ method: 'PURGE', url: '/' }, { method: 'PURGE' }])
    expect(patterns(received)).toEqual([everything, 'cat_p_1|FPC_ANY'])
    await pass(REPEAT)
    await pass(PAUSE)
    await pass(REPEAT)
    await pass(PAUSE)
    expect(patterns(received).slice(2)).toEqual([everything, 'cat_p_1|FPC_ANY'])
  })

  it('sends what changes meanwhile together, with one request at a time', async () => {
    const { received, origin } = await cache()
    const { wait, pass } = clock()
    const { purger: made } = createPurger('varnish', [origin], wait)
    await until(() => received.length === 1)
    made.purge(['cat_p_1'], 7)
    made.purge(['cat_p_2', 'cat_p_1'], 8)
    made.purge([], 9)
    await pass(PAUSE)
    await pass(PAUSE)
    expect(patterns(received)).toEqual([everything, 'cat_p_1|cat_p_2|FPC_ANY'])
  })

  it('loses no purge of a cache that fails, with growing pauses, while another cache is told at once', async () => {
    const [failing, working] = [await cache([200, 503, 503, 429]), await cache()]
    const { wait, pass, waits } = clock()
    const { purger: made, lines } = createPurger('varnish', [failing.origin, working.origin], wait)
    await pass(PAUSE)
    await pass(PAUSE)
    made.purge(['cat_p_1'], 7)
    await until(() => waits().includes(250))
    made.purge(['cat_p_2'], 8)
    await pass(250)
    await pass(500)
    await pass(1000)
    await until(() => failing.received.length === 5)
    await pass(PAUSE)
    expect(patterns(failing.received)).toEqual([
      everything,
      'cat_p_1|FPC_ANY',
      ...Array.from({ length: 3 }, () => 'cat_p_1|cat_p_2|FPC_ANY'),
    ])
    expect(patterns(working.received).slice(0, 2)).toEqual([everything, 'cat_p_1|FPC_ANY'])
    await until(() => lines.length === 2)
    expect(lines).toMatchObject([
      { level: 'warn', details: { purgedVersion: 0 }, message: expect.stringContaining('trying again') },
      { level: 'info', details: { version: 8 } },
    ])
    expect(waits().filter((ms) => ms === REPEAT).length).toBeGreaterThan(2)
  })

  it('speaks the protocol of Fastly', async () => {
    const { received, origin } = await cache()
    const { wait, pass } = clock()
    const url = `${origin}/service/SU1Z0isxPaozGVKXdv0eY/purge`
    const { purger: made, lines } = createPurger('fastly', [url], wait)
    await pass(PAUSE)
    made.purge(['cat_p_1', 'cms'], 7)
    await pass(PAUSE)
    expect(received).toHaveLength(2)
    for (const { method, url: path, headers } of received) {
      expect([method, path]).toEqual(['POST', '/service/SU1Z0isxPaozGVKXdv0eY/purge'])
      expect(headers).toMatchObject({ 'fastly-key': 'a-token-of-fastly', accept: 'application/json' })
      // Fresh pages, not old ones while a new one is made.
      expect(headers['fastly-soft-purge']).toBeUndefined()
    }
    expect(received.map(({ headers }) => headers['surrogate-key'])).toEqual(['FPC', 'cat_p_1 cms FPC_ANY'])
    expect(JSON.stringify(lines)).not.toContain('a-token-of-fastly')
  })

  it('stops while a cache fails', async () => {
    const { received, origin } = await cache([503])
    const { wait } = clock()
    const { purger: made } = createPurger('varnish', [origin], wait)
    await until(() => received.length === 1)
    await made.close()
    made.purge(['cat_p_1'], 7)
    await setImmediate()
    expect(received).toHaveLength(1)
  })
})
