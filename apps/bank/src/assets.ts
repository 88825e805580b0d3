import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const ASSETS: Readonly<Record<string, string>> = {
  'bank.css': 'text/css; charset=utf-8',
  'return.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
  'jura-latin-600-normal.woff2': 'font/woff2',
}

/** Serves the assets from memory. */
export async function addAssets(app: FastifyInstance): Promise<void> {
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = await readFile(new URL(`../assets/${name}`, import.meta.url))
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content),
    )
  }
}
