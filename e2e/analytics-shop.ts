import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { readSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

/** Google accounts of the shop. */
export const analyticsAccounts = ['G-FIRST', 'G-SECOND', 'G-THIRD']
export const adsConversionId = 'AW-1/order'

const STORE_CONFIG = {
  google_analytics_active: true,
  google_analytics_account: analyticsAccounts[0],
  google_analytics_account_2: analyticsAccounts[1],
  google_analytics_account_3: analyticsAccounts[2],
  google_adwords_active: true,
  google_adwords_conversion_id: adsConversionId,
}

/** Mocks gtag.js: sets its cookies where consent allows it, and posts events to /collect. */
const TAG_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const consent = {}
  const defaults = {}
  const setCookie = (name) => { document.cookie = name + '=1; Path=/; Max-Age=3600' }
  const run = ([command, target, params = {}]) => {
    if (command === 'consent') Object.assign(consent, params)
    if (command === 'set') Object.assign(defaults, target)
    if (command === 'config' && target.startsWith('G-') && consent.analytics_storage === 'granted') {
      for (const name of ['_ga', '_gid', '_ga_' + target.slice(2)]) setCookie(name)
    }
    if (command === 'config' && target.startsWith('AW-') && consent.ad_storage === 'granted') setCookie('_gcl_au')
    if (command !== 'event') return
    const accounts = [params.send_to].flat().filter((account) => !window['ga-disable-' + account])
    if (accounts.length === 0) return
    const body = JSON.stringify({ ...defaults, ...params, event: target, send_to: accounts })
    void fetch(origin + '/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body })
  }
  for (const args of window.dataLayer) run([...args])
  window.dataLayer.push = (args) => run([...args])
})()`

/** Mocks reCAPTCHA: returns a token for the site key and the action. */
const CAPTCHA_SCRIPT = `window.grecaptcha = {
  ready: (callback) => callback(),
  execute: async (key, { action }) => [key, action, 'person'].join(':'),
}`

/**
 * Opens the fountain shop with analytics and a captcha, on the same database. A mock server serves both of Google's
 * scripts, and forwards the storefront's requests to an API that requires the captcha.
 */
export async function openAnalyticsShop(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  const settings = readSettings(
    {
      ...env,
      CAPTCHA: 'google',
      CAPTCHA_PUBLIC_KEY: 'site-key',
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_VERIFY_URL: `${addresses.googleMock}/siteverify`,
    },
    root,
  )
  const api = await createApi(settings, env.DATABASE_URL)
  await api.server.listen({ host: settings.host, port: ports.analyticsApi })
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(502).end())
  })
  // Longer than the clients keep idle connections, so that none is closed while it is reused.
  server.keepAliveTimeout = 75_000
  await new Promise<void>((resolve) => server.listen(ports.googleMock, settings.host, resolve))
  const storefront = await openStorefront(ports.analytics, {
    COMMERCE_ENDPOINT: addresses.googleMock,
    ANALYTICS_SCRIPT_URL: `${addresses.googleMock}/gtag/js`,
    CAPTCHA_SCRIPT_URL: `${addresses.googleMock}/recaptcha/api.js`,
  })
  return {
    close: async () => {
      await storefront.close()
      server.close()
      server.closeAllConnections()
      await api.close()
    },
  }
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', addresses.googleMock)
  const body = request.method === 'POST' ? await text(request) : undefined
  switch (pathname) {
    case '/gtag/js':
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(TAG_SCRIPT)
      return
    case '/recaptcha/api.js':
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(CAPTCHA_SCRIPT)
      return
    case '/collect':
      response.writeHead(204).end()
      return
    case '/siteverify': {
      const token = new URLSearchParams(body).get('response') ?? ''
      const result = { success: /^site-key:(?:login|register):person$/.test(token), score: 0.9 }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
      return
    }
    default:
      await forward(request, body, response)
  }
}

/** Forwards a request to the API and adds the analytics settings to the store configuration. */
async function forward(
  request: IncomingMessage,
  body: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const names = ['content-type', 'store', 'authorization', 'x-forwarded-for', 'x-recaptcha']
  const headers = Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  const reply = await fetch(`${addresses.analyticsApi}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body !== undefined && { body }),
  })
  response.writeHead(reply.status, {
    'content-type': reply.headers.get('content-type') ?? 'application/octet-stream',
    'x-catalogue-version': reply.headers.get('x-catalogue-version') ?? '',
  })
  if (!body?.includes('"operationName":"StoreInfo"')) {
    response.end(Buffer.from(await reply.arrayBuffer()))
    return
  }
  const result = (await reply.json()) as { data: { storeConfig: object } }
  response.end(
    JSON.stringify({
      data: { ...result.data, storeConfig: { ...result.data.storeConfig, ...STORE_CONFIG } },
    }),
  )
}
