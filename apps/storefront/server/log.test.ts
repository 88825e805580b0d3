import fastify from 'fastify'
import { parseRedirects, redirectList } from '@comptoir/site-file/redirects'
import { expect, it } from 'vitest'
import type { RequestScope } from '../app/platform/scope.ts'
import { testSite } from '../app/platform/test-scope.fixture.ts'
import { redactedLogStream } from '@comptoir/http-server/redacted-log'
import { fixedSite } from './current-site.ts'
import { PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'
import { unreadableUrlRewriter } from './request.ts'
import { readSettings } from './settings.ts'

const SECRETS = ['s3cretword', 'marie.secret@exemple.fr', 'marie.secret%40exemple.fr']
const QUERY = 'token=s3cretword&email=marie.secret%40exemple.fr'

/** A shop where every page fails to render. */
function brokenShop(lines: string[]) {
  const app = fastify({
    rewriteUrl: unreadableUrlRewriter(() => ['fr', 'en', 'it']),
    logger: { level: 'trace', stream: redactedLogStream((line) => lines.push(line)) },
  })
  const render = async (request: Request, { log }: RequestScope) => {
    const error = new Error(`${request.url} failed for marie.secret@exemple.fr`)
    log.error({ err: error, url: request.url, failures: [{ message: error.message }] }, request.url)
    if (request.url.includes('logged')) return new Response('Broken', { status: 500 })
    throw error
  }
  servePages(app, {
    build: { serveAssets: async () => undefined, render, refuse: render, renderBusy: render },
    site: fixedSite(testSite()),
    settings: readSettings({}),
    transport: async () => ({ status: 200, headers: {}, body: '' }),
    cache: new PageCache({ lifespan: 10, budget: 0 }),
    redirects: redirectList(parseRedirects('').rules),
    theme: { theme: '', darkTheme: '' },
  })
  return app
}

it('redacts secrets of URLs and forms in every log line', async () => {
  const lines: string[] = []
  const app = brokenShop(lines)
  const paths = [
    '/fr/broken',
    '/fr/logged',
    '/fr/newsletter/confirmation',
    '/fr/checkout/payzen',
    '/fr/%',
    '/x',
  ]
  for (const path of paths) {
    const url = `${path}?${QUERY}`
    const headers = {
      authorization: 'Bearer s3cretword',
      cookie: 'api_token=s3cretword',
      referer: `http://a/?${QUERY}`,
    }
    await app.inject({ url, headers })
    const type = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    await app.inject({ url, method: 'POST', headers: type, payload: QUERY })
    await app.inject({ url, method: 'PUT', headers: type, payload: QUERY })
  }
  expect(lines.some((line) => line.includes('/fr/broken'))).toBe(true)
  for (const secret of SECRETS) expect(lines.filter((line) => line.includes(secret))).toEqual([])
})
