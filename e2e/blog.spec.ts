import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test('Readers can go from the header to the blog, a category and a post', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('')
  const navigation = page.getByRole('navigation', { name: shopper.message('layout_main_nav') })
  await navigation.getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le blog' })).toBeVisible()
  await expect(page.locator('main').getByRole('article')).toHaveCount(12)
  const topics = page.getByRole('navigation', { name: shopper.message('blog_topics') })
  await topics.getByRole('link', { name: 'Témoignages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Témoignages' })).toBeVisible()
  await page.getByRole('link', { name: /^Les Tilleuls/ }).click()
  await expect(page).toHaveURL(/\/fr\/blog\/les-tilleuls-lyon$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Les Tilleuls/ })).toBeVisible()
  await expect(page.getByText('Claire Vidal').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: shopper.message('blog_contents') })).toBeVisible()
})

test('Readers can page through the blog, each page with its own URL', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('blog')
  await page.getByRole('link', { name: shopper.message('catalogue_next') }).click()
  await expect(page).toHaveURL(/\/fr\/blog\?page=2$/)
  await expect(page.getByRole('link', { name: shopper.message('catalogue_previous') })).toBeVisible()
  await page.getByRole('link', { name: shopper.message('catalogue_previous') }).click()
  await expect(page).toHaveURL(/\/fr\/blog$/)
})

for (const language of ['en', 'it'] as const) {
  test(`Readers in ${language} see that the blog is in French`, async ({ page, request }) => {
    const shopper = new Shopper(page, language)
    await shopper.open('')
    const navigation = page.getByRole('navigation', { name: shopper.message('layout_main_nav') })
    const link = navigation.getByRole('link', { name: 'Blog Français' })
    await expect(link).toHaveAttribute('hreflang', 'fr')
    await link.click()
    await expect(page).toHaveURL(/\/fr\/blog$/)
    const response = await request.get(`/${language}/blog/les-tilleuls-lyon`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(response.headers()['location']).toBe(`/${language}`)
  })
}

test('Unknown blog pages return 404', async ({ request }) => {
  for (const path of ['blog/rien', 'blog/categorie/rien', 'blog/categorie', 'blog/a/b']) {
    expect((await request.get(`/fr/${path}`)).status(), path).toBe(404)
  }
})

test('Shoppers see the newest posts on the home page of both shops', async ({ page }) => {
  for (const shop of [addresses.fontaines, addresses.sushi]) {
    await page.goto(`${shop}/fr`)
    const section = page
      .getByRole('heading', { level: 2, name: 'Sur le blog' })
      .locator('xpath=ancestor::section')
    await expect(section.getByRole('article')).toHaveCount(2)
  }
})
