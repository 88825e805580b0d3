import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type ClientHttp2Session } from 'node:http2'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../processes.ts'
import { ensureProgram } from '../system-programs.ts'

type Upstream = { port: number; child: ChildProcess }
type Answer = {
  status: number
  /** What the upstream said of the request; undefined where Caddy answered itself. */
  seen?: { pid: number; ip: string; protocol: string; host: string; url: string }
}

/** What Debian's packages may take where the program is not there yet. */
const INSTALLATION_MS = 300_000

/** A real Caddy with deploy/caddy/Caddyfile in front of processes that stop as those of the shop do. */
describe('Caddyfile', () => {
  let folder: string
  let caddy: ChildProcess
  let session: ClientHttp2Session
  let upstreams: Upstream[]
  let internalPort: number

  beforeAll(async () => {
    const program = await ensureProgram({
      title: 'Caddy',
      variable: 'CADDY_PATH',
      names: ['caddy'],
      paths: [],
      package: 'caddy',
    })
    folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-caddy-'))
    upstreams = await Promise.all([startUpstream(), startUpstream(), startUpstream()])
    const [http = 0, https = 0, internal = 0] = await freePorts(3)
    internalPort = internal
    const processes = upstreams.map(({ port }) => `127.0.0.1:${port}`).join(' ')
    caddy = spawn(program, ['run', '--config', path.join(root, 'deploy/caddy/Caddyfile')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        // A name of this machine gets a certificate of Caddy's own authority.
        SHOP_DOMAIN: 'localhost',
        API_DOMAIN: 'api.localhost',
        ADMIN_DOMAIN: 'office.localhost',
        STOREFRONTS: processes,
        APIS: processes,
        ADMINS: processes,
        INTERNAL_PORT: String(internal),
        CADDY_OPTIONS: `admin off\n skip_install_trust\n http_port ${http}\n https_port ${https}`,
      },
    })
    let log = ''
    caddy.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text))
    const authority = path.join(folder, 'caddy/pki/authorities/local/root.crt')
    while ((await open(authority, https)) !== 200) {
      if (caddy.exitCode !== null) throw new Error(`Caddy ended: ${log}`)
      await wait(50)
    }
  }, INSTALLATION_MS)

  afterAll(async () => {
    session?.destroy()
    const children = [caddy, ...(upstreams ?? []).map(({ child }) => child)].filter(
      (child) => child?.exitCode === null && child.signalCode === null,
    )
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(children.map(async (child) => await once(child, 'exit')))
    await rm(folder, { recursive: true, force: true })
  })

  /** Status of the first page; undefined while Caddy does not answer. */
  async function open(authority: string, port: number): Promise<number | undefined> {
    try {
      session?.destroy()
      session = connect(`https://localhost:${port}`, { ca: await readFile(authority) })
      session.on('error', () => undefined)
      await once(session, 'connect')
      return (await request('/')).status
    } catch {
      return undefined
    }
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
    const [{ ':status': status }] = await once(stream, 'response')
    await ended
    return status === 200 ? { status, seen: JSON.parse(text) } : { status }
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
})

async function startUpstream(): Promise<Upstream> {
  const child = fork(path.join(import.meta.dirname, 'upstream.fixture.ts'), {
    env: { ...process.env, DRAIN_SECONDS: '600', STOP_SECONDS: '700' },
  })
  const [{ port }] = await once(child, 'message')
  return { port, child }
}

/** Ports that were free a moment ago. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(
    servers.map(async (server) => {
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : 0
    }),
  )
  for (const server of servers) server.close()
  return ports
}
