import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { trustsAddress } from '@comptoir/rules/network-address'
import underPressure from '@fastify/under-pressure'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import {
  HTTP_LIMITS,
  findRequestError,
  serverOptions,
  responseToUnreadable,
  type HttpLimits,
} from '@comptoir/rules/http-limits'
import { logTo } from './log.ts'
import type { ApiSettings } from './settings.ts'

/** URLs may be longer than those of pages, since GraphQL clients send documents in the query string. */
export const API_LIMITS: ApiLimits = { ...HTTP_LIMITS, headerBytes: 16 * 1024, eventLoopDelay: 2000 }

export type ApiLimits = HttpLimits & {
  /**
   * Average delay of the event loop in milliseconds over a second; above it the server answers 503 with Retry-After.
   */
  eventLoopDelay: number
}

/** Default limit of a body in bytes; routes that accept more than a token set their own. */
const bodyBytes = 16 * 1024

/** A request that is over a limit of the server; `statusCode` as Fastify reads it. */
class RefusedRequestError extends Error {
  override readonly name = 'RefusedRequestError'
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/**
 * Creates the HTTP server of the API with its limits and without routes. Its errors have Magento's form. `writeLog`
 * receives the log lines; the default is standard output.
 */
export function createHttpServer(
  settings: ApiSettings,
  limits: ApiLimits,
  writeLog?: (line: string) => void,
): FastifyInstance {
  const server = fastify({
    serverFactory: (handle) => createLimitedServer(handle, limits),
    logger: { level: settings.logLevel, stream: logTo(writeLog) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyBytes,
    requestIdHeader: 'x-request-id',
    trustProxy: trustsAddress(settings.trustedProxies),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const { status, text } = responseToUnreadable(error.code)
      const body = inMagentosForm(status, `${text}.`)
      const head = `HTTP/1.1 ${status} ${text}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
      if (socket.writable) socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`)
      socket.destroySoon()
    },
  })
  rejectOversized(server, limits)
  void server.register(underPressure, { maxEventLoopDelay: limits.eventLoopDelay })
  server.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500 && status !== 503) request.log.error({ err: error }, 'A request failed')
    const message = status < 500 && error instanceof Error ? error.message : serverFaults[status]
    reply.code(status).type('application/json; charset=utf-8')
    return reply.send(inMagentosForm(status, message ?? 'Internal server error'))
  })
  return server
}

const serverFaults: Readonly<Record<number, string>> = {
  503: 'The shop has too much to do at the moment. Try again in a few seconds.',
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 ? status : 500
}

const inMagentosForm = (status: number, message: string) =>
  JSON.stringify({
    errors: [{ message, extensions: { category: status < 500 ? 'graphql-input' : 'internal' } }],
  })

function rejectOversized(server: FastifyInstance, limits: HttpLimits): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    const contentEncoding = request.headers['content-encoding']
    const error = findRequestError({ url: request.url, rawHeaders, contentEncoding }, limits)
    done(error && new RefusedRequestError(error.status, error.message))
  })
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
