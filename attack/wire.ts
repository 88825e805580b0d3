import http from 'node:http'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'

/** A request as an attacker writes it: any header, any address, over a connection that may be shared. */
export type Sent = {
  method?: string
  path: string
  headers?: http.OutgoingHttpHeaders
  body?: string | Buffer
  /** Milliseconds after which the attacker gives up. */
  timeoutMs?: number
}

export type Answer = {
  /** 0 where the connection was closed or timed out without an answer. */
  status: number
  headers: http.IncomingHttpHeaders
  text: string
  ms: number
}

const giveUpMs = 30_000
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** Sends one request; a connection that is refused or cut is an answer of status 0, not an error. */
export async function send(
  origin: string,
  { method = 'GET', path, headers, body, timeoutMs }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const over = (status: number, answer: Partial<Answer> = {}) =>
    resolve({ status, headers: {}, text: '', ...answer, ms: performance.now() - started })
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const request = http.request(
    {
      hostname,
      port,
      path,
      method,
      agent,
      headers: { ...length, ...headers },
      timeout: timeoutMs ?? giveUpMs,
    },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', () => over(0))
      response.on('end', () =>
        over(response.statusCode ?? 0, {
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    },
  )
  request.on('timeout', () => request.destroy())
  request.on('error', (error) => over(0, { text: error.message }))
  request.end(body)
  return await promise
}

/** Runs `work` `count` times, at most `parallel` at once. */
export async function times<Result>(
  count: number,
  parallel: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next++
      results[index] = await work(index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(parallel, count) }, worker))
  return results
}

/**
 * Opens a connection, writes what `trickle` yields with a pause between the pieces, and answers how the server ended it:
 * what it wrote, and after how many seconds; undefined when it had not after `mostSeconds`.
 */
export async function slowly(
  origin: string,
  trickle: Iterable<string | Buffer>,
  { pauseMs, mostSeconds, reads = true }: { pauseMs: number; mostSeconds: number; reads?: boolean },
): Promise<{ text: string; seconds: number } | undefined> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  let text = ''
  if (reads)
    socket.setEncoding('latin1').on('data', (chunk: string) => (text = (text + chunk).slice(0, 4000)))
  else socket.pause()
  const closed = new Promise<true>((resolve) => void socket.once('close', () => resolve(true)))
  const wait = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false))
  for (const piece of trickle) {
    if (socket.destroyed || seconds() > mostSeconds) break
    socket.write(piece)
    if (await Promise.race([closed, wait(pauseMs)])) return { text, seconds: seconds() }
  }
  const isClosed = await Promise.race([closed, wait(Math.max(0, mostSeconds - seconds()) * 1000)])
  const took = seconds()
  socket.destroy()
  return isClosed ? { text, seconds: took } : undefined
}

/** Opens connections that say nothing, until `count` are open or the server refuses more. */
export async function openSockets(origin: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(origin)
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ host: hostname, port: Number(port) })
      socket.on('error', () => undefined)
      await Promise.race([once(socket, 'connect'), once(socket, 'close')])
      return socket
    }),
  )
}
