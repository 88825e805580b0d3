import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { StorefrontBuild } from './build.ts'
import { SettingsError, readSettings } from './settings.ts'
import { createSites } from './sites.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A commerce API that knows these addresses, and answers the first `failures` requests with 503. */
async function openApi(storefronts: object[], failures = 0): Promise<string> {
  let left = failures
  const server: Server = createServer((_request, response) => {
    if (left-- > 0) response.writeHead(503).end()
    else response.end(JSON.stringify({ data: { storefronts } }))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  closing.push(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const build: StorefrontBuild = {
  serveAssets: async () => undefined,
  render: async (_request, { site }) =>
    new Response(site.brand, { headers: { 'content-type': 'text/html' } }),
  refuse: async () => new Response('', { status: 400 }),
  renderBusy: async () => new Response('', { status: 400 }),
}

async function openSites(endpoint: string, sites = 'fontaines,sushi') {
  const settings = readSettings({ SITES: sites, COMMERCE_ENDPOINT: endpoint, LOG_LEVEL: 'silent' })
  const app = await createSites({ settings, build })
  closing.push(() => app.close())
  const port = Number(new URL(await app.listen({ port: 0 })).port)
  return async (host: string, path = '/fr/valeurs') =>
    await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      request({ port, path, headers: { host } }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode, text }))
      })
        .on('error', reject)
        .end()
    })
}

const water = { website_code: 'fontaines', url: 'http://water.example' }
const food = { website_code: 'sushi', url: 'http://food.example:8080' }

it('serves each site at the address that the API has of it, whatever the case of the host', async () => {
  const get = await openSites(await openApi([water, food]))
  expect(await get('water.example')).toEqual({ status: 200, text: 'Vasque' })
  expect(await get('FOOD.example:8080')).toEqual({ status: 200, text: 'Nori & Riz' })
  expect((await get('food.example:8080', '/robots.txt')).text).toContain(
    'http://food.example:8080/fr/sitemap',
  )
})

it('refuses other hosts, but not health checks', async () => {
  const get = await openSites(await openApi([water, food]))
  expect((await get('food.example')).status).toBe(421)
  expect((await get('evil.example')).text).toBe('No shop has this address.\n')
  expect((await get('10.0.0.1', '/healthz')).status).toBe(200)
})

it('waits for the API', async () => {
  const get = await openSites(await openApi([water, food], 1))
  expect((await get('water.example')).status).toBe(200)
})

it('does not start when a site has no address, or that of another', async () => {
  await expect(openSites(await openApi([water]))).rejects.toThrow(
    /no address of the website "sushi": set its storefront_url/,
  )
  await expect(openSites(await openApi([water, { ...food, url: water.url }]))).rejects.toThrow(
    'Two sites of SITES have the address http://water.example.',
  )
  await expect(openSites(await openApi([water]), 'fontaines,lost')).rejects.toThrow(SettingsError)
})
