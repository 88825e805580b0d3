import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../src/platform/ports.ts'
import { compileCache } from './compile-cache.ts'
import { oneAddress } from './one-address.ts'
import { waitUntil } from './wait-until.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export type RoleProcess = {
  /** Where it listens. */
  origin: string
  signal: (signal: NodeJS.Signals) => void
  /** The exit code and all that it printed, when it has ended. */
  ended: Promise<{ code: number | null; output: string }>
  /** The status of a path, on a connection of its own. */
  status: (path: string) => Promise<number>
}

/** Starts a program of a repository's folder in a process of its own, with nothing of this one's environment. */
export async function startRole(
  script: string,
  env: Record<string, string>,
  options: { folder?: string; args?: readonly string[]; port?: number } = {},
): Promise<RoleProcess> {
  const { folder = root, args = [], port = await freePort() } = options
  const child = spawn(process.execPath, [path.join(folder, script), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      LOG_LEVEL: 'error',
      // An earlier release refuses the names of limits that came after it.
      ...(folder === root && oneAddress),
      API_PORT: String(port),
      PORT: String(port),
      WORKER_PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'close').then(async ([code]: (number | null)[]) => ({
    code: code ?? null,
    output: (await printed).join(''),
  }))
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    signal: (signal) => void child.kill(signal),
    ended,
    status: async (at) => {
      const answer = await fetch(`${origin}${at}`, { headers: { connection: 'close' } })
      await answer.body?.cancel()
      return answer.status
    },
  }
}

/** Waits until a process is ready; throws with what it printed when it ends before. */
export async function untilReady(role: RoleProcess): Promise<void> {
  const failed = role.ended.then(({ code, output }) => {
    throw new Error(`The process ended with ${code}: ${output}`)
  })
  const ready = waitUntil('the process is ready', async () => (await role.status('/readyz')) === 200, {
    seconds: 120,
    pauseMs: 50,
  })
  await Promise.race([ready, failed])
  failed.catch(() => undefined)
}
