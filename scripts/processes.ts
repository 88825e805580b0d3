import { spawn } from 'node:child_process'
import path from 'node:path'

/** Root folder of the repository. */
export const root = path.resolve(import.meta.dirname, '..')

/** Path of a program of a dependency. */
export function bin(name: string): string {
  return path.join(root, 'node_modules', '.bin', name)
}

export type ProcessResult = { code: number; output: string }

/** Runs a program and waits for its end. With `quiet`, its output is returned instead of printed. */
export function run(
  program: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: Record<string, string | undefined>; cwd?: string } = {},
): Promise<ProcessResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ProcessResult>()
  const child = spawn(program, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  const append = (text: string) => {
    output += text
  }
  child.stdout?.setEncoding('utf8').on('data', append)
  child.stderr?.setEncoding('utf8').on('data', append)
  child.on('error', reject)
  child.on('close', (code) => resolve({ code: code ?? 1, output }))
  return promise
}

const evaluateFlags = new Set(['-e', '--eval', '-p', '--print', '-pe'])

/** Runs a program with the Node of this process and its flags, without the code of `node -e`. */
export function runNode(
  script: string,
  args: readonly string[],
  options: { quiet?: boolean; env?: Record<string, string | undefined> } = {},
): Promise<ProcessResult> {
  // Given that code, the child would run it instead of the script, and start another child without end.
  const flags = process.execArgv.filter(
    (flag, at, all) => !evaluateFlags.has(flag) && !evaluateFlags.has(all[at - 1] ?? ''),
  )
  return run(process.execPath, [...flags, script, ...args], options)
}

/** Prints a line. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
