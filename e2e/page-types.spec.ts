import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { test } from './test.ts'
import { languages as allLanguages, type Language } from './messages.ts'

interface PageType {
  readonly shop: 'fontaines' | 'sushi'
  /** Path of the French page. */
  readonly path: string
  readonly status?: number
  /** All languages by default. */
  readonly languages?: readonly Language[]
}

/** One page of each type. */
const pageTypes: readonly PageType[] = [
  { shop: 'fontaines', path: '' },
  { shop: 'fontaines', path: 'particuliers' },
  { shop: 'fontaines', path: 'comptoir-3.html' },
  { shop: 'fontaines', path: 'pack-bureau.html' },
  { shop: 'fontaines', path: 'recherche?q=carafe' },
  { shop: 'fontaines', path: 'faq' },
  { shop: 'fontaines', path: 'contact' },
  { shop: 'fontaines', path: 'cgv' },
  { shop: 'fontaines', path: 'blog' },
  { shop: 'fontaines', path: 'blog/les-tilleuls-lyon', languages: ['fr'] },
  { shop: 'fontaines', path: 'blog/categorie/conseils', languages: ['fr'] },
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

/** The URL of the open page in another language: its language link, or else the same path. */
async function translatedUrl(page: Page, language: Language): Promise<string> {
  const urls = await page
    .locator(`link[rel="alternate"][hreflang="${language}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return urls[0] ?? page.url().replace(/\/fr(?=\/|$)/, `/${language}`)
}

for (const { shop, path, status = 200, languages = allLanguages } of pageTypes) {
  test(`${shop} /${path} is accessible, logs nothing and loads nothing from other hosts`, async ({
    page,
  }) => {
    const origin = addresses[shop]
    const problems: string[] = []
    page.on('console', (message) => {
      const isExpected404 =
        /Failed to load resource.*404/.test(message.text()) && message.location().url === page.url()
      if (['error', 'warning'].includes(message.type()) && !isExpected404) problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:'))
        problems.push(request.url())
    })
    const visit = async (address: string) => {
      const response = await page.goto(address, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(problems).toEqual([])
    }
    await visit(`${origin}/fr${path && `/${path}`}`)
    // In one language: the elements are the same in the others.
    await expectAccessible(page, path)
    const others = languages.filter((language) => language !== 'fr')
    for (const address of await Promise.all(others.map((language) => translatedUrl(page, language))))
      await visit(address)
  })
}
