import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateInto } from '../apps/api/src/generate/index.ts'
import { connect, type Sql } from '../apps/api/src/platform/database.ts'
import { startTemporaryPostgres } from '../apps/api/src/platform/embedded-postgres.ts'
import { migrate } from '../apps/api/src/platform/migrate.ts'
import { readSettings } from '../apps/api/src/settings.ts'
import { root } from '../scripts/processes.ts'
import { importRows, type Rows } from './import-rows.ts'

export type Catalogue = {
  url: string
  /** Folder for data of the processes. */
  folder: string
  sql: Sql
  importedInMs: number
  importCpuMs: number
  importRows: (rows: Rows) => Promise<void>
}

export type Cluster = { make: (products: number) => Promise<Catalogue>; stop: () => Promise<void> }

/** Where keep-catalogues.ts says which catalogues it keeps. */
export const keptFolder = path.join(root, '.data/bench')
export const keptFile = (products: number) => path.join(keptFolder, `${products}.json`)

type Kept = Omit<Catalogue, 'sql' | 'importRows'>

async function readKept(products: number): Promise<Kept | undefined> {
  const text = await readFile(keptFile(products), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Kept)
}

/** A database cluster for generated catalogues, with production durability. */
export async function startCluster(): Promise<Cluster> {
  const postgres = await startTemporaryPostgres({ durable: true })
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bench-'))
  const settings = readSettings({ ...process.env, DATA_DIR: folder }, root)
  const pools: Sql[] = []

  const open = (made: Kept, sql: Sql): Catalogue => {
    const file = path.join(made.folder, 'rows.csv')
    return { ...made, sql, importRows: async (rows) => void (await importRows(sql, file, rows)) }
  }
  const connectTo = (url: string) => {
    const sql = connect(url, 32)
    pools.push(sql)
    return sql
  }
  const make = async (products: number): Promise<Catalogue> => {
    const kept = await readKept(products)
    if (kept) return open(kept, connectTo(kept.url))
    const name = `bench_${pools.length}`
    const admin = connect(postgres.urlOf('postgres'), 1)
    await admin.unsafe(`create database ${name}`)
    await admin.end()
    const url = postgres.urlOf(name)
    const sql = connectTo(url)
    await migrate(sql)
    const started = performance.now()
    const usage = process.cpuUsage()
    await generateInto(sql, settings, products)
    const importedInMs = performance.now() - started
    const { user, system } = process.cpuUsage(usage)
    const importCpuMs = (user + system) / 1000
    await sql.unsafe('analyze')
    const own = path.join(folder, name)
    await mkdir(own)
    return open({ url, folder: own, importedInMs, importCpuMs }, sql)
  }
  const stop = async () => {
    await Promise.all(pools.map((sql) => sql.end({ timeout: 5 })))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { make, stop }
}
