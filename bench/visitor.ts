import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
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
const kept = { keepAlive: true, maxFreeSockets: mostIdle }
const agents = { http: new http.Agent(kept), https: new https.Agent(kept) }

/** Requests a page of the measured shop as a browser does, and drops what it answers without decompressing it. */
export async function visit(path: string, cookie?: string): Promise<Visit> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip', ...(cookie && { cookie }) }
  return await request(addresses.fontaines + path, (answer) => void answer.resume(), { headers })
}

/** Reads a page without compression. Rejects when it does not come within `answerMs`. */
export async function readPage(address: string, answerMs: number): Promise<Visit & { text: string }> {
  let text = ''
  const read = (answer: IncomingMessage) =>
    void answer.setEncoding('utf8').on('data', (part: string) => (text += part))
  const visited = await request(address, read, { answerMs })
  return { ...visited, text }
}

/**
 * With `fetch`, a page from the cache costs the visitor four times what it costs the shop, and waits for the visitor's garbage
 * collection.
 */
async function request(
  address: string,
  read: (answer: IncomingMessage) => void,
  { headers = {}, answerMs }: { headers?: OutgoingHttpHeaders; answerMs?: number },
): Promise<Visit> {
  const { promise, resolve, reject } = Promise.withResolvers<Visit>()
  const began = performance.now()
  const onAnswer = (answer: IncomingMessage) => {
    const { statusCode: status = 0, headers: sent } = answer
    const isHit = sent['x-cache'] === 'hit'
    answer.on('end', () =>
      resolve({ status, isHit, retryAfter: sent['retry-after'], ms: performance.now() - began }),
    )
    answer.on('error', reject)
    read(answer)
  }
  const sent = address.startsWith('https:')
    ? https.get(address, { agent: agents.https, headers }, onAnswer)
    : http.get(address, { agent: agents.http, headers }, onAnswer)
  sent.on('error', reject)
  if (answerMs !== undefined) sent.setTimeout(answerMs, () => sent.destroy(new Error('No answer.')))
  return await promise
}
