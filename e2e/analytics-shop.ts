import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { readSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

/** How the measured shop is measured. */
export const accounts = ['G-FIRST', 'G-SECOND', 'G-THIRD']
export const conversion = 'AW-1/order'

const CONFIG = {
  google_analytics_active: true,
  google_analytics_account: accounts[0],
  google_analytics_account_2: accounts[1],
  google_analytics_account_3: accounts[2],
  google_adwords_active: true,
  google_adwords_conversion_id: conversion,
}

/** Does what Google's tag does: keeps its cookies where it may, and sends what it is told to /collect. */
const TAG = `(() => {
  const here = new URL(document.currentScript.src).origin
  const may = {}
  const page = {}
  const keep = (name) => { document.cookie = name + '=1; Path=/; Max-Age=3600' }
  const take = ([command, what, more = {}]) => {
    if (command === 'consent') Object.assign(may, more)
    if (command === 'set') Object.assign(page, what)
    if (command === 'config' && what.startsWith('G-') && may.analytics_storage === 'granted') {
      for (const name of ['_ga', '_gid', '_ga_' + what.slice(2)]) keep(name)
    }
    if (command === 'config' && what.startsWith('AW-') && may.ad_storage === 'granted') keep('_gcl_au')
    if (command !== 'event') return
    const to = [more.send_to].flat().filter((account) => !window['ga-disable-' + account])
    if (to.length === 0) return
    const body = JSON.stringify({ ...page, ...more, event: what, send_to: to })
    void fetch(here + '/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body })
  }
  for (const one of window.dataLayer) take([...one])
  window.dataLayer.push = (one) => take([...one])
})()`

/** Gives a token for the site's key as Google's check does. */
const CHECK = `window.grecaptcha = {
  ready: (work) => work(),
  execute: async (key, { action }) => [key, action, 'person'].join(':'),
}`

/**
 * The fountains once more, measured by a tag and checked by a captcha that stand in for Google's: one server with
 * both scripts, through which the storefront speaks to an API that asks for the check.
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
    answer(request, response).catch(() => response.writeHead(502).end())
  })
  // Longer than those who call keep a connection, so that none ends while it is used.
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

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', addresses.googleMock)
  const body = request.method === 'POST' ? await text(request) : undefined
  switch (pathname) {
    case '/gtag/js':
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(TAG)
      return
    case '/recaptcha/api.js':
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(CHECK)
      return
    case '/collect':
      response.writeHead(204).end()
      return
    case '/siteverify': {
      const token = new URLSearchParams(body).get('response') ?? ''
      const verdict = { success: /^site-key:(?:login|register):person$/.test(token), score: 0.9 }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verdict))
      return
    }
    default:
      await forward(request, body, response)
  }
}

/** On to the API, whose settings of the store are answered as those of a shop that is measured. */
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
  const told = (await reply.json()) as { data: { storeConfig: object } }
  response.end(
    JSON.stringify({ data: { ...told.data, storeConfig: { ...told.data.storeConfig, ...CONFIG } } }),
  )
}
