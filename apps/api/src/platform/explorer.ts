import { permissionsPolicy } from '@comptoir/rules/browser-features'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from './context.ts'

const assets = [
  { name: 'explorer.css', type: 'text/css; charset=utf-8' },
  { name: 'explorer.js', type: 'text/javascript; charset=utf-8' },
]
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The API explorer: a page at `/graphql` for browsers that send no operation. Not available in production.
 */
export function registerExplorer(server: FastifyInstance, app: App): void {
  if (app.settings.production) return
  const page = read('page.html')
  server.addHook('onRequest', async (request, reply) => {
    if (!isVisit(request)) return
    return reply
      .headers({
        'content-security-policy': contentSecurityPolicy,
        'permissions-policy': permissionsPolicy({ usesGeolocation: false }),
        vary: 'accept',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(page)
  })
  for (const { name, type } of assets) {
    const content = read(name)
    server.get(`/dev/${name}`, async (_request, reply) => reply.type(type).send(content))
  }
}

function isVisit({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return false
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return pathname === '/graphql' && !searchParams.has('query')
}

function read(name: string): string {
  return readFileSync(new URL(`explorer/${name}`, import.meta.url), 'utf8')
}
