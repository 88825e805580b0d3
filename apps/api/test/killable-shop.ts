import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect, type Sql } from '../src/platform/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { freePort } from '../src/platform/ports.ts'
import { notifyAt, type Sender } from './checkout.ts'
import { compileCache } from './compile-cache.ts'
import { oneAddress } from './one-address.ts'
import { seedShops } from './seed.ts'
import { waitUntil } from './wait-until.ts'

/** An API in a process of its own on a durable PostgreSQL of its own, either of which can be killed at any moment. */
export type KillableShop = Sender & {
  sql: Sql
  /** Posts a signed notification of the payment provider. */
  notify: (fields: Record<string, string>) => Promise<{ status: number; text: string }>
  /** Told before each request is sent. */
  onSend: (listener: (() => void) | undefined) => void
  killApi: () => void
  /** kill -9 of every process of PostgreSQL. */
  killDatabase: () => Promise<void>
  /** Starts whatever was killed and waits until the shop answers. */
  repair: () => Promise<void>
  close: () => Promise<void>
}

const connections = 4
const main = path.resolve(import.meta.dirname, '../src/main.ts')

/** `environment` is laid over this process's for the API. */
export async function startKillableShop(environment: Record<string, string> = {}): Promise<KillableShop> {
  const directory = await mkdtemp(path.join(tmpdir(), 'comptoir-kill-'))
  await chmod(directory, 0o755)
  const [databasePort, apiPort] = [await freePort(), await freePort()]
  const startDatabase = () => startEmbeddedPostgres({ directory, port: databasePort })
  let postgres: EmbeddedPostgres = await startDatabase()
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe('create database shop')
  await admin.end()
  const databaseUrl = postgres.urlOf('shop')
  const sql = connect(databaseUrl, connections)
  await migrate(sql)
  await seedShops(sql)
  const origin = `http://127.0.0.1:${apiPort}`
  let api: ChildProcess | undefined = await startApi(databaseUrl, apiPort, environment)
  let isDatabaseUp = true
  let sent: (() => void) | undefined

  return {
    sql,
    onSend: (listener) => {
      sent = listener
    },
    send: async (query, variables = {}, { as, store } = {}) => {
      const answering = fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(as && { authorization: `Bearer ${as}` }),
          ...(store && { store }),
        },
        body: JSON.stringify({ query, variables }),
      })
      sent?.()
      const answer = await answering
      const { data, errors } = JSON.parse(await answer.text())
      return { status: answer.status, headers: {}, data, errors }
    },
    notify: async (fields) => {
      const answering = notifyAt(origin, fields)
      sent?.()
      return await answering
    },
    killApi: () => {
      api?.kill('SIGKILL')
      api = undefined
    },
    killDatabase: async () => {
      isDatabaseUp = false
      await killCluster(path.join(directory, 'postgres'))
    },
    repair: async () => {
      if (!isDatabaseUp) postgres = await startDatabase()
      isDatabaseUp = true
      api ??= await startApi(databaseUrl, apiPort, environment)
      await waitUntil(`${origin}/readyz answers`, () => fetch(`${origin}/readyz`).then((answer) => answer.ok))
      // Connections of this process died, too.
      await waitUntil('the database answers', async () => {
        await Promise.all(Array.from({ length: connections }, () => sql`select 1`))
        return true
      })
    },
    close: async () => {
      api?.kill('SIGKILL')
      await sql.end({ timeout: 1 })
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function startApi(
  databaseUrl: string,
  port: number,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...compileCache,
    ...oneAddress,
    ...environment,
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    LOG_LEVEL: 'silent',
  }
  const child = fork(main, { env, execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const { stdout } = child
  if (!stdout) throw new Error('The API has no output.')
  await Promise.race([
    once(stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The API ended with ${code}.`))),
  ])
  return child
}

/** The server and its children die at once; none outlives the others to hold the shared memory. */
async function killCluster(data: string): Promise<void> {
  const [line = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const postmaster = Number(line)
  const children = (await readdir('/proc')).filter(
    (name) => /^\d+$/.test(name) && parentOf(Number(name)) === postmaster,
  )
  const all = [postmaster, ...children.map(Number)]
  for (const pid of all) kill(pid)
  while (all.some((pid) => parentOf(pid) !== undefined)) await new Promise(setImmediate)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was gone already.
  }
}

/** Undefined once the process is gone, or dead and waiting to be noticed. */
function parentOf(pid: number): number | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return state === 'Z' ? undefined : Number(parent)
  } catch {
    return undefined
  }
}
