import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort, isFree } from '../src/platform/ports.ts'
import { root } from './settings.ts'
import { waitUntil } from './wait-until.ts'

const run = promisify(execFile)

type Pooler = {
  /** The same database through the pooler. */
  url: string
  close: () => Promise<void>
}

/** Starts PgBouncer in front of a database, with the configuration of docs/pgbouncer.ini and few connections. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const program = await ensurePooler()
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-pooler-'))
  // PgBouncer does not run as root.
  await chmod(folder, 0o755)
  const port = await freePort()
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
    default_pool_size: '4',
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

/** Path of PgBouncer, which is installed from the system's packages where it is missing. */
async function ensurePooler(): Promise<string> {
  const found = await findPooler()
  if (found !== undefined) return found
  const [program = '', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer']
  await run(program, [...before, 'update', '-qq'], options).catch(() => undefined)
  await run(program, [...before, ...install], options).catch(() => undefined)
  const installed = await findPooler()
  if (installed !== undefined) return installed
  throw new Error('PgBouncer was not found and could not be installed: install the package pgbouncer.')
}

async function findPooler(): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  const names = folders.map((folder) => path.join(folder, 'pgbouncer'))
  const works = async (name: string) =>
    await run(name, ['--version']).then(
      () => true,
      () => false,
    )
  for (const name of names) if (await works(name)) return name
  return undefined
}
