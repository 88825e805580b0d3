import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { connect, type Sql } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { freePort } from '../src/platform/ports.ts'
import { waitUntil } from './wait-until.ts'

const run = promisify(execFile)

type Cluster = {
  port: number
  /** The database of the shop. */
  url: string
  sql: Sql
  start: () => Promise<void>
  /** Ends at once, as after a loss of power: nothing is written and no session is told. */
  stopImmediately: () => Promise<void>
}

export type ReplicatedPostgres = {
  primary: Cluster
  replica: Cluster
  /** Commits wait until the replica has them. */
  waitForReplica: () => Promise<void>
  close: () => Promise<void>
}

/** A seeded shop on a PostgreSQL of its own, and a second one that follows it by streaming replication. */
export async function startReplicatedPostgres(sourceUrl: string): Promise<ReplicatedPostgres> {
  const folders = await Promise.all(
    ['primary', 'replica'].map(async (name) => await openFolder(`comptoir-${name}-`)),
  )
  const [first = '', second = ''] = folders
  const database = new URL(sourceUrl).pathname.slice(1)
  const [port, replicaPort] = [await freePort(), await freePort()]
  await copyCluster(sourceUrl, first)
  // A copy of the copy: a replica with a longer log than its primary's would never follow it.
  await run('cp', ['-a', `${first}/.`, second])
  const primary = await startCluster(first, { port, database })
  const source = new URL(primary.url)
  await writeOwned(path.join(second, 'postgres/standby.signal'), '')
  await writeFile(
    path.join(second, 'postgres/postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${source.username} password=${source.password}'\n`,
  )
  const replica = await startCluster(second, { port: replicaPort, database })
  return {
    primary,
    replica,
    waitForReplica: async () => {
      await primary.sql.unsafe(`alter system set synchronous_standby_names = '*'`)
      await primary.sql`select pg_reload_conf()`
      await waitUntil('commits wait for the replica', async () => {
        const rows = await primary.sql`select 1 from pg_stat_replication where sync_state = 'sync'`
        return rows.length === 1
      })
    },
    close: async () => {
      for (const { sql } of [primary, replica]) await sql.end({ timeout: 1 })
      for (const { stopImmediately } of [primary, replica]) await stopImmediately()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}

/**
 * Copies the cluster of this run, which has the seeded database, while it runs: a base backup. Seeding another one would take
 * longer than all tests on it.
 */
async function copyCluster(sourceUrl: string, folder: string): Promise<void> {
  // While somebody is connected to the shop's database itself, no other test can make one from it.
  const admin = connect(Object.assign(new URL(sourceUrl), { pathname: '/postgres' }).href, 1)
  const label = await admin.begin(async (tx) => {
    const [row] = await tx<{ data: string }[]>`
      select current_setting('data_directory') as data from pg_backup_start('copy', true)`
    const data = row?.data ?? ''
    // Files that other tests delete meanwhile are not missed: the log says that they are gone.
    await run('cp', ['-a', data, folder]).catch(() => undefined)
    const [end] = await tx<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`
    await run('cp', ['-a', path.join(data, 'pg_wal'), `${folder}/postgres`])
    return end?.label ?? ''
  })
  await admin.end()
  await rm(path.join(folder, 'postgres/postmaster.pid'), { force: true })
  await writeOwned(path.join(folder, 'postgres/backup_label'), label)
  await writeFile(path.join(folder, 'postgres.password'), new URL(sourceUrl).password)
}

/** Writes a file that the server deletes. */
async function writeOwned(file: string, content: string): Promise<void> {
  await writeFile(file, content)
  const { uid, gid } = await stat(path.dirname(file))
  await chown(file, uid, gid)
}

async function startCluster(
  directory: string,
  { port, database }: { port: number; database: string },
): Promise<Cluster> {
  const start = async () => await startEmbeddedPostgres({ directory, port })
  const url = (await start()).urlOf(database)
  return {
    port,
    url,
    sql: connect(url, 4),
    start: async () => void (await start()),
    stopImmediately: async () => await stopNow(path.join(directory, 'postgres')),
  }
}

async function stopNow(data: string): Promise<void> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  if (!(pid > 0)) return
  process.kill(pid, 'SIGQUIT')
  await waitUntil('PostgreSQL ended', async () => {
    try {
      process.kill(pid, 0)
      return false
    } catch {
      return true
    }
  })
}
