import { visitorAddress } from '@comptoir/rules/network-address'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import type { FastifyInstance } from 'fastify'
import { CALENDAR_TYPE } from '../platform/calendar-file.ts'
import type { App } from '../platform/context.ts'
import { countRequest } from '../platform/request-count.ts'
import { FEED_PATH, readFeed } from './feed.ts'

const secret = /^[\w-]{32}$/

/** Where calendars of staff read an agenda, by the secret in its address. Nothing of it is stored on the way. */
export function registerAgendaFeed(server: FastifyInstance, app: App): void {
  server.get<{ Querystring: { token?: string | string[] } }>(FEED_PATH, async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const address = visitorAddress(request.ip, request.socket.remoteAddress)
    if (!(await countRequest(app, RATE_LIMITS.agendaFeeds, address)))
      return await reply.code(429).type('text/plain; charset=utf-8').send('Too many requests.')
    const { token } = request.query
    const file = typeof token === 'string' && secret.test(token) ? await readFeed(app, token) : undefined
    if (file === undefined)
      return await reply.code(404).type('text/plain; charset=utf-8').send('There is no such calendar.')
    return await reply
      .type(CALENDAR_TYPE)
      .header('content-disposition', 'inline; filename="agenda.ics"')
      .send(file)
  })
}
