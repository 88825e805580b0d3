import { accessSync, constants } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { root, run, say } from './processes.ts'

/** A program of the system that tests need. */
export type SystemProgram = {
  title: string
  /** Environment variable that names an executable. */
  variable: string
  /** Names of the executable in the folders of `PATH`. */
  names: readonly string[]
  /** Paths outside `PATH`. */
  paths: readonly string[]
  /** Package of Debian. */
  package: string
  /** Folder into which the package is unpacked; without one it is installed, and its service starts. */
  folder?: string
}

/** Path of a program. Installs it with apt-get, or unpacks it, where it is missing; throws when that fails. */
export async function ensureProgram(program: SystemProgram): Promise<string> {
  const found = findProgram(program)
  if (found) return found
  say(`Installing ${program.title} for the tests …`)
  if (program.folder === undefined) await install(program.package)
  else await unpack(program.package, program.folder)
  const installed = findProgram(program)
  if (installed) return installed
  throw new Error(
    `${program.title} was not found and could not be installed: install it, or set ${program.variable}.`,
  )
}

async function install(name: string): Promise<void> {
  await aptAsRoot('update', '-qq')
  // Tests of another process may install at the same time.
  const waiting = ['-o', 'DPkg::Lock::Timeout=300']
  await aptAsRoot('install', '-y', '-qq', '--no-install-recommends', ...waiting, name)
}

async function unpack(name: string, folder: string): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  const own = await mkdtemp(`${folder}-`)
  try {
    const download = async () => await attempt('apt-get', ['download', '-qq', name], own)
    // A fresh machine has no lists of packages yet.
    if ((await download()).code !== 0) {
      await aptAsRoot('update', '-qq')
      await download()
    }
    const file = (await readdir(own)).find((one) => one.endsWith('.deb'))
    if (file === undefined) return
    await attempt('dpkg-deb', ['-x', file, 'files'], own)
    // Another process may have been faster.
    await rename(path.join(own, 'files'), folder).catch(() => undefined)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

async function aptAsRoot(...args: string[]): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
  await attempt(command, rest)
}

const attempt = async (command: string, args: readonly string[], cwd = root) =>
  await run(command, args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' }, cwd }).catch(() => ({
    code: 1,
    output: '',
  }))

/** Path of an installed program. */
export function findProgram({ variable, names, paths }: SystemProgram): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    process.env[variable] ?? '',
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...paths,
  ]
  return candidates.find((file) => file !== '' && isExecutable(file))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
