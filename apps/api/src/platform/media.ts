import path from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from './settings.ts'

const picture = /^\/media\/[a-z0-9_][a-z0-9_./-]*\.(?:avif|webp|jpg|png)(?:\?|$)/i

/** Serves the encoded pictures of the data folder. A file name contains a hash of the content, so responses never expire. */
export async function registerMedia(
  server: FastifyInstance,
  { dataDir }: Pick<ApiSettings, 'dataDir'>,
): Promise<void> {
  await server.register(async (media) => {
    // Not `allowedPath`, with which the plugin lists every folder of the path for each request.
    media.addHook('onRequest', async (request, reply) => {
      if (picture.test(request.url) && !request.url.includes('..')) return undefined
      reply.callNotFound()
      return reply
    })
    await media.register(fastifyStatic, {
      root: path.resolve(dataDir, 'media'),
      prefix: '/media/',
      index: false,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
      // A new shop has no pictures yet.
      suppressWarning: true,
    })
  })
}
