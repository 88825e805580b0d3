import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, type Sql } from '../../apps/api/src/platform/database.ts'
import { startTemporaryPostgres } from '../../apps/api/src/platform/embedded-postgres.ts'
import { prepareDatabase } from '../../apps/api/src/prepare-database.ts'
import { readSettings } from '../../apps/api/src/settings.ts'
import { productionEnvironment } from '../../apps/api/test/production.ts'
import { root, say } from '../../scripts/processes.ts'
import { startBalancer, type Balancer } from './nginx.ts'
import { startPart, type Part } from './part.ts'

/** A shop as a company runs it, on one machine: three APIs, two storefronts, a worker, and nginx in front. */
export type Cluster = {
  apis: readonly Part[]
  storefronts: readonly Part[]
  worker: Part
  balancer: Balancer
  databaseUrl: string
  sql: Sql
  env: Readonly<Record<string, string>>
  close: () => Promise<void>
}

const drainSeconds = '2'

/** Starts the cluster on a new database with production durability. */
export async function startCluster(): Promise<Cluster> {
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const one of closers.toReversed()) await one()
  }
  try {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'comptoir-cluster-'))
    closers.push(() => rm(dataDir, { recursive: true, force: true }))
    await chmod(dataDir, 0o755)
    const postgres = await startTemporaryPostgres({ durable: true })
    closers.push(postgres.stop)
    const admin = connect(postgres.urlOf('postgres'), 1)
    await admin.unsafe('create database shop')
    await admin.end()
    const databaseUrl = postgres.urlOf('shop')
    const sql = connect(databaseUrl, 4)
    closers.push(() => sql.end({ timeout: 1 }))
    const env: Record<string, string> = {
      ...productionEnvironment(),
      HOME: process.env.HOME ?? dataDir,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: drainSeconds,
      ENCODE_PICTURES_FIRST: '1',
      // Nobody reads the mails of this shop; those that wait do not matter here.
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUSTED_PROXIES: 'loopback',
      STOREFRONT_ORIGINS: productionEnvironment()['FONTAINES_URL'] ?? '',
    }
    const database = await prepareDatabase(readSettings(env, root), say)
    await database.stop()
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
    // The storefronts ask the APIs through the balancer, which asks the storefronts: its address is chosen first.
    const balancer = await startBalancer({ apis: apis.map(({ origin }) => origin) })
    closers.push(balancer.stop)
    const storefronts: Part[] = []
    for (const name of ['storefront 1', 'storefront 2'])
      storefronts.push(
        await start(name, {
          script: 'apps/storefront/server/main.ts',
          args: ['--site', 'fontaines'],
          env: {
            ...env,
            PUBLIC_URL: env['FONTAINES_URL'] ?? '',
            PAYMENT_ORIGIN: new URL(env['PAYZEN_URL'] ?? '').origin,
            COMMERCE_ENDPOINT: balancer.api,
          },
        }),
      )
    await balancer.open(storefronts.map(({ origin }) => origin))
    return { apis, storefronts, worker, balancer, databaseUrl, sql, env, close }
  } catch (error) {
    await close()
    throw error
  }
}
