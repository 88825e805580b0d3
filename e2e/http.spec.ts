import { expect } from '@playwright/test'
import { test } from './test.ts'

const moves: [from: string, to: string][] = [
  ['/', '/fr'],
  ['/fr/', '/fr'],
  ['/panier', '/fr/panier'],
  ['/particuliers?page=2', '/fr/particuliers?page=2'],
  ['/de/panier', '/fr/de/panier'],
  ['/customer/account', '/fr/compte-client'],
  ['/fr/customer/account', '/fr/compte-client'],
]

for (const [from, to] of moves) {
  test(`${from} moves for good to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(new URL(answer.headers().location ?? '', answer.url()).href).toBe(new URL(to, answer.url()).href)
  })
}

test('a page that needs an account asks for it and comes back afterwards', async ({ page }) => {
  await page.goto('/fr/compte-client/commandes')
  await expect(page).toHaveURL(/\/fr\/login/)
})

test('a form posted from another site is refused', async ({ request }) => {
  const answer = await request.post('/fr/panier', {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { intent: 'add', sku: 'VSQ-CLAIR', quantity: '1' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
})
