import type { RequestOrigin } from '@comptoir/rules/request-origin'
import type { FastifyRequest } from 'fastify'

type ReceivedHeaders = Readonly<Record<string, string | string[] | undefined>>

/** A header of a request, the first of several. */
export function headerOf({ headers }: { headers: ReceivedHeaders }, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Where a request says that it comes from. */
export const originOf = (request: FastifyRequest): RequestOrigin => ({
  method: request.method,
  host: headerOf(request, 'host'),
  origin: headerOf(request, 'origin'),
  fetchSite: headerOf(request, 'sec-fetch-site'),
})

/**
 * Fetch API Request for `address` with headers and body of a Fastify request; `signal` aborts with the connection. Requests
 * from other origins were refused before, so the origin is the program's own, whatever name of the host the visitor uses:
 * React Router refuses forms of another one.
 */
export function standardRequest(
  request: FastifyRequest,
  address: URL,
  { origin, signal }: { origin: string; signal: AbortSignal },
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  if (headers.has('origin')) headers.set('origin', origin)
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null
  return new Request(address, { method: request.method, headers, body, signal })
}
