import { Agent, get, type IncomingMessage } from 'node:http'
import { addresses } from './shop.ts'

export type Visit = {
  status: number
  /** It came from the cache of pages. */
  isHit: boolean
  /** Seconds, of a refusal. */
  retryAfter: string | undefined
  ms: number
}

const mostIdle = 512
const agent = new Agent({ keepAlive: true, maxFreeSockets: mostIdle })

/**
 * Requests a page of the measured shop as a browser does, and drops what it answers without decompressing it: with `fetch`, a
 * page from the cache costs the visitor four times what it costs the shop, and waits for the visitor's garbage collection.
 */
export async function visit(path: string, cookie?: string): Promise<Visit> {
  const { promise, resolve, reject } = Promise.withResolvers<Visit>()
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip', ...(cookie && { cookie }) }
  const began = performance.now()
  const onAnswer = (answer: IncomingMessage) => {
    const { statusCode: status = 0, headers: sent } = answer
    const isHit = sent['x-cache'] === 'hit'
    answer.on('end', () =>
      resolve({ status, isHit, retryAfter: sent['retry-after'], ms: performance.now() - began }),
    )
    answer.on('error', reject)
    answer.resume()
  }
  get(addresses.fontaines + path, { agent, headers }, onAnswer).on('error', reject)
  return await promise
}
