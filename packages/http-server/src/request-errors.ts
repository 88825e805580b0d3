import type { Socket } from 'node:net'
import { findRequestError, responseToUnreadable, type HttpLimits } from '@comptoir/rules/http-limits'
import type { FastifyInstance } from 'fastify'

/** A request over a limit of the server. Fastify answers with `statusCode`. */
export class RejectedRequestError extends Error {
  override readonly name = 'RejectedRequestError'
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** Rejects requests over a limit with RejectedRequestError, before their bodies are read. */
export function rejectOversized(server: FastifyInstance, limits: HttpLimits): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw
    const contentEncoding = request.headers['content-encoding']
    // `request.url` may have been rewritten.
    const error = findRequestError({ url: request.originalUrl, rawHeaders, contentEncoding }, limits)
    done(error && new RejectedRequestError(error.status, error.message))
  })
}

/** The response's status for an error: its `statusCode` from 400, else 500. */
export function statusOfError(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 ? status : 500
}

interface AsciiBody {
  readonly type: string
  readonly text: string
}

/**
 * Creates Fastify's `clientErrorHandler`: answers what could not be parsed, and closes the connection. `bodyOf` writes the
 * body, in ASCII, from the status and its reason phrase.
 */
export function answerUnreadable(bodyOf: (status: number, reason: string) => AsciiBody) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, text: reason } = responseToUnreadable(error.code)
    const { type, text } = bodyOf(status, reason)
    const head = `HTTP/1.1 ${status} ${reason}\r\nContent-Type: ${type}\r\nContent-Length: ${text.length}`
    if (socket.writable) socket.write(`${head}\r\nConnection: close\r\n\r\n${text}`)
    socket.destroySoon()
  }
}
