import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { App } from './context.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}
const namePattern = /^[a-z0-9_][a-z0-9_./-]*$/i

/** Serves the encoded pictures of the data folder; their names carry their content, so they never change. */
export async function registerMedia(server: FastifyInstance, app: App): Promise<void> {
  const folder = path.resolve(app.settings.dataDir, 'media')
  server.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = request.params['*']
    const type = types[path.extname(name)]
    if (!type || !namePattern.test(name) || name.includes('..')) return reply.code(404).send('Not found')
    const content = await readFile(path.join(folder, name)).catch(() => undefined)
    if (!content) return reply.code(404).send('Not found')
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(content)
  })
}
