import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowLargeResponse } from './http-server.ts'
import { contentTypeOf } from './media-store/content-types.ts'
import type { FilePart, MediaStore } from './media-store/port.ts'

const served = /^\/media\/([a-z0-9_][a-z0-9_./-]*\.(?:avif|webp|jpg|png|mp4|webm|vtt))(?:\?|$)/i
/** Seconds until a browser may ask again for a file that the store does not give. */
const retryAfter = 5
const lifetime = 'public, max-age=31536000, immutable'

type Source = {
  media: MediaStore
  /** Makes the file with this path below the media folder and returns true, if it can. */
  makeMissing?: (name: string) => Promise<boolean>
}

/**
 * Serves the public files of the media store: encoded pictures, videos and their captions. A file name contains a hash of the
 * content, so responses never expire.
 */
export async function registerMedia(server: FastifyInstance, from: Source): Promise<void> {
  const { publicFolder } = from.media
  await server.register(
    async (routes) => {
      // Not `allowedPath`, with which the plugin lists every folder of the path for each request.
      routes.addHook('onRequest', async (request, reply) => {
        if (nameIn(request.url) !== undefined) return undefined
        reply.callNotFound()
        return reply
      })
      const answer = async (request: FastifyRequest, reply: FastifyReply) =>
        await sendStored(from, request, reply)
      routes.setNotFoundHandler(answer)
      if (publicFolder === undefined) {
        routes.route({ method: ['GET', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: answer })
        return
      }
      await routes.register(fastifyStatic, {
        root: publicFolder,
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

/** Sends a file from the store, after it was made where it can be. */
async function sendStored(
  { media, makeMissing }: Source,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const name = nameIn(request.url)
  const key = `media/${name}`
  const lost = async () => await reply.code(404).send({ message: 'Not found' })
  if (name === undefined || !['GET', 'HEAD'].includes(request.method)) return await lost()
  const part = partOf(request.headers.range)
  const find = async () => await media.open(key, part)
  const search = async () => (await find()) ?? ((await makeMissing?.(name)) ? await find() : undefined)
  const opened = await search().catch((error: unknown) => {
    request.log.warn({ err: error, key }, 'The media store gives no file')
    return 'failed' as const
  })
  if (opened === 'failed')
    return await reply
      .code(503)
      .header('retry-after', retryAfter)
      .header('cache-control', 'no-store')
      .send({ message: 'The file cannot be read now' })
  if (opened === undefined) return await lost()
  reply.headers({
    'cache-control': lifetime,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (opened === 'outside')
    return await reply
      .code(416)
      .header('content-range', `bytes */${await media.sizeOf(key)}`)
      .send()
  const { size, start, end, content } = opened
  // The name changes with the content.
  const etag = `"${size.toString(36)}"`
  reply.header('etag', etag).type(contentTypeOf(name))
  if (request.headers['if-none-match'] === etag || request.method === 'HEAD') content.destroy()
  if (request.headers['if-none-match'] === etag) return await reply.code(304).send()
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  const length = size === 0 ? 0 : end - start + 1
  reply.header('content-length', length)
  if (request.method === 'HEAD') return await reply.send()
  allowLargeResponse(reply.raw, length)
  return await reply.send(content)
}

/** One part from a position on, as players ask for videos; undefined for other forms, which get the whole file. */
function partOf(range: string | undefined): FilePart | undefined {
  const [, start, end] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? '') ?? []
  if (start === undefined) return undefined
  if (end && Number(end) < Number(start)) return undefined
  return { start: Number(start), ...(end && { end: Number(end) }) }
}

/** Path of a file below the media folder. */
function nameIn(url: string): string | undefined {
  return url.includes('..') ? undefined : served.exec(url)?.[1]
}
