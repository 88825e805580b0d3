import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { waitUntil } from '../apps/api/test/wait-until.ts'
import { root } from '../scripts/processes.ts'
import type { Usage } from './probe.ts'

export type Process = {
  name: string
  /** Measures since the last call; the first call starts the measurement. */
  usage: () => Promise<Usage>
  /** Memory in MB after garbage collection, without ending the measurement of `usage`. */
  heapMb: () => Promise<number>
  stop: () => Promise<void>
}

type Environment = Record<string, string | undefined>

const startSeconds = 120
const stopSeconds = 15
/** A process that must not start has to exit within this time. */
const failSeconds = 20

/**
 * Starts a program of the shop as a process and waits until `readyUrl` returns a successful response. The process ends
 * with this one. Throws when another process answers at `readyUrl` already.
 */
export async function startProcess(options: {
  name: string
  script: string
  args?: readonly string[]
  env: Environment
  readyUrl: string
}): Promise<Process> {
  const { name, script, args = [], env, readyUrl } = options
  const isReady = () => fetch(readyUrl).then((answer) => answer.ok)
  // Otherwise that process would pass for this one, which cannot listen.
  if (await isReady().catch(() => false))
    throw new Error(`${name} cannot start: another process answers at ${readyUrl}.`)
  const probe = path.join(import.meta.dirname, 'probe.ts')
  const exitWithParent = path.join(root, 'scripts/exit-with-parent.ts')
  let output = ''
  const child = fork(path.join(root, script), args, {
    cwd: root,
    env,
    execArgv: ['--max-semi-space-size=8', '--expose-gc', '--import', probe, '--import', exitWithParent],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const keep = (text: string) => {
    output = (output + text).slice(-8000)
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`${name} ended with ${code}: ${output}`)),
  )
  ended.catch(() => undefined)
  await Promise.race([waitUntil(`${name} is ready`, isReady, { seconds: startSeconds, pauseMs: 100 }), ended])
  const ask = async (question: 'usage' | 'heap'): Promise<Usage> => {
    child.send(question)
    const [usage] = await Promise.race([once(child, 'message'), ended])
    return usage
  }
  return {
    name,
    usage: () => ask('usage'),
    heapMb: async () => (await ask('heap')).heapMb,
    stop: () => stop(child),
  }
}

/** Runs a program that must not start; returns its exit code and output. */
export async function runToEnd(script: string, env: Environment): Promise<{ code: number; output: string }> {
  const child = fork(path.join(root, script), [], {
    cwd: root,
    env,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const keep = (text: string) => {
    output += text
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  const timer = setTimeout(() => child.kill('SIGKILL'), failSeconds * 1000)
  const [code] = await once(child, 'exit')
  clearTimeout(timer)
  return { code: typeof code === 'number' ? code : -1, output }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopSeconds * 1000)
  child.kill('SIGTERM')
  await exit
  clearTimeout(timer)
}
