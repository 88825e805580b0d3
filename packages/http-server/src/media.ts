import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ConcurrencyLimit, readBytes } from '@comptoir/rules/outgoing'

const YEAR = 'public, max-age=31536000, immutable'
const TIMEOUT = 10_000

/** Maximum bytes of an image; most have some hundred thousand. */
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
    const { status, type, content } = await fetches
      .run(() => fetchPicture(new URL(url.pathname, endpoint)))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'Cannot fetch an image')
        return { status: 502, type: null, content: undefined }
      })
    if (status !== 200 || !type) return reply.code(status === 404 ? 404 : 502).send()
    return reply.header('content-type', type).header('cache-control', YEAR).send(content)
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

async function fetchPicture(address: URL) {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  const content = Buffer.from(await readBytes(answer.body, MAX_BYTES))
  return { status: answer.status, type: answer.headers.get('content-type'), content }
}
