import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort, isFree } from '../src/platform/ports.ts'
import { root } from './settings.ts'
import { waitUntil } from './wait-until.ts'

const run = promisify(execFile)

export type Pooler = {
  /** The same database through the pooler. */
  url: string
  signal: (signal: NodeJS.Signals) => void
  /** Ends at once. */
  close: () => Promise<void>
}

/** Starts PgBouncer in front of a database, with the configuration of docs/pgbouncer.ini and few connections unless told. */
export async function startPooler(
  databaseUrl: string,
  { connections = 4, port: given }: { connections?: number; port?: number } = {},
): Promise<Pooler> {
  const program = findPooler()
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pooler-'))
  // PgBouncer does not run as root.
  await chmod(folder, 0o755)
  const port = given ?? (await freePort())
  const database = new URL(databaseUrl)
  const { username, password, hostname } = database
  const name = database.pathname.slice(1)
  const users = path.join(folder, 'users.txt')
  const configuration = path.join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${username}" "${password}"\n`)
  const documented = await readFile(path.join(root, 'docs/pgbouncer.ini'), 'utf8')
  const changed = Object.entries({
    shop: `host=${hostname} port=${database.port} dbname=${name}`,
    listen_port: String(port),
    auth_file: users,
    default_pool_size: String(connections),
  }).reduce(
    (text, [setting, value]) => text.replace(new RegExp(`^${setting} = .*$`, 'm'), `${setting} = ${value}`),
    documented,
  )
  // Each transaction takes another connection than the one before.
  await writeFile(configuration, `${changed}server_round_robin = 1\nunix_socket_dir =\n`)
  const account = process.getuid?.() === 0 ? await accountOf('postgres') : {}
  const pooler = spawn(program, ['-q', configuration], { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  pooler.stderr.setEncoding('utf8').on('data', (said: string) => (output += said))
  const ended = once(pooler, 'exit')
  await waitUntil(
    'PgBouncer listens',
    async () => {
      if (pooler.exitCode !== null) throw new Error(`PgBouncer ended: ${output}`)
      return !(await isFree(port))
    },
    { pauseMs: 10 },
  )
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}`, pathname: '/shop' }).href,
    signal: (signal) => void pooler.kill(signal),
    close: async () => {
      pooler.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function accountOf(user: string): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** Path of PgBouncer. `npm test` and the benchmarks install it. */
function findPooler(): string {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  const names = [process.env.PGBOUNCER_PATH ?? '', ...folders.map((folder) => path.join(folder, 'pgbouncer'))]
  const found = names.find((name) => name !== '' && existsSync(name))
  if (found !== undefined) return found
  throw new Error('PgBouncer was not found: install the package pgbouncer, or set PGBOUNCER_PATH.')
}
