import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { headerOf } from '@comptoir/http-server/standard-request'
import { visitorAddress } from '@comptoir/rules/network-address'
import type { FastifyRequest } from 'fastify'

/** The headers of a request, with the address of the visitor alone in `x-forwarded-for`. */
export function requestHeaders({ id, ip, headers, socket }: FastifyRequest): IncomingHttpHeaders {
  return {
    'x-request-id': id,
    ...headers,
    'x-forwarded-for': visitorAddress(ip, socket.remoteAddress),
  }
}

/** The id of a request: that of its caller, of which 100 characters are kept, else a new one. */
export const requestIdOf = (request: Parameters<typeof headerOf>[0]): string =>
  headerOf(request, 'x-request-id')?.slice(0, 100) || randomUUID()
