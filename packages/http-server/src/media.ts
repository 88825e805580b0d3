import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ConcurrencyLimit, readBytes } from '@comptoir/rules/outgoing'

const YEAR = 'public, max-age=31536000, immutable'
const TIMEOUT = 10_000

/** Maximum bytes of a file; most images have some hundred thousand. */
const MAX_BYTES = 8 * 1024 * 1024

/** Concurrent fetches from the API. */
const MAX_CONCURRENT = 64

/**
 * Serves /media from the commerce API, and first from a folder, where it has one. File names hold a version, so that responses
 * never expire.
 */
export async function serveMedia(
  app: FastifyInstance,
  { mediaDir, endpoint }: { readonly mediaDir?: string | undefined; readonly endpoint: string },
): Promise<void> {
  const fetches = new ConcurrencyLimit(MAX_CONCURRENT)
  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, endpoint)
    if (!url.pathname.startsWith('/media/')) return reply.code(404).send()
    const { range } = request.headers
    const { status, type, part, content } = await fetches
      .run(() => fetchFile(new URL(url.pathname, endpoint), range))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'Cannot fetch a file of /media')
        return { status: 502, type: null, part: null, content: undefined }
      })
    if (status === 416)
      return reply
        .code(416)
        .header('content-range', part ?? '*')
        .send()
    if ((status !== 200 && status !== 206) || !type) return reply.code(status === 404 ? 404 : 502).send()
    if (part) reply.code(206).header('content-range', part)
    return reply
      .header('content-type', type)
      .header('cache-control', YEAR)
      .header('accept-ranges', 'bytes')
      .send(content)
  }
  await app.register(
    async (media) => {
      if (mediaDir === undefined) {
        media.get('/*', forward)
        return
      }
      // The API encodes a picture when it is asked for before its turn.
      media.setNotFoundHandler(forward)
      await media.register(fastifyStatic, {
        root: mediaDir,
        prefix: '/',
        decorateReply: false,
        immutable: true,
        maxAge: '365d',
      })
    },
    { prefix: '/media' },
  )
}

/** `range`: the part of a video that a browser asks for; some play none without. */
async function fetchFile(address: URL, range: string | undefined) {
  const signal = AbortSignal.timeout(TIMEOUT)
  const answer = await fetch(address, { redirect: 'error', signal, ...(range && { headers: { range } }) })
  const content = Buffer.from(await readBytes(answer.body, MAX_BYTES))
  const { status, headers } = answer
  return { status, type: headers.get('content-type'), part: headers.get('content-range'), content }
}
