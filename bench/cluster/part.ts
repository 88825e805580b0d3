import { setTimeout as delay } from 'node:timers/promises'
import { startRole, untilReady, type RoleProcess } from '../../apps/api/test/role-process.ts'
import { freePort } from '../../apps/api/src/platform/ports.ts'

/** A process of the cluster, always on the same port, that can be killed, paused, slowed and replaced. */
export type Part = {
  name: string
  origin: string
  kill: () => Promise<void>
  /** Stops it as a debugger does: its connections stay open, and nobody answers. */
  pause: () => void
  resume: () => void
  /** Lets it run for a fifth of the time, for some seconds. */
  slow: (seconds: number) => Promise<void>
  start: () => Promise<void>
  /** SIGTERM: it drains and ends. */
  stop: () => Promise<void>
}

const sliceMs = 100
const runMs = 20

/** Starts a program of the shop and waits until it is ready. */
export async function startPart(
  name: string,
  {
    script,
    env,
    args = [],
    port: given,
  }: { script: string; env: Record<string, string>; args?: readonly string[]; port?: number },
): Promise<Part> {
  const port = given ?? (await freePort())
  let role: RoleProcess | undefined
  const start = async () => {
    role = await startRole(script, env, { args, port })
    await untilReady(role)
  }
  const end = async (signal: NodeJS.Signals) => {
    const ending = role
    role = undefined
    ending?.signal(signal)
    await ending?.ended
  }
  await start()
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    pause: () => role?.signal('SIGSTOP'),
    resume: () => role?.signal('SIGCONT'),
    slow: async (seconds) => {
      const until = performance.now() + seconds * 1000
      while (performance.now() < until) {
        role?.signal('SIGSTOP')
        await delay(sliceMs - runMs)
        role?.signal('SIGCONT')
        await delay(runMs)
      }
    },
    start,
    stop: () => end('SIGTERM'),
  }
}
