import { expect } from '@playwright/test'
import { test } from './test.ts'

const redirects: [from: string, to: string][] = [
  ['/', '/fr'],
  ['/fr/', '/fr'],
  ['/panier', '/fr/panier'],
  ['/particuliers?page=2', '/fr/particuliers?page=2'],
  ['/de/panier', '/fr/de/panier'],
  ['/en/panier?a=b', '/en/cart?a=b'],
  ['/it/checkout', '/it/cassa'],
  ['/fr/carrello', '/fr/panier'],
  ['/en/points-de-vente/paris-showroom', '/en/find-us/paris-showroom'],
  ['/it/particuliers/sottopiano?page=2', '/it/per-la-casa/sottopiano?page=2'],
  ['/customer/account', '/fr/compte-client'],
  ['/en/commander?etape=adresses&nouvelle=1', '/en/checkout?step=addresses&new=1'],
  ['/login?retour=%2Ffr', '/fr/login?return_to=%2Ffr'],
  ['/fr/customer/account', '/fr/compte-client'],
]

for (const [from, to] of redirects) {
  test(`${from} redirects permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(new URL(response.headers().location ?? '', response.url()).href).toBe(
      new URL(to, response.url()).href,
    )
  })
}

test('Browsers find an icon at the usual address, and clients of the API that it is elsewhere', async ({
  request,
}) => {
  const icon = await request.get('/favicon.ico', { maxRedirects: 0 })
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Vasque', start_url: '/fr', theme_color: '#fbf8f3' })
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }]) {
    const drawn = await request.get(src)
    expect([src, drawn.status(), drawn.headers()['content-type']]).toEqual([src, 200, 'image/png'])
  }
  const api = await request.post('/graphql', { data: { query: '{ __typename }' }, maxRedirects: 0 })
  expect(api.status()).toBe(404)
  expect((await api.json()).errors).toHaveLength(1)
})

test('Visitors are asked to sign in for account pages', async ({ page }) => {
  await page.goto('/fr/compte-client/commandes')
  await expect(page).toHaveURL(/\/fr\/login/)
})

test('A form that is sent to the words of another language keeps what it says', async ({ request }) => {
  const response = await request.post('/en/panier', {
    headers: { origin: new URL((await request.get('/en')).url()).origin },
    form: { intent: 'add', sku: 'VSQ-CLAIR', quantity: '1' },
    maxRedirects: 0,
  })
  expect([response.status(), response.headers()['location']]).toEqual([303, '/en/cart'])
})

test('rejects forms posted from another site', async ({ request }) => {
  const response = await request.post('/fr/panier', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { intent: 'add', sku: 'VSQ-CLAIR', quantity: '1' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(403)
})
