import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run, say } from './processes.ts'

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
}

/** Path of a program. Installs it with apt-get where it is missing; throws when that fails. */
export async function ensureProgram(program: SystemProgram): Promise<string> {
  const found = findProgram(program)
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = async (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
    return await run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => ({ code: 1, output: '' }),
    )
  }
  say(`Installing ${program.title} for the tests …`)
  await apt('update', '-qq')
  // Tests of another process may install at the same time.
  const waiting = ['-o', 'DPkg::Lock::Timeout=300']
  await apt('install', '-y', '-qq', '--no-install-recommends', ...waiting, program.package)
  const installed = findProgram(program)
  if (installed) return installed
  throw new Error(
    `${program.title} was not found and could not be installed: install it, or set ${program.variable}.`,
  )
}

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
