import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test('the header leads to the blog, a category to its posts, and a post to its text', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('')
  const navigation = page.getByRole('navigation', { name: shopper.say('layout_main_nav') })
  await navigation.getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Le blog' })).toBeVisible()
  await expect(page.locator('main').getByRole('article')).toHaveCount(12)
  const topics = page.getByRole('navigation', { name: shopper.say('blog_topics') })
  await topics.getByRole('link', { name: 'Témoignages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Témoignages' })).toBeVisible()
  await page.getByRole('link', { name: /^Les Tilleuls/ }).click()
  await expect(page).toHaveURL(/\/fr\/blog\/les-tilleuls-lyon$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Les Tilleuls/ })).toBeVisible()
  await expect(page.getByText('Claire Vidal').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: shopper.say('blog_inside') })).toBeVisible()
})

test('the second page of the blog has an address of its own', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('blog')
  await page.getByRole('link', { name: shopper.say('catalogue_next') }).click()
  await expect(page).toHaveURL(/\/fr\/blog\?page=2$/)
  await expect(page.getByRole('link', { name: shopper.say('catalogue_previous') })).toBeVisible()
  await page.getByRole('link', { name: shopper.say('catalogue_previous') }).click()
  await expect(page).toHaveURL(/\/fr\/blog$/)
})

for (const language of ['en', 'it'] as const) {
  test(`the header in ${language} says that the blog is in French and leads there`, async ({
    page,
    request,
  }) => {
    const shopper = new Shopper(page, language)
    await shopper.open('')
    const navigation = page.getByRole('navigation', { name: shopper.say('layout_main_nav') })
    const link = navigation.getByRole('link', { name: 'Blog Français' })
    await expect(link).toHaveAttribute('hreflang', 'fr')
    await link.click()
    await expect(page).toHaveURL(/\/fr\/blog$/)
    const answer = await request.get(`/${language}/blog/les-tilleuls-lyon`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers()['location']).toBe(`/${language}`)
  })
}

test('what the blog does not have is not found', async ({ request }) => {
  for (const path of ['blog/rien', 'blog/categorie/rien', 'blog/categorie', 'blog/a/b']) {
    expect((await request.get(`/fr/${path}`)).status(), path).toBe(404)
  }
})

test('the newest posts are on the home page of both shops', async ({ page }) => {
  for (const shop of [addresses.fontaines, addresses.sushi]) {
    await page.goto(`${shop}/fr`)
    const section = page
      .getByRole('heading', { level: 2, name: 'Sur le blog' })
      .locator('xpath=ancestor::section')
    await expect(section.getByRole('article')).toHaveCount(2)
  }
})
