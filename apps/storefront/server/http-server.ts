import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  HTTP_LIMITS,
  findRequestError,
  serverOptions,
  responseToUnreadable,
  type HttpLimits,
} from '@comptoir/rules/http-limits'

/** Bytes of a posted form: the largest form is a cart with several hundred lines. */
const MAX_BODY = 256 * 1024

/** A request over a limit of the server. Fastify answers with `statusCode`. */
export class RejectedRequestError extends Error {
  override readonly name = 'RejectedRequestError'
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/**
 * Fastify with the HTTP limits, without routes. Rejected requests get one line of plain text. The API has a copy of this hook
 * (apps/api/src/platform/http-server.ts): apps share no server code, and packages/rules, which holds the limits, does no I/O.
 */
export function createHttpServer(options: FastifyServerOptions, limits = HTTP_LIMITS): FastifyInstance {
  const server = fastify({
    ...options,
    serverFactory: (handle) => createLimitedServer(handle, limits),
    bodyLimit: MAX_BODY,
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const { status, text } = responseToUnreadable(error.code)
      const head = `HTTP/1.1 ${status} ${text}\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}`
      if (socket.writable) socket.write(`${head}\r\nConnection: close\r\n\r\n${text}`)
      socket.destroySoon()
    },
  })
  server.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'A request failed')
    const ownMessage = error instanceof RejectedRequestError ? error.message : STATUS_CODES[status]
    return reply.code(status).type('text/plain; charset=utf-8').send(ownMessage)
  })
  server.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    const contentEncoding = request.headers['content-encoding']
    const limitError = findRequestError({ url: request.originalUrl, rawHeaders, contentEncoding }, limits)
    done(limitError && new RejectedRequestError(limitError.status, limitError.message))
  })
  return server
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 ? status : 500
}

/**
 * A server that starts the requests of a connection one after another, and closes the connection when too many wait.
 * Fastify would start all of them at once.
 */
function createLimitedServer(handle: RequestListener, limits: HttpLimits): Server {
  /** Waiting requests of the connections that have one in progress. */
  const waiting = new WeakMap<Socket, (() => void)[]>()
  const open = new Set<Socket>()
  let isSlow = false
  const slowDown = async () => {
    if (isSlow) return
    isSlow = true
    await readOnePerTurn([...open])
    isSlow = false
  }
  const server = createServer(serverOptions(limits), (request, response) => {
    const { socket } = request
    const start = () => {
      const deadline = setTimeout(() => closeInTurn(socket), limits.exchangeTime).unref()
      response.once('close', () => {
        clearTimeout(deadline)
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
        if (next) next()
        else waiting.delete(socket)
      })
      handle(request, response)
    }
    const others = waiting.get(socket)
    if (!others) {
      waiting.set(socket, [])
      start()
    } else if (others.length < limits.pipelinedRequests) others.push(start)
    else {
      closeInTurn(socket)
      void slowDown()
    }
  })
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    abortWithoutStacks(socket)
  })
  server.maxConnections = limits.connections
  server.maxRequestsPerSocket = limits.requestsPerConnection
  return server.setTimeout(limits.idleTime)
}

/**
 * Node creates an error for each open request of a connection that closes. Its stack is never shown, and takes most of the
 * time: 100 µs per request, of which one read of a socket holds up to 1,400.
 */
function abortWithoutStacks(socket: Socket): void {
  let limit = Error.stackTraceLimit
  socket.prependListener('close', () => {
    limit = Error.stackTraceLimit
    Error.stackTraceLimit = 0
  })
  socket.on('close', () => {
    Error.stackTraceLimit = limit
  })
}

/**
 * Reads connections one per turn of the event loop. Node reads all that are ready in one turn, and one read holds up to
 * 1,400 pipelined requests.
 */
async function readOnePerTurn(sockets: readonly Socket[]): Promise<void> {
  for (const socket of sockets) socket.pause()
  for (const socket of sockets) {
    await nextTurn()
    if (!closing.has(socket)) socket.resume()
  }
}

const closing = new WeakSet<Socket>()
let lastClosing: Promise<void> = Promise.resolve()

/** Closes one socket a turn of the event loop: closing aborts all pipelined requests of the socket, up to a thousand. */
function closeInTurn(socket: Socket): void {
  if (closing.has(socket)) return
  closing.add(socket)
  lastClosing = lastClosing.then(() => {
    socket.destroy()
    return nextTurn()
  })
}
