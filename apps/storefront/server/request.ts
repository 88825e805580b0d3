import type { FastifyRequest } from 'fastify'

/** The standard Request of a Fastify request; `signal` ends with the connection. */
export function standardRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const body = Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : null
  return new Request(new URL(request.url, origin), { method: request.method, headers, body, signal })
}
