import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

const YEAR = 'public, max-age=31536000, immutable'
const TIMEOUT = 10_000

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
  app.get('/media/*', async (request, reply) => {
    const url = new URL(request.url, source.endpoint)
    if (!url.pathname.startsWith('/media/')) return reply.code(404).send()
    const answer = await fetch(new URL(url.pathname, source.endpoint), {
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const type = answer.headers.get('content-type')
    if (!answer.ok || !answer.body || !type) return reply.code(answer.status === 404 ? 404 : 502).send()
    void reply.header('content-type', type).header('cache-control', YEAR)
    return reply.send(Readable.fromWeb(answer.body as ReadableStream))
  })
}
