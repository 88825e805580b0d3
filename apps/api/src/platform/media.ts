import path from 'node:path'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from './settings.ts'

const served = /^\/media\/([a-z0-9_][a-z0-9_./-]*\.(?:avif|webp|jpg|png|mp4|webm|vtt))(?:\?|$)/i

/**
 * Serves the encoded pictures of the data folder, its videos and their captions. A file name contains a hash of the content, so responses never expire.
 * `makeMissing` makes the file with this path below the media folder and returns true, if it can.
 */
export async function registerMedia(
  server: FastifyInstance,
  { dataDir }: Pick<ApiSettings, 'dataDir'>,
  makeMissing: (name: string) => Promise<boolean> = async () => false,
): Promise<void> {
  const root = path.resolve(dataDir, 'media')
  await server.register(
    async (media) => {
      // Not `allowedPath`, with which the plugin lists every folder of the path for each request.
      media.addHook('onRequest', async (request, reply) => {
        if (nameIn(request.url) !== undefined) return undefined
        reply.callNotFound()
        return reply
      })
      media.setNotFoundHandler(async (request, reply) => {
        const name = nameIn(request.url)
        if (name !== undefined && (await makeMissing(name))) return await reply.sendFile(name)
        return await reply.code(404).send({ message: 'Not found' })
      })
      await media.register(fastifyStatic, {
        root,
        prefix: '/',
        index: false,
        immutable: true,
        maxAge: '365d',
        setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
        // A new shop has no pictures yet.
        suppressWarning: true,
      })
    },
    { prefix: '/media' },
  )
}

/** Path of a file below the media folder. */
function nameIn(url: string): string | undefined {
  return url.includes('..') ? undefined : served.exec(url)?.[1]
}
