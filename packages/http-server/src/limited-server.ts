import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { exchangeTimeOf, serverOptions, type HttpLimits } from '@comptoir/rules/http-limits'
import { drainingOf } from './draining.ts'

/**
 * A server that starts the requests of a connection one after another, and closes the connection when too many wait.
 * Fastify would start all of them at once.
 */
export function createLimitedServer(handle: RequestListener, limits: HttpLimits): Server {
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
      const closeAfter = (time: number) => setTimeout(() => closeInTurn(socket), time).unref()
      let deadline = closeAfter(limits.exchangeTime)
      extensions.set(response, (bytes) => {
        clearTimeout(deadline)
        deadline = closeAfter(exchangeTimeOf(bytes, limits))
      })
      response.once('close', () => {
        clearTimeout(deadline)
        extensions.delete(response)
        draining.leave(response)
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
        if (next) next()
        else waiting.delete(socket)
      })
      if (!draining.admit(request, response)) handle(request, response)
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
  const draining = drainingOf(server)
  server.maxConnections = limits.connections
  server.maxRequestsPerSocket = limits.requestsPerConnection
  return server.setTimeout(limits.idleTime)
}

/**
 * Extends the time of an open exchange to that of a response of so many bytes. Not a WeakMap: its values refer to their
 * keys, which would keep every request in memory until the next full garbage collection.
 */
const extensions = new Map<ServerResponse, (bytes: number) => void>()

/**
 * Gives a response from now on as long as its bytes need at the least rate, and not less than the limit: large files on
 * slow connections. Connections without progress are closed as before.
 */
export function allowLargeResponse(response: ServerResponse, bytes: number): void {
  extensions.get(response)?.(bytes)
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
