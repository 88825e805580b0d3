import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type ClientHttp2Session } from 'node:http2'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../apps/api/src/platform/ports.ts'
import { waitUntil } from '../../apps/api/test/wait-until.ts'
import { startCaddy, type Caddy } from './caddy.ts'

type Upstream = { port: number; child: ChildProcess }
type Answer = {
  status: number
  retryAfter?: string
  /** What the upstream said of the request; undefined where Caddy answered itself. */
  seen?: { pid: number; ip: string; protocol: string; host: string; url: string }
}

/** What Debian's packages may take where the program is not there yet. */
const INSTALLATION_MS = 300_000

/** A real Caddy with deploy/caddy/Caddyfile in front of processes that stop as those of the shop do. */
describe('Caddyfile', () => {
  let caddy: Caddy | undefined
  let session: ClientHttp2Session
  let upstreams: Upstream[]
  let internalPort: number

  beforeAll(async () => {
    upstreams = await Promise.all([startUpstream(), startUpstream(), startUpstream()])
    const httpsPort = await freePort()
    internalPort = await freePort()
    const processes = upstreams.map(({ port }) => `127.0.0.1:${port}`).join(' ')
    const started = await startCaddy(
      {
        SHOP_DOMAIN: 'localhost',
        API_DOMAIN: 'api.localhost',
        ADMIN_DOMAIN: 'office.localhost',
        STOREFRONTS: processes,
        APIS: processes,
        ADMINS: processes,
        INTERNAL_PORT: String(internalPort),
      },
      httpsPort,
    )
    caddy = started
    await waitUntil('Caddy answers', () => open(started, httpsPort), { pauseMs: 50 })
  }, INSTALLATION_MS)

  afterAll(async () => {
    session?.destroy()
    await caddy?.stop()
    const children = (upstreams ?? [])
      .map(({ child }) => child)
      .filter((child) => child.exitCode === null && child.signalCode === null)
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(children.map(async (child) => await once(child, 'exit')))
  })

  /** Whether the first page comes over a new session. */
  async function open({ authority }: Caddy, port: number): Promise<boolean> {
    session?.destroy()
    session = connect(`https://localhost:${port}`, { ca: await authority() })
    session.on('error', () => undefined)
    await once(session, 'connect')
    return (await request('/')).status === 200
  }

  async function request(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const body = method === 'POST' ? '{}' : undefined
    const stream = session.request({
      ':path': url,
      ':method': method,
      'content-type': 'application/json',
      ...headers,
    })
    stream.end(body)
    const ended = once(stream, 'end')
    let text = ''
    stream.setEncoding('utf8').on('data', (part: string) => (text += part))
    const [{ ':status': status, 'retry-after': retryAfter }] = await once(stream, 'response')
    await ended
    return status === 200 ? { status, seen: JSON.parse(text) } : { status, ...(retryAfter && { retryAfter }) }
  }

  /** The processes that answer twenty requests in turn; what was not answered is noted in `lost`. */
  async function answering(lost: Answer[], methods = ['GET', 'POST']): Promise<(number | undefined)[]> {
    const answers: Answer[] = []
    for (let at = 0; at < 20; at++) answers.push(await request('/', {}, methods[at % methods.length]))
    lost.push(...answers.filter(({ status }) => status !== 200))
    return [...new Set(answers.map(({ seen }) => seen?.pid))]
  }

  it('passes pages on over HTTP/2, with the address of the visitor that it knows', async () => {
    expect(session.alpnProtocol).toBe('h2')
    const { seen } = await request('/en/a.html?b=1', { 'x-forwarded-for': '203.0.113.7' })
    expect(seen).toMatchObject({ ip: '127.0.0.1', protocol: 'https', url: '/en/a.html?b=1' })
    expect(seen?.host).toMatch(/^localhost:/)
  })

  it('lets storefronts name the visitor to the API', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const answer = await fetch(`http://127.0.0.1:${internalPort}/graphql`, { method: 'POST', headers })
    expect(await answer.json()).toMatchObject({ ip: '203.0.113.7', url: '/graphql' })
  })

  it.each(['/readyz', '/healthz', '/metrics'])('keeps %s to itself', async (url) => {
    expect(await request(url)).toEqual({ status: 404 })
  })

  it('sends nothing new to a process that died or drains, and loses no request', async () => {
    const [dead, draining, last] = upstreams
    if (!dead || !draining || !last) throw new Error('Three processes were started.')
    const lost: Answer[] = []
    await expect.poll(async () => (await answering(lost)).length, { timeout: 20_000 }).toBe(3)
    dead.child.kill('SIGKILL')
    await once(dead.child, 'exit')
    // What was sent to it may have been done: only reading is repeated.
    expect(await answering(lost, ['GET'])).not.toContain(dead.child.pid)

    draining.child.kill('SIGTERM')
    await expect.poll(async () => await answering(lost), { timeout: 20_000 }).toEqual([last.child.pid])
    // It would have served: Caddy has left it alone because of /readyz.
    expect(draining.child.exitCode).toBeNull()
    expect((await fetch(`http://127.0.0.1:${draining.port}/`)).status).toBe(200)
    expect(lost).toEqual([])
  })

  it('asks to come again when no process is left', async () => {
    for (const { child } of upstreams) child.kill('SIGKILL')
    // Until Caddy has noticed, it cannot tell whether a process had the request: 502.
    await expect
      .poll(async () => await request('/'), { timeout: 20_000 })
      .toEqual({ status: 503, retryAfter: '2' })
    const internal = await fetch(`http://127.0.0.1:${internalPort}/graphql`, { method: 'POST' })
    expect([internal.status, internal.headers.get('retry-after')]).toEqual([503, '2'])
  })
})

async function startUpstream(): Promise<Upstream> {
  const child = fork(path.join(import.meta.dirname, 'upstream.fixture.ts'), {
    env: { ...process.env, DRAIN_SECONDS: '600', STOP_SECONDS: '700' },
  })
  const [{ port }] = await once(child, 'message')
  return { port, child }
}
