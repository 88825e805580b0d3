import { gzipSync } from 'node:zlib'
import { check, rejectionOf, type Attack } from './attack.ts'
import { newAddress, type Target } from './target.ts'
import { openSockets, send, slowly, times, type Answer, type Sent } from './wire.ts'

const lateMs = 5_000
const page = (target: Target, sent: Sent): Promise<Answer> =>
  send(target.storefront, {
    ...sent,
    headers: { host: target.host, 'x-forwarded-for': newAddress(), ...sent.headers },
  })

/** Refused, or answered without delay and without a failure of the server. */
function harmless(answer: Answer): string {
  check(answer.ms < lateMs, `answered after ${answer.ms.toFixed(0)} ms only`)
  check(answer.status < 500, `status ${answer.status}: ${answer.text.slice(0, 100)}`)
  return rejectionOf(answer) ?? `status ${answer.status} in ${answer.ms.toFixed(0)} ms`
}

const form = 'application/x-www-form-urlencoded'
const servers = (target: Target) => [
  { name: 'API', origin: target.api, path: '/graphql', type: 'application/json' },
  { name: 'storefront', origin: target.storefront, path: '/fr/login', type: form },
]

/** Many slow clients at once: each must be cut off, and others be served meanwhile. */
async function manySlow(
  target: Target,
  requestOf: (server: { path: string; type: string }) => Iterable<string>,
  options: { pauseMs: number; mostSeconds: number; reads?: boolean; clients?: number },
): Promise<string> {
  const words: string[] = []
  for (const { name, origin, ...server } of servers(target)) {
    const ends = await Promise.all(
      Array.from({ length: options.clients ?? 50 }, () => slowly(origin, requestOf(server), options)),
    )
    const open = ends.filter((end) => end === undefined).length
    check(
      open === 0,
      `${open} of ${ends.length} slow connections to the ${name} were still open after ${options.mostSeconds} s`,
    )
    const longest = Math.max(...ends.map((end) => end?.seconds ?? 0))
    words.push(`${name}: cut off after ${longest.toFixed(0)} s at the latest`)
  }
  return words.join('; ')
}

function* drops(head: string, drop: string, count: number): Iterable<string> {
  yield head
  for (let index = 0; index < count; index++) yield drop
}

/** A user agent, address or header in which a careless expression goes back and forth. */
const agents = [
  `Version/${'1%'.repeat(3500)}`,
  `Mozilla/5.0 ${'Version/1.'.repeat(700)}`,
  `${' '.repeat(7000)}Safari/`,
  'Version/1 Safari'.repeat(400),
]

export const httpAttacks: Attack[] = [
  ...agents.map((agent) => ({
    name: `user agent "${agent.slice(0, 14)}…" of ${agent.length} letters`,
    run: async (target: Target) =>
      harmless(await page(target, { path: '/fr', headers: { 'user-agent': agent } })),
  })),
  {
    name: 'user agent of 30,000 letters',
    run: async (target) =>
      harmless(
        await page(target, { path: '/fr', headers: { 'user-agent': `Version/${'1%'.repeat(15_000)}` } }),
      ),
  },
  ...[
    ['slashes', `${'/'.repeat(7000)}x`],
    ['segments', `/fr${'/a'.repeat(3400)}`],
    ['percent signs', `/fr/${'%'.repeat(7000)}`],
    ['encoded slashes', `/fr/${'%2F'.repeat(2300)}x`],
    ['points', `/fr/${'../'.repeat(2300)}etc/passwd`],
    ['hyphens', `/fr/${'-'.repeat(7000)}.html`],
    ['parameters', `/fr/particuliers?${'a=1&'.repeat(1700)}`],
    ['letters in a search', `/fr/recherche?q=${'a%20'.repeat(1700)}`],
  ].map(([name = '', path = '']) => ({
    name: `address of many ${name}`,
    run: async (target: Target) => harmless(await page(target, { path })),
  })),
  {
    name: 'address of 15,500 slashes',
    run: async (target) => harmless(await page(target, { path: `${'/'.repeat(15_500)}x` })),
  },
  {
    name: 'cookies: 1,000 of them, one of 7,000 letters, one name 800 times',
    run: async (target) => {
      const many = Array.from({ length: 700 }, (_, index) => `c${index}=1`).join('; ')
      const answers = [many, `store=${'%'.repeat(7000)}`, 'store=fr;'.repeat(800), `;=;${' ='.repeat(3000)}`]
      const seen: string[] = []
      for (const cookie of answers)
        seen.push(harmless(await page(target, { path: '/fr', headers: { cookie } })))
      return seen.join('; ')
    },
  },
  {
    name: 'headers of 64 KB, and 2,000 headers',
    run: async (target) => {
      const large = await page(target, { path: '/fr', headers: { 'x-large': 'x'.repeat(64 * 1024) } })
      check(large.status === 431 || large.status === 0, `64 KB of headers: status ${large.status}`)
      const headers = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`x-${index}`, '1']))
      const many = await send(target.api, { path: '/healthz', headers })
      return `${rejectionOf(large)}; ${harmless(many)}`
    },
  },
  {
    name: 'languages, encodings, tags and ranges of 6,000 letters',
    run: async (target) => {
      const seen: string[] = []
      for (const name of [
        'accept-language',
        'accept-encoding',
        'if-none-match',
        'range',
        'accept',
        'referer',
        'if-modified-since',
      ])
        seen.push(
          harmless(await page(target, { path: '/fr', headers: { [name]: 'fr;q=0.1, *'.repeat(550) } })),
        )
      return [...new Set(seen.map((word) => word.replace(/ in \d+ ms/, '')))].join('; ')
    },
  },
  {
    name: 'a body that is too large, announced or in pieces, compressed or not',
    run: async (target) => {
      const seen: string[] = []
      for (const { name, origin, path, type } of servers(target)) {
        const body = Buffer.alloc(8 * 1024 * 1024, 'a')
        const headers = { 'content-type': type, host: target.host, 'x-forwarded-for': newAddress() }
        const plain = await send(origin, { method: 'POST', path, headers, body })
        check(
          plain.status === 413 || plain.status === 400 || plain.status === 0,
          `${name} took 8 MB: ${plain.status}`,
        )
        const pieces = await slowly(
          origin,
          drops(
            `POST ${path} HTTP/1.1\r\nhost: ${target.host}\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`,
            `10000\r\n${'a'.repeat(65_536)}\r\n`,
            64,
          ),
          { pauseMs: 1, mostSeconds: 20 },
        )
        check(pieces !== undefined, `${name} took 4 MB in pieces`)
        const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'a'))
        const packed = await send(origin, {
          method: 'POST',
          path,
          headers: { ...headers, 'content-encoding': 'gzip' },
          body: bomb,
        })
        seen.push(`${name}: ${rejectionOf(plain)}, pieces cut off, compressed ${harmless(packed)}`)
      }
      return seen.join('; ')
    },
  },
  {
    name: 'a form of 20,000 fields, and one field 20,000 times',
    run: async (target) => {
      const headers = { 'content-type': form }
      const path = '/fr/login'
      const many = Array.from({ length: 20_000 }, (_, index) => `f${index}=1`).join('&')
      const seen = [
        harmless(await page(target, { method: 'POST', path, headers, body: many })),
        harmless(
          await page(target, { method: 'POST', path, headers, body: 'email=a%40b.c&'.repeat(18_000) }),
        ),
        harmless(await page(target, { method: 'POST', path, headers, body: '%'.repeat(200_000) })),
      ]
      return seen.join('; ')
    },
  },
  {
    name: '50 clients that send a header a letter at a time',
    isLong: true,
    run: (target) =>
      manySlow(target, ({ path }) => drops(`POST ${path} HTTP/1.1\r\nhost: x\r\n`, 'x-slow: 1\r\n', 1000), {
        pauseMs: 1000,
        mostSeconds: 60,
      }),
  },
  {
    name: '50 clients that send a body a letter at a time',
    isLong: true,
    run: (target) =>
      manySlow(
        target,
        ({ path, type }) =>
          drops(
            `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n`,
            'a',
            1000,
          ),
        { pauseMs: 1000, mostSeconds: 60 },
      ),
  },
  {
    name: '50 clients that announce a body and send none',
    isLong: true,
    run: (target) =>
      manySlow(
        target,
        ({ path, type }) => [
          `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n`,
        ],
        { pauseMs: 1000, mostSeconds: 60 },
      ),
  },
  {
    name: '40 clients that never read their answers',
    isLong: true,
    run: async (target) => {
      const [, , storefront] = target.processes
      const before = (await storefront?.heapMb()) ?? 0
      const request = `GET /fr HTTP/1.1\r\nhost: ${target.host}\r\n\r\n`
      await Promise.all(
        Array.from({ length: 40 }, () =>
          slowly(target.storefront, drops(request, request.repeat(100), 20), {
            pauseMs: 50,
            mostSeconds: 15,
            reads: false,
          }),
        ),
      )
      const grown = ((await storefront?.heapMb()) ?? 0) - before
      check(grown < 60, `${grown.toFixed(0)} MB are buffered for clients that do not read`)
      return `${grown.toFixed(0)} MB buffered`
    },
  },
  {
    name: '500 idle connections',
    run: async (target) => {
      const sockets = [
        ...(await openSockets(target.api, 250)),
        ...(await openSockets(target.storefront, 250)),
      ]
      const served = await Promise.all([
        page(target, { path: '/fr' }),
        send(target.api, { path: '/healthz' }),
      ])
      for (const socket of sockets) socket.destroy()
      for (const answer of served) check(answer.status === 200, `others are answered ${answer.status}`)
      return 'others are served meanwhile'
    },
  },
  {
    name: 'invalid methods, versions and requests',
    run: async (target) => {
      const seen = new Set<string>()
      for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])
        for (const path of ['/fr', '/fr/panier'])
          seen.add(harmless(await page(target, { method, path })).replace(/ in \d+ ms/, ''))
      for (const raw of [
        'GARBAGE\r\n\r\n',
        'GET /fr HTTP/9.9\r\n\r\n',
        `GET ${'/'.repeat(100)} HTTP/1.1\r\n\r\n`,
        '\0\0\0\0\r\n\r\n',
        'POST /fr HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ]) {
        const end = await slowly(target.storefront, [raw], { pauseMs: 10, mostSeconds: 40 })
        const status = /^HTTP\/1.1 (\d+)/.exec(end?.text ?? '')?.[1]
        check(end !== undefined || status !== undefined, `${JSON.stringify(raw.slice(0, 20))} is waited for`)
        seen.add(status ? `status ${status}` : 'connection closed')
      }
      return [...seen].join(', ')
    },
  },
  {
    name: '600 addresses that differ in a parameter nobody knows',
    run: async (target) => {
      const answers = await times(600, 4, (index) => page(target, { path: `/fr/particuliers?x=${index}` }))
      const wrong = answers.find(({ status }) => status !== 200)
      check(!wrong || wrong.status === 429, `status ${wrong?.status}`)
      const again = await page(target, { path: '/fr/particuliers' })
      check(again.status === 200, `the page itself: ${again.status}`)
      return `${answers.filter(({ status }) => status === 200).length} answered, the page itself in ${again.ms.toFixed(0)} ms`
    },
  },
]
