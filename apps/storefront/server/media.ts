import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AtOnce, bytesWithin } from '@comptoir/rules/outgoing'

const YEAR = 'public, max-age=31536000, immutable'
const TIMEOUT = 10_000

/** Bytes of a picture; the largest of a shop have some hundred thousand. */
const LARGEST = 8 * 1024 * 1024

/** Pictures fetched at once: what a visitor reads slowly is not held open at the API. */
const MOST = 64

/** Pictures under /media: from a folder, or fetched from the commerce API. Their names hold their version. */
export async function serveMedia(
  app: FastifyInstance,
  source: { readonly mediaDir?: string | undefined; readonly endpoint: string },
): Promise<void> {
  if (source.mediaDir) {
    await app.register(fastifyStatic, {
      root: source.mediaDir,
      prefix: '/media/',
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
    })
    return
  }
  const places = new AtOnce(MOST)
  app.get('/media/*', async (request, reply) => {
    const url = new URL(request.url, source.endpoint)
    if (!url.pathname.startsWith('/media/')) return reply.code(404).send()
    const { status, type, content } = await places
      .run(() => fetchPicture(new URL(url.pathname, source.endpoint)))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'A picture could not be fetched')
        return { status: 502, type: null, content: undefined }
      })
    if (status !== 200 || !type) return reply.code(status === 404 ? 404 : 502).send()
    return reply.header('content-type', type).header('cache-control', YEAR).send(content)
  })
}

async function fetchPicture(address: URL) {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  const content = Buffer.from(await bytesWithin(answer.body, LARGEST))
  return { status: answer.status, type: answer.headers.get('content-type'), content }
}
