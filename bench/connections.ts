import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** `times`: of each answer, in milliseconds. */
type Hammered = { perSecond: number; times: number[] }

/**
 * Sends `count` requests over `connections` that stay open, each one when the answer before it has come, and checks
 * that none fails; what an overloaded server refuses is sent again. Speaks plain sockets, so that the benchmark takes as little of the machine as it can.
 */
export async function hammer(
  port: number,
  connections: number,
  count: number,
  request: (index: number) => Buffer,
): Promise<Hammered> {
  let next = 0
  const times: number[] = []
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      await once(socket, 'connect')
      return socket
    }),
  )
  const started = performance.now()
  await Promise.all(
    sockets.map(async (socket) => {
      const answers = answersOf(socket)
      while (next < count) {
        const bytes = request(next++)
        for (let isAnswered = false; !isAnswered;) {
          const sentAt = performance.now()
          socket.write(bytes)
          const { value } = await answers.next()
          isAnswered = value === 'answered'
          if (isAnswered) times.push(performance.now() - sentAt)
          else await setTimeout(afterOverloadMs)
        }
      }
      socket.destroy()
    }),
  )
  const wallMs = performance.now() - started
  return { perSecond: (count * 1000) / wallMs, times }
}

/** A GraphQL POST request as bytes. */
export function post(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

const endOfHead = Buffer.from('\r\n\r\n')
const overloaded = Buffer.from('HTTP/1.1 503')
const afterOverloadMs = 500
const errors = Buffer.from('{"errors"')

type Result = 'answered' | 'overloaded'

async function* answersOf(socket: Socket): AsyncGenerator<Result, Result> {
  let chunks: Buffer[] = []
  let received = 0
  let wanted = Infinity
  let result: Result = 'answered'
  for await (const chunk of socket) {
    if (!Buffer.isBuffer(chunk)) continue
    chunks.push(chunk)
    received += chunk.length
    if (wanted === Infinity) {
      const begun = Buffer.concat(chunks)
      result = begun.subarray(0, overloaded.length).equals(overloaded) ? 'overloaded' : 'answered'
      wanted = lengthOf(begun, result)
    }
    if (received < wanted) continue
    chunks = []
    received = 0
    wanted = Infinity
    yield result
  }
  throw new Error('The server closed a connection.')
}

/**
 * Length of a complete response in bytes; infinite until its header has arrived. Throws on an error response.
 */
function lengthOf(begun: Buffer, result: Result): number {
  const end = begun.indexOf(endOfHead)
  if (end < 0) return Infinity
  const head = begun.toString('latin1', 0, end)
  const body = begun.subarray(end + endOfHead.length)
  const isGood = head.startsWith('HTTP/1.1 200') && !body.subarray(0, errors.length).equals(errors)
  if (!isGood && result === 'answered') throw new Error(`A request failed: ${begun.toString('utf8', 0, 600)}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer has no length: ${head}`)
  return end + endOfHead.length + Number(length)
}
