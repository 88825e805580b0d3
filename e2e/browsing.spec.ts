import { expect, test, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { languages } from './words.ts'

test('facets narrow a category, count what is left, and can be taken off again', async ({
  page,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const all = await shownCount(page)
  const hot = page.getByRole('checkbox', { name: /^Chaude/ }).first()
  const counted = Number(/\d+/.exec((await hot.locator('xpath=ancestor::label').textContent()) ?? '')?.[0])
  expect(counted).toBeLessThan(all)
  await hot.check()
  if (!javaScriptEnabled) await shopper.press('catalogue_show')
  await expect(page).toHaveURL(/aay_water_types=/)
  await expect.poll(() => shownCount(page)).toBe(counted)
  await page
    .getByRole('link', { name: shopper.say('catalogue_clear') })
    .first()
    .click()
  await expect.poll(() => shownCount(page)).toBe(all)
})

/** How many products the listing says it has. */
async function shownCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\d+ produits?$/)
    .first()
    .textContent()
  return Number.parseInt(text ?? '', 10)
}

test('a price range that nothing meets says so and offers a way on', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers?price=90000_100000')
  await expect(page.getByText(shopper.say('catalogue_empty_title'))).toBeVisible()
  await expect(page.getByRole('link', { name: shopper.say('catalogue_clear') }).first()).toBeVisible()
})

test('the second page shows the other products', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  await page.getByRole('link', { name: shopper.say('catalogue_next') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { level: 1, name: 'Particuliers' })).toBeVisible()
})

test('a price on request is not for sale', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('colonne-80.html')
  await expect(page.getByText(shopper.say('price_on_request')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ajouter au panier/ })).toHaveCount(0)
})

test('the professionals’ section shows prices without tax', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('professionnels')
  await expect(page.getByText(/2\s150,00\s€/).first()).toBeVisible()
  await expect(page.getByText(shopper.say('price_excl'), { exact: true }).first()).toBeVisible()
})

test('another language keeps the page', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('carafe-75-cl.html')
  await page.getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/caraffa-75-cl.html')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

for (const language of languages) {
  test(`an unknown address is a 404 with a way on (${language})`, async ({ page }) => {
    const answer = await page.goto(`/${language}/there-is-no-such-page`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the sushi shop opens beside it with its own brand and dishes', async ({ page }) => {
  await page.goto(`${addresses.sushi}/fr`)
  await expect(page).toHaveTitle(/Nori & Riz/)
  await expect(page.getByRole('heading', { name: /Nigiri saumon/ }).first()).toBeVisible()
})
