import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../scripts/processes.ts'
import { addresses } from './addresses.ts'

/**
 * Starts a storefront process with the given environment variables and waits until it is ready. `log` receives its
 * standard output.
 */
export async function openStorefront(
  port: number,
  settings: Record<string, string>,
  log?: (text: string) => void,
): Promise<{ close: () => Promise<void> }> {
  const env = {
    COMMERCE_ENDPOINT: addresses.api,
    PAYMENT_ORIGIN: addresses.bank,
    LOG_LEVEL: 'error',
    PORT: String(port),
    ...settings,
  }
  return await openServer('apps/storefront/server/main.ts', { port, env, log })
}

/** Starts the process of a server with these environment variables over those of this process, and waits until it is ready. */
export async function openServer(
  script: string,
  options: { port: number; env: Record<string, string>; log?: ((text: string) => void) | undefined },
): Promise<{ close: () => Promise<void> }> {
  const { port, env, log } = options
  const server = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', log ? 'pipe' : 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (log) server.stdout?.setEncoding('utf8').on('data', log)
  const ended = once(server, 'exit')
  const isReady = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The server on port ${port} ended.`)
    await wait(100)
  }
  return {
    close: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
