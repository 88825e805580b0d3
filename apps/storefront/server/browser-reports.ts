import { MinuteLimit, type MinuteLimits } from '@comptoir/http-server/minute-limit'
import { originOf } from '@comptoir/http-server/standard-request'
import { senderNetworks, visitorAddress } from '@comptoir/rules/network-address'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isCrossOrigin } from './security.ts'

/** What a program of the shop's pages reports. */
type Reports<Report> = {
  path: string
  /** Bytes of a report. */
  largest: number
  /** Reports a minute. */
  limits: MinuteLimits
  /** Undefined for what is no report. */
  read: (body: unknown) => Report | undefined
  take: (report: Report, request: FastifyRequest) => Promise<void> | void
}

/** Takes reports that pages send by POST. Answers 204, 400 to what is no report, 403 to other sites, and 429 above the limits. */
export async function serveReports<Report>(
  app: FastifyInstance,
  { path, largest, limits, read, take }: Reports<Report>,
): Promise<void> {
  const limit = new MinuteLimit(limits)
  await app.register(async (scope) => {
    scope.post(path, { bodyLimit: largest }, async (request, reply) => {
      const { ip, socket, body } = request
      if (isCrossOrigin({ ...originOf(request), pathname: path })) return reply.code(403).send()
      if (!limit.take(senderNetworks(visitorAddress(ip, socket.remoteAddress)).sender))
        return reply.code(429).send()
      const report = read(body)
      if (report === undefined) return reply.code(400).send()
      await take(report, request)
      return reply.code(204).send()
    })
  })
}
