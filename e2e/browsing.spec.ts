import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

test('facets narrow a category, count what is left, and can be taken off again', async ({
  page,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const all = await shownCount(page)
  const said = page.locator('[aria-live="polite"]').filter({ hasText: /^\d+ produits?$/ })
  if (javaScriptEnabled) {
    await shopper.waitForHydration()
    await said.evaluate((region) => region.setAttribute('data-kept', ''))
  }
  const hot = page.getByRole('complementary', { name: 'Filtres' }).getByRole('link', { name: /^Chaude/ })
  const counted = Number(/\d+/.exec((await hot.textContent()) ?? '')?.[0])
  expect(counted).toBeLessThan(all)
  await hot.click()
  await expect(page).toHaveURL(/aay_water_types=/)
  await expect.poll(() => shownCount(page)).toBe(counted)
  // Only a region that stays while its words change is announced.
  if (javaScriptEnabled) await expect(said).toHaveAttribute('data-kept')
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

test('each of the four orders begins with another product', async ({ page, javaScriptEnabled }) => {
  const shopper = new Shopper(page, 'fr')
  // The first choice is made before the script is there.
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isChosen
    await route.continue()
  })
  await page.goto('/fr/particuliers', { waitUntil: javaScriptEnabled ? 'commit' : 'load' })
  const first = page.getByRole('main').locator('.card').first().getByRole('heading')
  await expect(first).toHaveText('Comptoir 3')
  for (const [order, name] of [
    ['name', 'Bec Nuit, col de cygne'],
    ['price_asc', 'Gobelet 25 cl'],
    ['price_desc', 'Comptoir 3 Pierre'],
    ['position', 'Comptoir 3'],
  ] as const) {
    await page.getByRole('combobox', { name: shopper.say('catalogue_sort_by') }).selectOption(order)
    choose()
    if (!javaScriptEnabled) await shopper.press('catalogue_sort')
    await expect(first).toHaveText(name)
  }
})

test('a price range that nothing meets says so and offers a way on', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers?price=90000_100000')
  await expect(page.getByText(shopper.say('catalogue_empty_title'))).toBeVisible()
  await expect(page.getByRole('link', { name: shopper.say('catalogue_clear') }).first()).toBeVisible()
})

test('a price range that is none is said, and filters nothing', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const all = await shownCount(page)
  await page
    .getByLabel(shopper.say('catalogue_price_from'), { exact: true })
    .filter({ visible: true })
    .fill('pas cher')
  await shopper.press('catalogue_price_apply')
  await expect(page.getByText(shopper.say('catalogue_bad_price'))).toBeVisible()
  expect(await shownCount(page)).toBe(all)
})

test('a price range means the prices that are shown, also without tax', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('professionnels?price=2150_2150')
  expect(await shownCount(page)).toBe(1)
  await expect(page.getByText(/2\s150,00\s€/).first()).toBeVisible()
  await shopper.open('particuliers?price=2580_2580')
  expect(await shownCount(page)).toBe(1)
})

test('filters, stores and pages that do not exist are passed over', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const all = await shownCount(page)
  for (const odd of [
    'aay_color=99999',
    'no_such_filter=1',
    'store=no_such_store',
    'sort=loudest',
    'page=zero',
  ]) {
    const answer = await page.goto(`/fr/particuliers?${odd}`)
    expect(answer?.status(), odd).toBe(200)
    expect(await shownCount(page), odd).toBe(all)
  }
  await shopper.open('particuliers?page=99')
  await expect(page).toHaveURL('/fr/particuliers?page=3')
})

test('on a phone several filters are chosen in their drawer, and the list follows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  await page.getByRole('button', { name: shopper.say('catalogue_filter'), exact: true }).click()
  const drawer = page.getByRole('dialog', { name: shopper.say('catalogue_filter') })
  await drawer.getByRole('checkbox', { name: /^Le bureau/ }).check()
  await drawer.getByRole('checkbox', { name: /^Chaude/ }).check()
  await shopper.press('catalogue_show')
  await expect(page).toHaveURL(/aay_usage=\d+&aay_water_types=\d+/)
  await expect(drawer).toBeHidden()
  await expect(
    page.getByRole('button', { name: shopper.say('catalogue_filter_active', { count: 2 }) }),
  ).toBeVisible()
})

test('Back leads to where one was in the list', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const product = page.getByRole('link', { name: 'Gobelet 25 cl', exact: true })
  await product.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await product.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gobelet 25 cl' })).toBeVisible()
  await page.goBack()
  await expect(product).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -2)
})

test('a fifth product is not compared, and the shop says why', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const toggles = page.getByRole('button', { name: /^Comparer/ })
  for (const place of [0, 1, 2, 3]) {
    await toggles.nth(place).click()
    await expect(toggles.nth(place)).toHaveAttribute('aria-pressed', 'true')
  }
  await toggles.nth(4).click()
  await expect(page.getByText(shopper.say('compare_full'))).toBeVisible()
  await page
    .getByRole('link', { name: shopper.say('compare_see') })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await page
    .getByRole('button', { name: /^Retirer/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await shopper.press('compare_clear')
  await expect(page.getByText(shopper.say('compare_empty_title'))).toBeVisible()
})

test('suggestions are chosen with the arrows while one types', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'Without script the search answers when it is sent.')
  const shopper = new Shopper(page, 'fr')
  await shopper.open('recherche')
  const field = page.getByLabel(shopper.say('search_label'))
  await field.fill('cara')
  await field.focus()
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('ArrowUp')
  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await field.fill('carafe')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/recherche\?q=carafe/)
})

test('what a search may have meant are links', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('recherche')
  await page.getByLabel(shopper.say('search_label')).fill('cara')
  await shopper.press('search_submit')
  await page
    .getByRole('navigation', { name: shopper.say('search_suggest_words') })
    .getByRole('link', { name: 'carafe', exact: true })
    .click()
  await expect(page).toHaveURL(/\?q=carafe$/)
  await expect(page.getByLabel(shopper.say('search_label'))).toHaveValue('carafe')
  await expect(page.getByRole('heading', { name: shopper.say('search_suggest_pages') })).toBeVisible()
})

test('a search that finds nothing offers ways on, in every language', async ({ page }) => {
  for (const language of languages) {
    const shopper = new Shopper(page, language)
    await shopper.open('recherche?q=qzxwvj')
    await expect(page.getByText(shopper.say('search_none_title', { words: 'qzxwvj' }))).toBeVisible()
    const ways = page.getByRole('main').getByRole('listitem')
    const way = (title: string) =>
      ways.filter({ has: page.getByRole('heading', { level: 3, name: shopper.say(title) }) })
    await expect(way('search_ask').getByRole('link')).toHaveAttribute('href', `/${language}/contact`)
    await expect(way('search_categories').getByRole('link').first()).toBeVisible()
    await way('catalogue_sort_position').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Comptoir 3' })).toBeVisible()
  }
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
