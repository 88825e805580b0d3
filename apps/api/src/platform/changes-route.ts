import type { FastifyInstance } from 'fastify'
import type { ChangeFeed, ChangesSince } from './change-feed.ts'

/** How long a request waits for a change; a reader notices within this time that the process is gone. */
const waitMs = 500
/** Requests that wait; further ones are answered at once. */
const mostWaiting = 256

/**
 * Registers `/changes?since=VERSION`, which tells what changed above a version as soon as something does, or after half a
 * second that nothing did. Changes have versions and tags, as responses have in `X-Catalogue-Version` and `Surrogate-Key`;
 * one without tags may be shown by everything.
 */
export function registerChanges(server: FastifyInstance, feed: ChangeFeed): void {
  server.get<{ Querystring: { since?: string } }>('/changes', async (request, reply) => {
    const since = Number(request.query.since ?? NaN)
    if (!Number.isSafeInteger(since) || since < 0)
      return reply.code(400).send({ message: 'since must be a version, a whole number such as 0.' })
    void reply.header('cache-control', 'no-store')
    return await changesAfter(feed, since)
  })
}

/** The changes above `since`, after a wait when there are none yet. */
export async function changesAfter(feed: ChangeFeed, since: number): Promise<ChangesSince> {
  return await feed.next(since, feed.waiting < mostWaiting ? waitMs : 0)
}
