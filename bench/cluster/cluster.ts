import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../apps/api/src/platform/ports.ts'
import { connect, type Sql } from '../../apps/api/src/platform/database.ts'
import { startTemporaryPostgres } from '../../apps/api/src/platform/embedded-postgres.ts'
import { prepareDatabase } from '../../apps/api/src/prepare-database.ts'
import { readSettings } from '../../apps/api/src/settings.ts'
import { openMovingAddress, type MovingAddress } from '../../apps/api/test/moving-address.ts'
import { startPooler } from '../../apps/api/test/pooler.ts'
import { productionEnvironment } from '../../apps/api/test/production.ts'
import { startReplicatedPostgres, type ReplicatedPostgres } from '../../apps/api/test/replicated-postgres.ts'
import { root, say } from '../../scripts/processes.ts'
import { pgBouncer } from '../../scripts/servers.ts'
import { ensureProgram } from '../../scripts/system-programs.ts'
import { chooseAddresses, startBalancer, type Addresses } from './balancer.ts'
import { startPart, type Part } from './part.ts'

/**
 * A shop as a company runs it, on one machine: three APIs, two storefronts, a worker, a primary and a replica behind PgBouncer,
 * and Caddy with TLS in front.
 */
export type Cluster = {
  apis: readonly Part[]
  storefronts: readonly Part[]
  worker: Part
  addresses: Addresses
  servers: ReplicatedPostgres
  pooler: Restartable
  /** The primary, wherever it is, without the pooler. */
  primary: MovingAddress
  sql: Sql
  env: Readonly<Record<string, string>>
  close: () => Promise<void>
}

const drainSeconds = '2'

/** What the processes of a shop in production share, but for the database. */
function environment(dataDir: string, { shop, api }: Addresses): Record<string, string> {
  const production = productionEnvironment()
  return {
    ...production,
    FONTAINES_URL: shop,
    API_URL: api,
    HOME: process.env.HOME ?? dataDir,
    DATA_DIR: dataDir,
    DRAIN_SECONDS: drainSeconds,
    ENCODE_PICTURES_FIRST: '1',
    // Nobody reads the mails of this shop; those that wait do not matter here.
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: 'loopback',
    STOREFRONT_ORIGINS: shop,
  }
}

/** A seeded primary with production durability and a replica that has each commit before it is acknowledged. */
async function startServers(shared: Record<string, string>): Promise<ReplicatedPostgres> {
  const seeded = await startTemporaryPostgres({ durable: false })
  try {
    const admin = connect(seeded.urlOf('postgres'), 1)
    await admin.unsafe('create database shop')
    await admin.end()
    const env = { ...shared, DATABASE_URL: seeded.urlOf('shop') }
    const database = await prepareDatabase(readSettings(env, root), say)
    await database.stop()
    const servers = await startReplicatedPostgres(seeded.urlOf('shop'))
    await servers.waitForReplica()
    return servers
  } finally {
    await seeded.stop()
  }
}

/** A pooler that can be killed and started again at its address. */
type Restartable = {
  url: string
  kill: () => Promise<void>
  start: () => Promise<void>
  pause: () => void
  resume: () => void
}

async function startRestartable(databaseUrl: string): Promise<Restartable> {
  await ensureProgram(pgBouncer)
  const connections = 20
  let pooler = await startPooler(databaseUrl, { connections })
  const { url } = pooler
  return {
    url,
    kill: () => pooler.close(),
    start: async () => {
      pooler = await startPooler(databaseUrl, { connections, port: Number(new URL(url).port) })
    },
    pause: () => pooler.signal('SIGSTOP'),
    resume: () => pooler.signal('SIGCONT'),
  }
}

/** Starts the cluster on new databases. */
export async function startCluster(): Promise<Cluster> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const one of closers.toReversed()) await one()
  }
  try {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-cluster-'))
    closers.push(() => rm(dataDir, { recursive: true, force: true }))
    await chmod(dataDir, 0o755)
    const addresses = await chooseAddresses()
    const shared = environment(dataDir, addresses)
    const servers = await startServers(shared)
    closers.push(servers.close)
    const primary = await openMovingAddress(servers.primary.url)
    closers.push(primary.close)
    const pooler = await startRestartable(primary.url)
    closers.push(pooler.kill)
    const sql = connect(primary.url, 4)
    closers.push(() => sql.end({ timeout: 1 }))
    const env: Record<string, string> = {
      ...shared,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_REPLICA_URL: servers.replica.url,
    }
    const start = async (name: string, of: Parameters<typeof startPart>[1]) => {
      const part = await startPart(name, of)
      closers.push(async () => {
        part.resume()
        await part.stop()
      })
      return part
    }
    const apis: Part[] = []
    for (const name of ['API 1', 'API 2', 'API 3'])
      apis.push(await start(name, { script: 'apps/api/src/main.ts', env: { ...env, RUN_JOBS: '0' } }))
    const worker = await start('worker', { script: 'apps/api/src/worker.ts', env })
    // The storefronts ask the APIs through the balancer, which balances them too: their ports are chosen first.
    const ports = [await freePort(), await freePort()]
    const balancer = await startBalancer(addresses, {
      apis: apis.map(({ origin }) => origin),
      storefronts: ports.map((port) => `http://127.0.0.1:${port}`),
    })
    closers.push(balancer.stop)
    const storefronts: Part[] = []
    for (const [index, port] of ports.entries())
      storefronts.push(
        await start(`storefront ${index + 1}`, {
          script: 'apps/storefront/server/main.ts',
          args: ['--site', 'fontaines'],
          port,
          env: {
            ...env,
            PUBLIC_URL: addresses.shop,
            PAYMENT_ORIGIN: new URL(env['PAYZEN_URL'] ?? '').origin,
            COMMERCE_ENDPOINT: balancer.internal,
          },
        }),
      )
    await balancer.open()
    return { apis, storefronts, worker, addresses, servers, pooler, primary, sql, env, close }
  } catch (error) {
    await close()
    throw error
  }
}
