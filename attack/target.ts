import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateInto } from '../apps/api/src/generate/index.ts'
import { connect, type Sql } from '../apps/api/src/platform/database.ts'
import { startTemporaryPostgres } from '../apps/api/src/platform/embedded-postgres.ts'
import { freePort } from '../apps/api/src/platform/ports.ts'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { setStock, type Sender } from '../apps/api/test/checkout.ts'
import { root } from '../scripts/processes.ts'
import { startProcess, type Process } from './processes.ts'
import { send, type Answer } from './wire.ts'

/** A shop in production mode, one process per app, with a mail server that accepts connections and never answers. */
export type Target = {
  /** Two API processes on one database; the second asks for a proof of work in forms. */
  api: string
  secondApi: string
  /** A storefront of each. */
  storefront: string
  provingStorefront: string
  /** The shop's public host, as browsers name it. */
  host: string
  sql: Sql
  env: Record<string, string>
  dataDir: string
  payzen: { siteId: string; key: string; mode: 'PRODUCTION' }
  /** Connections that the mail server holds. */
  mailConnections: () => number
  /** A product that can be ordered, with more stock than a run takes. */
  sku: string
  /** Products of the eight shoppers, one each: orders of one product wait for each other, attacked or not. */
  shopperSkus: readonly string[]
  /** Store view of the catalogue with 10,000 products; absent in the short run. */
  largeStore: string | undefined
  processes: Process[]
  close: () => Promise<void>
}

const origin = (port: number) => `http://127.0.0.1:${port}`
const products = 10_000
const publicHost = 'fontaines.example'

/** Starts everything; `products` are generated for the long run only, since they take half a minute. */
export async function startTarget(options: {
  isShort: boolean
  say: (line: string) => void
}): Promise<Target> {
  const { isShort, say } = options
  // Ports of its own: on a fixed port the shop of another run, or one left behind, would answer with its own database.
  const [api, secondApi, storefront, provingStorefront] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-attack-'))
  const postgres = await startTemporaryPostgres({ durable: !isShort })
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe('create database shop')
  await admin.end()
  const mail = await startSilentMailServer()
  const payzen = {
    siteId: '87654321',
    key: randomBytes(18).toString('base64url'),
    mode: 'PRODUCTION' as const,
  }
  const env = {
    ...essentials(),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: postgres.urlOf('shop'),
    DATA_DIR: dataDir,
    API_URL: 'https://api.example',
    ADMIN_URL: 'https://office.example',
    FONTAINES_URL: `https://${publicHost}`,
    KERAMIK_URL: 'https://uferton.example',
    SUSHI_URL: 'https://sushi.example',
    STOREFRONT_ORIGINS: `https://${publicHost},https://sushi.example`,
    PAYZEN_URL: 'https://bank.example/vads-payment/',
    PAYZEN_SITE_ID: payzen.siteId,
    PAYZEN_KEY: payzen.key,
    PAYZEN_MODE: payzen.mode,
    PAYZEN_NOTIFICATION_URL: 'https://api.example/payzen/payment/check',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: `Vasque <boutique@${publicHost}>`,
    CLEAR_CACHE_TOKEN: randomBytes(18).toString('base64url'),
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
  }
  const sku = 'VSQ-CLAIR'
  const shopperSkus = [
    'VSQ-CLAIR',
    'VSQ-TENDRE',
    'VSQ-DUO',
    'VSQ-DEBIT',
    'VSQ-COF2',
    'VSQ-COF4',
    'VSQ-SM',
    'VSQ-CO2',
  ]
  const sql = connect(env.DATABASE_URL, 4)
  const processes: Process[] = []
  const close = async () => {
    await Promise.all(processes.toReversed().map((process) => process.stop()))
    await sql.end({ timeout: 1 })
    await postgres.stop()
    mail.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const settings = readSettings({ ...env, API_PORT: String(api) }, root)
    const database = await prepareDatabase(settings, say)
    await database.stop()
    // No attack asks for a picture, and to encode them while the shop is attacked would slow it.
    await sql`delete from waiting_picture`
    if (!isShort) {
      say(`Importing ${products} products …`)
      await generateInto(sql, settings, products)
      await sql.unsafe('analyze')
    }
    for (const one of [sku, ...shopperSkus]) await setStock({ sql }, one, 1_000_000)
    const startApi = (name: string, port: number, more: Record<string, string> = {}) =>
      startProcess({
        name,
        script: 'apps/api/src/main.ts',
        env: { ...env, API_PORT: String(port), ...more },
        readyUrl: `${origin(port)}/readyz`,
      })
    const startStorefront = (name: string, port: number, apiPort: number) =>
      startProcess({
        name,
        script: 'apps/storefront/server/main.ts',
        args: ['--site', 'fontaines'],
        env: {
          ...env,
          PORT: String(port),
          PUBLIC_URL: `https://${publicHost}`,
          COMMERCE_ENDPOINT: origin(apiPort),
          PAYMENT_ORIGIN: 'https://bank.example',
        },
        readyUrl: `${origin(port)}/readyz`,
      })
    processes.push(await startApi('API', api))
    processes.push(await startApi('second API', secondApi, { CAPTCHA: 'work', CAPTCHA_DIFFICULTY: '8' }))
    processes.push(await startStorefront('storefront', storefront, api))
    processes.push(await startStorefront('second storefront', provingStorefront, secondApi))
  } catch (error) {
    await close()
    throw error
  }
  return {
    api: origin(api),
    secondApi: origin(secondApi),
    storefront: origin(storefront),
    provingStorefront: origin(provingStorefront),
    host: publicHost,
    sql,
    env,
    dataDir,
    payzen,
    mailConnections: mail.connections,
    sku,
    shopperSkus,
    largeStore: isShort ? undefined : 'generated_fr',
    processes,
    close,
  }
}

/** Asks for pages of the storefront that no shopper visits: code is slow while it runs for the first times. */
export async function warmUp({ provingStorefront, host }: Target): Promise<void> {
  const headers = { host, 'x-forwarded-for': newAddress() }
  for (let count = 0; count < 5; count++) await send(provingStorefront, { path: '/fr/login', headers })
}

/** The environment variables that a process needs; none may change the behaviour of the shop. */
function essentials(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/** A mail server that accepts connections and never greets. */
async function startSilentMailServer() {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    connections: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

type GraphqlAnswer = Answer & {
  // Answers of GraphQL have whatever shape was asked for.
  data: Record<string, unknown> | null | undefined
  errors: { message: string; extensions?: { category?: string; retry_after?: number } }[] | undefined
}

export type Visitor = {
  /** Network address, named by the proxy in front. */
  from?: string
  store?: string
  as?: string
  origin?: string
  headers?: Record<string, string>
}

/** One operation, as a client behind the proxy sends it; every visitor has an address. */
export async function graphql(
  target: Pick<Target, 'api'>,
  query: string,
  variables: Record<string, unknown> = {},
  { from = '203.0.113.1', store = 'fr', as, origin: at = target.api, headers = {} }: Visitor = {},
): Promise<GraphqlAnswer> {
  const answer = await send(at, {
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      store,
      ...(as && { authorization: `Bearer ${as}` }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  })
  return { ...answer, ...bodyOf(answer.text) }
}

/** The parsed body of a GraphQL response; undefined members when it is not JSON. */
export function bodyOf(text: string): Pick<GraphqlAnswer, 'data' | 'errors'> {
  try {
    const { data, errors } = JSON.parse(text)
    return { data, errors }
  } catch {
    return { data: undefined, errors: undefined }
  }
}

let visitors = 0

/** A network address that is unique in this run. */
export function newAddress(): string {
  visitors++
  return `198.18.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`
}

/** The shop as one visitor reaches it, for the helpers of the tests. */
export const senderOf = (target: Target, visitor: Visitor): Sender => ({
  send: async (query, variables = {}, { as, store } = {}) => {
    const answer = await graphql(target, query, variables, {
      ...visitor,
      ...(as && { as }),
      ...(store && { store }),
    })
    // The caller names the shape of what it asked for.
    return {
      status: answer.status,
      headers: {},
      data: (answer.data ?? null) as never,
      ...(answer.errors && {
        errors: answer.errors.map(({ message, extensions }) => ({
          message,
          extensions: { category: extensions?.category ?? '' },
        })),
      }),
    }
  },
})
