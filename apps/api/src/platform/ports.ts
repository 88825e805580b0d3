import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports that no system gives on its own: those begin at 32768 or above, and could become another process's, which listens on
 * port 0 or connects somewhere, before they are used.
 */
const RANGE = { from: 16_384, before: 32_768 }

/** Whether no process listens on this port of the loopback interface now. */
export function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer().once('error', () => resolve(false))
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  return promise
}

const given = new Set<number>()

/** A port of the loopback interface that no process listens on now; this process never gets it a second time. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 1000; tries++) {
    const port = randomInt(RANGE.from, RANGE.before)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error('No port of the loopback interface is free.')
}
