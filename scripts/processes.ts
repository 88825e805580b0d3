import { spawn } from 'node:child_process'
import path from 'node:path'

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '..')

/** Path of a program that a dependency brings. */
export function bin(name: string): string {
  return path.join(root, 'node_modules', '.bin', name)
}

export type Outcome = { code: number; output: string }

/** Runs a program to its end. `quiet` keeps its output for the caller instead of showing it. */
export function run(
  program: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: Record<string, string | undefined> } = {},
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  const keep = (text: string) => {
    output += text
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  child.on('error', reject)
  child.on('close', (code) => resolve({ code: code ?? 1, output }))
  return promise
}

const evaluates = new Set(['-e', '--eval', '-p', '--print', '-pe'])

/** Runs a JavaScript program with this very Node and the flags it was given, less the code of `node -e`. */
export function runNode(
  script: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: Record<string, string | undefined> } = {},
): Promise<Outcome> {
  // With the code passed on, the child would run that instead of the script, and so on without an end.
  const flags = process.execArgv.filter(
    (flag, at, all) => !evaluates.has(flag) && !evaluates.has(all[at - 1] ?? ''),
  )
  return run(process.execPath, [...flags, script, ...args], options)
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
