import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { test } from './test.ts'
import { languages, type Language } from './messages.ts'

interface Kind {
  readonly shop: 'fontaines' | 'sushi'
  /** Of the page in French. */
  readonly path: string
  readonly status?: number
  /** Articles are written in one language. */
  readonly spoken?: readonly Language[]
}

/** One page of each kind. */
const kinds: readonly Kind[] = [
  { shop: 'fontaines', path: '' },
  { shop: 'fontaines', path: 'particuliers' },
  { shop: 'fontaines', path: 'comptoir-3.html' },
  { shop: 'fontaines', path: 'pack-bureau.html' },
  { shop: 'fontaines', path: 'recherche?q=carafe' },
  { shop: 'fontaines', path: 'faq' },
  { shop: 'fontaines', path: 'contact' },
  { shop: 'fontaines', path: 'cgv' },
  { shop: 'fontaines', path: 'blog' },
  { shop: 'fontaines', path: 'blog/les-tilleuls-lyon', spoken: ['fr'] },
  { shop: 'fontaines', path: 'blog/categorie/conseils', spoken: ['fr'] },
  { shop: 'fontaines', path: 'panier' },
  { shop: 'fontaines', path: 'login' },
  { shop: 'fontaines', path: 'rien', status: 404 },
  { shop: 'fontaines', path: 'points-de-vente' },
  { shop: 'fontaines', path: 'cookies/choix' },
  { shop: 'sushi', path: '' },
  { shop: 'sushi', path: 'points-de-vente/paris-marais' },
  { shop: 'sushi', path: 'carte' },
  { shop: 'sushi', path: 'menu-du-midi.html' },
  { shop: 'sushi', path: 'ou-et-quand' },
  { shop: 'sushi', path: 'faq' },
]

/** Where the page that is open is in another language: as it says itself, or at the same path of the screens that have one. */
async function translated(page: Page, language: Language): Promise<string> {
  const said = await page
    .locator(`link[rel="alternate"][hreflang="${language}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return said[0] ?? page.url().replace(/\/fr(?=\/|$)/, `/${language}`)
}

for (const { shop, path, status = 200, spoken = languages } of kinds) {
  test(`${shop} /${path}: nothing for axe, no word on the console, no request to others (${spoken.join(', ')})`, async ({
    page,
  }) => {
    const origin = addresses[shop]
    const said: string[] = []
    page.on('console', (message) => {
      const isStatus =
        /Failed to load resource.*404/.test(message.text()) && message.location().url === page.url()
      if (['error', 'warning'].includes(message.type()) && !isStatus) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) said.push(request.url())
    })
    const visit = async (address: string) => {
      const answer = await page.goto(address, { waitUntil: 'networkidle' })
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, address)
      expect(said).toEqual([])
    }
    await visit(`${origin}/fr${path && `/${path}`}`)
    const others = spoken.filter((language) => language !== 'fr')
    for (const address of await Promise.all(others.map((language) => translated(page, language))))
      await visit(address)
  })
}
