import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { linkSamplePath, samplePath } from '../catalogue/index.ts'
import { identify } from '../customers/index.ts'
import type { App, Identity } from '../platform/context.ts'
import { AuthenticationError } from '../platform/errors.ts'
import { allowLargeResponse } from '../platform/http-server.ts'
import { contentTypeOf } from '../platform/media-store/content-types.ts'
import type { OpenedFile } from '../platform/media-store/port.ts'
import { selectLinkSample, selectSample, type SampleSource } from './downloads.sql.ts'
import { dispositionOf, openDownload, signedDownload } from './files.ts'
import { takeDownload, type DownloadRefusal } from './take-download.ts'

const secret = /^[\w-]{32}$/
const refusals: Readonly<Record<DownloadRefusal, { status: number; message: string }>> = {
  unknown: { status: 404, message: "We can't find the link you requested." },
  sign_in: { status: 401, message: 'Please sign in to download your product.' },
  pending: { status: 403, message: 'The link is not available.' },
  expired: { status: 410, message: 'The link has expired.' },
  file_lost: { status: 404, message: 'Something went wrong while getting the requested content.' },
}

/**
 * Serves what was bought to its buyers, and samples to everybody, at Magento's addresses. A buyer signs in with
 * `Authorization: Bearer`; links that may be shared need no sign-in. Only GET counts as a download: there is no HEAD.
 */
export function registerDownloads(server: FastifyInstance, app: App): void {
  const routes = { exposeHeadRoute: false }
  const link = async (request: FastifyRequest<{ Params: { hash: string } }>, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-store')
    const { hash } = request.params
    const identity = await identityOf(app, request.headers.authorization)
    if (identity === 'invalid') return refuse(reply, 'sign_in')
    const taken = secret.test(hash) ? await takeDownload(app, hash, identity) : undefined
    if (!taken || taken.kind === 'refused') return refuse(reply, taken?.reason ?? 'unknown')
    if (taken.kind === 'url') return reply.header('referrer-policy', 'no-referrer').redirect(taken.url, 303)
    return sendFile(reply, taken.file, taken.opened)
  }
  server.get('/downloadable/download/link/id/:hash', routes, link)
  server.get('/downloadable/download/link/id/:hash/', routes, link)
  for (const [address, select] of [
    [linkSamplePath(':id'), selectLinkSample],
    [samplePath(':id'), selectSample],
  ] as const) {
    server.get<{ Params: { id: string } }>(address, routes, async ({ params: { id } }, reply) =>
      sendSample(app, reply, /^[1-9]\d{0,8}$/.test(id) ? await select(app.sql, Number(id)) : undefined),
    )
  }
}

/** The customer of a bearer token; null without one, and `invalid` for a token that is not valid. */
async function identityOf(app: App, header: string | undefined): Promise<Identity | null | 'invalid'> {
  const [scheme, token, ...more] = header?.split(' ') ?? []
  if (scheme?.toLowerCase() !== 'bearer' || !token || more.length > 0) return null
  try {
    return await identify(app, token)
  } catch (error) {
    if (error instanceof AuthenticationError) return 'invalid'
    throw error
  }
}

async function sendSample(app: App, reply: FastifyReply, source: SampleSource | undefined) {
  if (!source) return refuse(reply, 'unknown')
  if (source.url !== null) return reply.redirect(source.url, 303)
  const address = await signedDownload(app, source.file ?? '')
  if (address) return reply.header('cache-control', 'no-store').redirect(address, 303)
  const opened = await openDownload(app.media, source.file ?? '')
  if (!opened) return refuse(reply, 'file_lost')
  reply.header('cache-control', 'public, max-age=3600')
  return sendFile(reply, source.file ?? '', opened)
}

function sendFile(reply: FastifyReply, file: string, { content, size }: OpenedFile): FastifyReply {
  allowLargeResponse(reply.raw, size)
  return reply
    .type(contentTypeOf(file))
    .header('content-disposition', dispositionOf(file))
    .header('content-length', size)
    .header('accept-ranges', 'none')
    .send(content)
}

function refuse(reply: FastifyReply, reason: DownloadRefusal): FastifyReply {
  const { status, message } = refusals[reason]
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(message)
}
