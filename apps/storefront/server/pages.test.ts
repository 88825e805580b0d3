import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { parseRedirects, redirectList } from '@comptoir/site-file/redirects'
import { describe, expect, it } from 'vitest'
import type { RequestScope } from '../app/platform/scope.ts'
import { testSite } from '../app/platform/test-scope.fixture.ts'
import { fixedSite, type SiteSource } from './current-site.ts'
import { PageCache } from './page-cache.ts'
import { servePages } from './pages.ts'
import { unreadableUrlRewriter } from './request.ts'
import { readSettings } from './settings.ts'

const site = testSite()

/** Tokens of customers whose groups see prices without tax. */
const NET = ['professional', 'net']

/** A page with language, price for the visitor, and chosen location. */
function pageFor(url: string, { cookies, language, site: { currency } }: RequestScope): string {
  if (url.includes('amounts')) return currency
  if (url.includes('shown')) return cookies.get('price_display') ?? 'as the section'
  const isNet = NET.includes(cookies.get('api_token') ?? '') || url.includes('professionnels')
  const price = isNet ? '100 HT' : '120 TTC'
  return `<p>${language} ${price} ${cookies.get('place') ?? 'anywhere'}</p>`
}

const pageOf = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })

/** A shop that counts its renderings. */
function shop(
  source: SiteSource = fixedSite(site),
  held?: PromiseWithResolvers<void>,
  env: Record<string, string> = {},
) {
  const app = fastify({ rewriteUrl: unreadableUrlRewriter(() => ['fr', 'en', 'it']) })
  let rendered = 0
  const busyRendered: string[] = []
  const cache = new PageCache({ lifespan: 10, budget: 2 ** 20, now: () => 0 })
  const render = async (request: Request, scope: RequestScope) => {
    rendered += 1
    scope.onResponse({ version: 1, tags: ['a'] })
    if (request.url.includes('held')) await held?.promise
    if (request.url.includes('contact')) scope.page.isCacheable = false
    if (request.url.includes('headers')) return pageOf([...request.headers.keys()].join())
    if (request.url.includes('whole')) return pageOf(request.url)
    if (request.url.includes('fetched')) return pageOf(scope.header('sec-fetch-site') ?? 'unknown')
    if (request.url.includes('moved'))
      return new Response(null, { status: 302, headers: { location: '/fr/new' } })
    if (request.url.includes('down')) {
      scope.page.isApiDown = true
      return new Response('API down', { status: 500 })
    }
    if (request.url.includes('compte-client') && scope.cookies.get('api_token')) {
      scope.cookies.remove('api_token')
      return new Response('Broken', { status: 500 })
    }
    if (request.url.includes('broken')) return new Response('Broken', { status: 500 })
    const headers: Record<string, string> = new URL(request.url).pathname.endsWith('.xml')
      ? { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
      : { 'content-type': 'text/html' }
    return new Response(pageFor(request.url, scope), { headers })
  }
  const refuse = async ({ url }: Request, { language }: RequestScope) =>
    new Response(`${language} cannot read ${new URL(url).pathname.replaceAll('%25', '%')}`, {
      status: 400,
      headers: { 'content-type': 'text/html' },
    })
  const renderBusy = async (_request: Request, { language }: RequestScope) => {
    busyRendered.push(language)
    return new Response(`<p>${language} is busy</p>`, { status: 503 })
  }
  servePages(app, {
    build: { serveAssets: async () => undefined, render, refuse, renderBusy },
    site: source,
    settings: readSettings(env),
    transport: async () => ({ status: 200, headers: {}, body: '' }),
    cache,
    redirects: redirectList(parseRedirects('/ancien /fr/nouveau 302').rules),
    theme: { theme: '', darkTheme: '' },
  })
  const open = async (url: string, cookie = '') => {
    const answer = await app.inject({ url, headers: cookie ? { cookie } : {} })
    return answer.body.replaceAll(/<\/?p>/g, '')
  }
  return { app, cache, open, rendered: () => rendered, busyRendered }
}

const PROFESSIONAL = 'api_token=professional'
const PRIVATE = 'api_token=private'
const PRIVATE_NET = 'api_token=net'

describe('a cached page', () => {
  it('is rendered once for visitors who see the same', async () => {
    const { open, rendered } = shop()
    for (const cookie of ['', 'store_code=fr', 'store_code=en; _ga=1'])
      expect(await open('/fr/fontaines?utm_source=x', cookie)).toBe('fr 120 TTC anywhere')
    expect(rendered()).toBe(1)
  })

  it('with parameters is cached when it is asked for again, and is the same each time', async () => {
    const { app, cache, rendered } = shop()
    const visits = []
    for (let visit = 0; visit < 3; visit += 1) {
      const { body, headers } = await app.inject('/fr/whole?a=1')
      const { etag, vary } = headers
      visits.push({ body, etag, vary, control: headers['cache-control'], hit: headers['x-cache'] })
    }
    const [first] = visits
    expect(first).toMatchObject({ etag: expect.stringMatching(/^W/), control: 'public, no-cache' })
    expect(visits).toEqual([first, first, { ...first, hit: 'hit' }])
    expect(rendered()).toBe(2)
    for (let index = 0; index < 20; index += 1) await app.inject(`/fr/whole?b=${index}`)
    expect(cache.statistics().entries).toBe(1)
  })

  it('is one for each currency, and for nobody else', async () => {
    const currencies = ['EUR', 'CHF']
    const francs = testSite({ currency: 'CHF', currencies })
    const own = testSite({ currencies })
    const { open, rendered } = shop({
      current: own,
      version: 1,
      inCurrency: (code) => (code === 'CHF' ? francs : own),
      follow: async () => undefined,
      refresh: async () => undefined,
    })
    for (let round = 0; round < 2; round++) {
      expect(await open('/fr/amounts', 'currency=CHF')).toBe('CHF')
      expect(await open('/fr/amounts')).toBe('EUR')
      expect(await open('/fr/amounts', 'currency=USD')).toBe('EUR')
    }
    expect(rendered()).toBe(2)
  })

  it('is one for each display of prices, where the shop has the choice', async () => {
    const visitorKinds = { b2c: 'Private', b2b: 'Professionals', b2bPath: 'professionnels' }
    const both = testSite({ features: { professionals: true }, languages: { fr: { visitorKinds } } })
    const { open, rendered } = shop(fixedSite(both))
    for (let round = 0; round < 2; round++) {
      expect(await open('/fr/shown')).toBe('as the section')
      expect(await open('/fr/shown', 'price_display=excl')).toBe('excl')
      expect(await open('/fr/shown', 'price_display=incl')).toBe('incl')
    }
    expect(rendered()).toBe(3)
    // What the shop does not know is no page of its own.
    await open('/fr/contents', 'price_display=odd')
    await open('/fr/contents')
    expect(rendered()).toBe(4)
  })

  it('is one for each choice of colours, where the shop has light and dark ones', async () => {
    const colour = { page: '#fff', mark: '#000' }
    const { open, rendered } = shop(fixedSite(testSite({ colours: { light: colour, dark: colour } })))
    for (const cookie of ['', 'color_scheme=dark', 'color_scheme=light', 'color_scheme=dark', ''])
      await open('/fr/contents', cookie)
    expect(rendered()).toBe(3)
    // What the shop does not know is no page of its own.
    await open('/fr/contents', 'color_scheme=odd')
    expect(rendered()).toBe(3)
  })

  it('is the same whatever the cookie says, where the shop has no choice', async () => {
    const { open, rendered } = shop()
    await open('/fr/contents', 'price_display=excl; color_scheme=dark')
    await open('/fr/contents')
    expect(rendered()).toBe(1)
  })

  it('is rendered from its key, and from nothing else of the first visitor', async () => {
    const { app, open } = shop()
    const first = await app.inject({
      url: '/fr/whole?b=2&utm_source=mail&gclid=abc&a=1',
      headers: { referer: 'https://elsewhere.test/secret', 'user-agent': 'odd' },
    })
    expect(first.body).toBe('http://localhost:3000/fr/whole?a=1&b=2')
    expect(await open('/fr/whole?a=1&b=2&fbclid=x')).toBe(first.body)
    const headers = { referer: 'https://elsewhere.test/secret', 'x-forwarded-host': 'evil.test' }
    expect((await app.inject({ url: '/fr/headers', headers })).body).toBe('')
  })

  it('has no campaign parameters when personal, and redirects keep them', async () => {
    const { app, open } = shop()
    expect(await open('/fr/whole?b=2&utm_source=mail&a=1', 'cart_id=a')).toBe(
      'http://localhost:3000/fr/whole?b=2&a=1',
    )
    const moved = await app.inject({ url: '/fr/moved?utm_source=mail&page=2' })
    expect(moved.headers['location']).toBe('/fr/new?utm_source=mail')
  })

  it('is not cached when it reads a header', async () => {
    const { app, rendered } = shop()
    for (const from of ['same-origin', 'cross-site']) {
      const answer = await app.inject({ url: '/fr/fetched', headers: { 'sec-fetch-site': from } })
      expect(answer.body).toBe(from)
    }
    expect(rendered()).toBe(2)
  })

  it('is rendered each time when a loader marks it as not cacheable', async () => {
    const { open, rendered } = shop()
    for (let visit = 0; visit < 2; visit += 1) await open('/fr/contact')
    expect(rendered()).toBe(2)
  })

  it.each([
    ['a guest first', ['', PROFESSIONAL, '', PROFESSIONAL]],
    ['a professional first', [PROFESSIONAL, '', PROFESSIONAL, '']],
    ['groups of private people with either display', [PRIVATE, PRIVATE_NET, '', PRIVATE, PRIVATE_NET]],
  ])('never shows the price of another visitor: %s', async (_who, visitors) => {
    const { open } = shop()
    for (const cookie of visitors) {
      const isNet = cookie === PROFESSIONAL || cookie === PRIVATE_NET
      expect(await open('/fr/fontaines', cookie)).toBe(isNet ? 'fr 100 HT anywhere' : 'fr 120 TTC anywhere')
    }
  })

  it('differs by path and language', async () => {
    const { open } = shop()
    expect(await open('/fr/fontaines')).toBe('fr 120 TTC anywhere')
    expect(await open('/fr/professionnels')).toBe('fr 100 HT anywhere')
    expect(await open('/en/fontaines')).toBe('en 120 TTC anywhere')
  })

  it('is not sent to visitors with a cookie that it depends on', async () => {
    const { open } = shop()
    expect(await open('/fr/fontaines')).toBe('fr 120 TTC anywhere')
    expect(await open('/fr/fontaines', 'place=lyon')).toBe('fr 120 TTC lyon')
    expect(await open('/fr/fontaines')).toBe('fr 120 TTC anywhere')
    const other = shop()
    expect(await other.open('/fr/fontaines', 'place=paris')).toBe('fr 120 TTC paris')
    expect(await other.open('/fr/fontaines')).toBe('fr 120 TTC anywhere')
  })

  it('differs only by whether consent was answered', async () => {
    const { open, rendered } = shop()
    for (const cookie of ['', 'accepted_cookies=all', 'accepted_cookies=none', 'accepted_cookies=odd', ''])
      await open('/fr/fontaines', cookie)
    expect(rendered()).toBe(2)
  })

  it('is not sent to visitors with a cart', async () => {
    const { open, rendered } = shop()
    await open('/fr/fontaines', 'cart_id=a')
    await open('/fr/fontaines', 'cart_id=b')
    await open('/fr/fontaines')
    expect(rendered()).toBe(3)
  })
})

describe('a page', () => {
  const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }

  const kinds = [
    ['that is cached', '/fr/fontaines', ''],
    ['with parameters', '/fr/fontaines?page=2', ''],
    ['of a visitor with a cart', '/fr/fontaines', 'cart_id=a'],
  ] as const
  const encodings = [
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', 'none'],
  ] as const

  it.each(kinds.flatMap((kind) => encodings.map((encoding) => [...kind, ...encoding] as const)))(
    '%s is compressed as the browser accepts: %s, %s, %s',
    async (_kind, url, cookie, accepted, encoding) => {
      const { app } = shop()
      const headers = { 'accept-encoding': accepted, ...(cookie && { cookie }) }
      const answer = await app.inject({ url, headers })
      expect(answer.headers['content-encoding'] ?? 'none').toBe(encoding)
      expect(read[encoding](answer.rawPayload).toString()).toBe('<p>fr 120 TTC anywhere</p>')
    },
  )
})

describe('cookies and caches', () => {
  const asked = async (app: ReturnType<typeof shop>['app'], headers: Record<string, string> = {}) =>
    await app.inject({ url: '/fr/fontaines', headers })

  it('a visitor without cart, account and location gets none, whether the page was cached or not', async () => {
    const { app } = shop()
    for (const cookie of ['', '', 'accepted_cookies=all; store_code=en']) {
      const answer = await asked(app, { cookie })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, no-cache',
        vary: 'Accept-Encoding, Cookie',
      })
    }
  })

  it('other visitors, and forms, get the store view of the language, and pages that nobody may share', async () => {
    const { app } = shop()
    for (const cookie of ['cart_id=a', 'location_id=3', PROFESSIONAL, 'cart_id=a; store_code=en']) {
      const { headers } = await asked(app, { cookie })
      expect(headers['set-cookie']).toMatch(/^store_code=fr;/)
      expect(headers['cache-control']).toBe('private, no-store')
    }
    const posted = await app.inject({
      method: 'POST',
      url: '/fr/fontaines',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    })
    expect(posted.headers['set-cookie']).toMatch(/^store_code=fr;/)
    const settled = await asked(app, { cookie: 'cart_id=a; store_code=fr' })
    expect(settled.headers['set-cookie']).toBeUndefined()
  })

  it('a page that the browser has is not sent again', async () => {
    const { app } = shop()
    const { etag } = (await asked(app)).headers
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'if-none-match': String(etag), 'accept-encoding': encoding }
      const answer = await asked(app, headers)
      expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', etag])
      expect(answer.headers['cache-control']).toBe('public, no-cache')
      expect((await asked(app, { ...headers, 'if-none-match': '"other"' })).statusCode).toBe(200)
    }
    const professional = { 'if-none-match': String(etag), cookie: PROFESSIONAL }
    expect((await asked(app, professional)).statusCode).toBe(200)
    expect((await app.inject({ url: '/fr/professionnels' })).headers['etag']).not.toBe(etag)
  })

  it.each([
    ['varnish', 'x-magento-tags', 'FPC,a'],
    ['fastly', 'surrogate-key', 'FPC a'],
  ])('caches in front may use a page, and get its tags: %s', async (form, name, tags) => {
    const { app, cache } = shop(undefined, undefined, { SHARED_CACHE_SECONDS: '700', PURGE_FORM: form })
    cache.apply({ version: 1, changes: [] })
    for (let visit = 0; visit < 2; visit++) {
      const { headers } = await asked(app)
      // No longer than the cache of pages itself, whose lifespan is ten minutes.
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=600, stale-while-revalidate=30')
      expect(headers).toMatchObject({ [name]: tags, vary: 'Accept-Encoding, Cookie' })
      expect(headers['set-cookie']).toBeUndefined()
    }
    const own = await asked(app, { cookie: 'cart_id=a' })
    expect([own.headers['cache-control'], own.headers[name]]).toEqual(['private, no-store', undefined])
    const file = await app.inject('/fr/sitemap.xml')
    expect(file.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', [name]: tags })
  })

  it('caches in front may not use a page of which something changed while it was made', async () => {
    const { app, cache, rendered } = shop(undefined, undefined, { SHARED_CACHE_SECONDS: '700' })
    cache.apply({ version: 1, changes: [{ version: 2, tags: ['a'] }] })
    for (const url of ['/fr/fontaines', '/fr/sitemap.xml'])
      expect((await app.inject(url)).headers['cache-control']).toBe('private, no-cache')
    expect(rendered()).toBe(2)
  })

  it('HEAD has the headers of GET', async () => {
    const { app, rendered } = shop()
    const got = await asked(app)
    const { headers } = await app.inject({ method: 'HEAD', url: '/fr/fontaines' })
    for (const name of ['etag', 'cache-control', 'vary', 'content-type'])
      expect(headers[name]).toBe(got.headers[name])
    expect(rendered()).toBe(1)
  })
})

describe('an XML file', () => {
  it('is rendered once, for any query and any cookies', async () => {
    const { open, rendered } = shop()
    for (const query of ['', '?anything=1', '?anything=2'])
      for (const cookie of ['', 'place=lyon', 'cart_id=abc', PROFESSIONAL])
        expect(await open(`/fr/product-feed.xml${query}`, cookie)).toBe('fr 120 TTC anywhere')
    expect(rendered()).toBe(1)
  })

  it('keeps its content type and lifetime in the cache', async () => {
    const { app, rendered } = shop()
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await app.inject({ url: '/fr/sitemap.xml' })
      expect(headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
    }
    expect(rendered()).toBe(1)
  })
})

it.each(['/fr/down', '/fr/down.data', '/fr/down.xml'])(
  '%s answers 503 with Retry-After when the API is down, and is not cached',
  async (url) => {
    const { app, rendered } = shop()
    for (let visit = 0; visit < 2; visit += 1) {
      const { statusCode, headers } = await app.inject({ url })
      expect([statusCode, headers['retry-after']]).toEqual([503, '30'])
      expect(headers['cache-control']).toBe('private, no-store')
    }
    expect(rendered()).toBe(2)
    expect((await app.inject({ url: '/fr/broken' })).statusCode).toBe(500)
  },
)

it('reloads the page as a guest when the token expires during rendering', async () => {
  const { app } = shop()
  const ask = (cookie?: string) =>
    app.inject({ url: '/fr/compte-client?a=1', headers: cookie ? { cookie } : {} })
  const { statusCode, headers } = await ask(PROFESSIONAL)
  expect([statusCode, headers['location']]).toEqual([302, '/fr/compte-client?a=1'])
  expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^api_token=;/))
  expect((await ask()).statusCode).toBe(200)
})

describe('a URL', () => {
  it('in the redirect list of the site redirects with its status', async () => {
    const { app } = shop()
    const answer = await app.inject({ url: '/ancien?a=1' })
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/fr/nouveau?a=1'])
  })

  it('that moved keeps a posted body; the order number posted by the bank becomes a query (decisions B-12)', async () => {
    const { app } = shop()
    const post = async (url: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await app.inject({ method: 'POST', url, headers, payload: 'vads_order_id=7&a=b%20c' })
      return [answer.statusCode, answer.headers['location']]
    }
    expect(await post('/panier')).toEqual([308, '/fr/panier'])
    const query = 'vads_order_id=7'
    expect(await post('/checkout/payzen')).toEqual([303, `/fr/checkout/payzen?${query}`])
    expect(await post('/it/checkout/payzen')).toEqual([303, `/it/checkout/payzen?${query}`])
  })

  it('in the words of another language leads to its own, but is served to forms and to scripts', async () => {
    const { app } = shop()
    const moved = await app.inject({ url: '/en/panier?whole=1' })
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/en/cart?whole=1'])
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const posted = await app.inject({ method: 'POST', url: '/en/panier?whole=1', headers, payload: 'a=b' })
    expect([posted.statusCode, posted.body]).toEqual([200, 'http://localhost:3000/en/cart?whole=1'])
    expect((await app.inject('/it/panier.data?whole=1')).body).toMatch(/\/it\/carrello\.data\?whole=1$/)
  })

  it('with a secret redirects to one without it and stores the secret in a cookie', async () => {
    const { app, rendered } = shop()
    const from = '/fr/compte-client/reinitialiser-mot-de-passe'
    const answer = await app.inject({ url: `${from}?email=a%40x.test&token=s3cret&utm_source=mail` })
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, `${from}?utm_source=mail`])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const value = encodeURIComponent('["s3cret","a@x.test"]')
    expect(answer.headers['set-cookie']).toBe(
      `link_reset=${value}; Path=/; SameSite=Lax; Max-Age=1800; HttpOnly`,
    )
    expect(rendered()).toBe(0)
  })

  it('that moved and holds a secret redirects with no-store', async () => {
    const { app } = shop()
    const answer = await app.inject({ url: '/customer/account/createPassword?email=a&token=s3cret' })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([301, 'no-store'])
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
  })

  it('rejects other methods and content types without rendering', async () => {
    const { app, rendered } = shop()
    const json = { method: 'POST', url: '/fr/faq', headers: { 'content-type': 'application/json' } } as const
    expect((await app.inject({ ...json, payload: '{}' })).statusCode).toBe(415)
    const put = await app.inject({ ...json, method: 'PUT', payload: '{}' })
    expect([put.statusCode, put.headers['allow']]).toEqual([405, 'GET, HEAD, POST'])
    expect(rendered()).toBe(0)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await app.inject({ ...json, headers, payload: 'a=b' })).statusCode).toBe(200)
  })

  it.each([
    ['/fr/x%80', 'fr'],
    ['/en/%', 'en'],
    ['/it/blog/%E0%A4.html?page=2', 'it'],
    ['/%zz', 'fr'],
    ['/assets/%80', 'fr'],
    ['/en/x%80.data', 'en'],
    ['/it/faq/%00', 'it'],
  ])('that is malformed answers 400 in its language, not cached: %s', async (url, language) => {
    const { app, rendered } = shop()
    for (const headers of [{}, { 'accept-encoding': 'br' }]) {
      const answer = await app.inject({ url, headers })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html',
        'cache-control': 'private, no-store',
      })
      const body =
        'accept-encoding' in headers ? brotliDecompressSync(answer.rawPayload).toString() : answer.body
      expect(body).toBe(`${language} cannot read ${url.split('?')[0]}`)
    }
    expect(rendered()).toBe(0)
  })

  it.each([
    ['//', '/fr'],
    ['//en//faq?a=1', '/en/faq?a=1'],
  ])('with doubled slashes redirects: %s', async (url, location) => {
    const { statusCode, headers } = await shop().app.inject({ url: `http://shop${url}` })
    expect([statusCode, headers['location']]).toEqual([301, location])
  })

  it('of an XML file sets no cookie, as proxies may cache the response', async () => {
    const { app } = shop()
    const { headers } = await app.inject({ url: '/fr/sitemap.xml', headers: { cookie: 'cart_id=a' } })
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('a shop with too much to do', () => {
  it('refuses visitors at once, in their language, and says when to try again', async () => {
    const held = Promise.withResolvers<void>()
    const { app, open, busyRendered } = shop(fixedSite(site), held)
    const waiting = Array.from({ length: 500 }, (_, index) => open(`/fr/held-${index}`))
    await setImmediate()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const refused = await app.inject({ url: '/en/new', headers: { 'accept-encoding': encoding } })
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
      expect(refused.headers['cache-control']).toBe('private, no-store')
      const text =
        encoding === 'br'
          ? brotliDecompressSync(refused.rawPayload)
          : encoding === 'gzip'
            ? gunzipSync(refused.rawPayload)
            : refused.rawPayload
      expect(text.toString()).toBe('<p>en is busy</p>')
    }
    expect((await app.inject('/en/new.data')).body).toBe('Service Unavailable')
    // A slow machine refuses some of the waiting visitors, too.
    expect(busyRendered.filter((language) => language === 'en')).toHaveLength(1)
    held.resolve()
    await Promise.all(waiting)
    expect(await open('/en/new')).toContain('120 TTC')
    // A page that was held is cached now, and served whatever the load.
    expect(await open('/fr/held-1')).toContain('120 TTC')
  })
})
