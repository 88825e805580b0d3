import { expect, type Locator, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, messagesIn } from './messages.ts'

test('Shoppers can filter a category by facets and clear the filters', async ({
  page,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const total = await productCount(page)
  const announcement = page.locator('[aria-live="polite"]').filter({ hasText: /^\d+ produits?$/ })
  if (javaScriptEnabled) {
    await shopper.waitForHydration()
    await announcement.evaluate((region) => region.setAttribute('data-same-element', ''))
  }
  const hot = page.getByRole('complementary', { name: 'Filtres' }).getByRole('link', { name: /^Chaude/ })
  const expected = Number(/\d+/.exec((await hot.textContent()) ?? '')?.[0])
  expect(expected).toBeLessThan(total)
  await hot.click()
  await expect(page).toHaveURL(/aay_water_types=/)
  await expect.poll(() => productCount(page)).toBe(expected)
  // Screen readers announce a live region only if the element stays and its text changes.
  if (javaScriptEnabled) await expect(announcement).toHaveAttribute('data-same-element')
  await page
    .getByRole('link', { name: shopper.message('catalogue_clear') })
    .first()
    .click()
  await expect.poll(() => productCount(page)).toBe(total)
})

/** The number of products that the list shows. */
async function productCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/^\d+ produits?$/)
    .first()
    .textContent()
  return Number.parseInt(text ?? '', 10)
}

test('Shoppers filter by colours that they see beside their names', async ({ page, javaScriptEnabled }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  if (javaScriptEnabled) await shopper.waitForHydration()
  const filters = page.getByRole('complementary', { name: 'Filtres' })
  const black = filters.getByRole('link', { name: /^Noir mat/ })
  const colourIn = (place: Locator) => place.locator('.dot circle')
  await expect(colourIn(black)).toHaveAttribute('fill', '#2a2928')
  await expect(colourIn(filters.getByRole('link', { name: /^Chaude/ }))).toHaveCount(0)
  const expected = Number(/\d+/.exec((await black.textContent()) ?? '')?.[0])
  await black.click()
  await expect(page).toHaveURL(/aay_color=/)
  await expect.poll(() => productCount(page)).toBe(expected)
  await expect(black).toHaveAttribute('aria-current', 'true')
  const chip = page
    .getByRole('list', { name: shopper.message('catalogue_active') })
    .getByRole('link')
    .first()
  await expect(colourIn(chip)).toHaveAttribute('fill', '#2a2928')
})

test('Shoppers can sort a category in four ways, before hydration too', async ({
  page,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  // Scripts load after the first selection.
  const { promise: selected, resolve: loadScripts } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await selected
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
    await page.getByRole('combobox', { name: shopper.message('catalogue_sort_by') }).selectOption(order)
    loadScripts()
    if (!javaScriptEnabled) await shopper.press('catalogue_sort')
    await expect(first).toHaveText(name)
  }
})

test('Shoppers can clear a price range without results @server', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers?price=90000_100000')
  await expect(page.getByText(shopper.message('catalogue_empty_title'))).toBeVisible()
  await expect(page.getByRole('link', { name: shopper.message('catalogue_clear') }).first()).toBeVisible()
})

test('Shoppers see an error for an invalid price range @server', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const total = await productCount(page)
  await page
    .getByLabel(shopper.message('catalogue_price_from', { symbol: '€' }), { exact: true })
    .filter({ visible: true })
    .fill('pas cher')
  await shopper.press('catalogue_price_apply')
  await expect(page.getByText(shopper.message('catalogue_price_invalid'))).toBeVisible()
  expect(await productCount(page)).toBe(total)
})

test('Shoppers can filter by the prices they see, with or without tax @server', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('professionnels?price=2150_2150')
  expect(await productCount(page)).toBe(1)
  await expect(page.getByText(/2\s150,00\s€/).first()).toBeVisible()
  await shopper.open('particuliers?price=2580_2580')
  expect(await productCount(page)).toBe(1)
})

test('Shoppers read what they pay at least, and the price of a piece by which a list is sorted @server', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('accessoires?sort=price_asc')
  const prices = await listedPrices(page)
  expect(prices.length).toBeGreaterThan(5)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await expect(page.getByText(/^le lot de 6, soit .+ pièce$/).first()).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Ce qui s’use, ce qui se pose à table' }),
  ).toBeVisible()
})

test('Shoppers find a pack at the price that its card shows @server', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const list = 'particuliers/packs-et-ensembles'
  await shopper.open(`${list}?sort=price_desc`)
  const prices = await listedPrices(page)
  expect(prices).toContain(612)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  // Its cheapest piece costs 7,80 €.
  await shopper.open(`${list}?price=0_10`)
  await expect(page.getByText(shopper.message('catalogue_empty_title'))).toBeVisible()
  await shopper.open(`${list}?price=612_612`)
  await expect(page.locator('.card').filter({ hasText: 'Pack Grande table' })).toBeVisible()
  expect(await productCount(page)).toBe(1)
})

/** The last figures of the cards: of a lot, the price of one piece. */
async function listedPrices(page: Page): Promise<number[]> {
  const texts = await page.getByRole('main').locator('.card .price-line').allTextContents()
  return texts.map((text) =>
    Number([...text.matchAll(/\d[\d\s]*,\d\d/g)].at(-1)?.[0].replaceAll(/\s/g, '').replace(',', '.')),
  )
}

test('Shoppers neither see nor change the hidden filter of a category @server', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers/eau-chaude')
  const total = await productCount(page)
  expect(total).toBeGreaterThan(0)
  const filters = page.getByRole('complementary', { name: 'Filtres' })
  await expect(filters.getByRole('link', { name: /^Pétillante/ })).toHaveCount(0)
  await shopper.open('particuliers')
  const address = await filters.getByRole('link', { name: /^Pétillante/ }).getAttribute('href')
  await shopper.open(`particuliers/eau-chaude?${address?.split('?')[1] ?? ''}`)
  expect(await productCount(page)).toBe(total)
})

test('Unknown filters, stores, sort orders and pages are ignored @server', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const total = await productCount(page)
  for (const query of [
    'aay_color=99999',
    'no_such_filter=1',
    'store=no_such_store',
    'sort=loudest',
    'page=zero',
  ]) {
    const response = await page.goto(`/fr/particuliers?${query}`)
    expect(response?.status(), query).toBe(200)
    expect(await productCount(page), query).toBe(total)
  }
  await shopper.open('particuliers?page=99')
  await expect(page).toHaveURL('/fr/particuliers?page=3')
})

test('Shoppers on a phone can set several filters in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  await page.getByRole('button', { name: shopper.message('catalogue_filter'), exact: true }).click()
  const drawer = page.getByRole('dialog', { name: shopper.message('catalogue_filter') })
  await drawer.getByRole('checkbox', { name: /^Le bureau/ }).check()
  await drawer.getByRole('checkbox', { name: /^Chaude/ }).check()
  // The button says how many products the choice leaves.
  await drawer.getByRole('button', { name: /^Voir \d+ produits?$/ }).click()
  await expect(page).toHaveURL(/aay_usage=\d+&aay_water_types=\d+/)
  await expect(drawer).toBeHidden()
  await expect(
    page.getByRole('button', { name: shopper.message('catalogue_filter_active', { count: 2 }) }),
  ).toBeVisible()
})

test('Shoppers who go back find their scroll position in the list', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const product = page.getByRole('link', { name: 'Gobelet 25 cl', exact: true })
  await product.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  await product.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gobelet 25 cl' })).toBeVisible()
  await page.goBack()
  await expect(product).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(position, -2)
})

test('Shoppers can compare up to four products and see why a fifth is not added', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const toggles = page.getByRole('button', { name: /^Comparer/ })
  for (const index of [0, 1, 2, 3]) {
    await toggles.nth(index).click()
    await expect(toggles.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await toggles.nth(4).click()
  await expect(page.getByText(shopper.message('compare_full'))).toBeVisible()
  await page
    .getByRole('link', { name: shopper.message('compare_see') })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await page
    .getByRole('button', { name: /^Retirer/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await shopper.press('compare_clear')
  await expect(page.getByText(shopper.message('compare_empty_title'))).toBeVisible()
})

// A text that begins a word of each language; French has a test of its own.
for (const [language, text] of [
  ['en', 'cart'],
  ['it', 'cart'],
] as const) {
  test(`Shoppers see suggestions while they type (${language})`, async ({ page, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, 'Suggestions need JavaScript')
    const shopper = new Shopper(page, language)
    await shopper.open(shopper.address('search'))
    const field = page.getByLabel(shopper.message('search_label'))
    await field.fill(text)
    await field.focus()
    await expect(page.getByRole('option').first()).toBeVisible()
  })
}

test('Shoppers can select search suggestions by keyboard', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'Suggestions need JavaScript')
  const shopper = new Shopper(page, 'fr')
  await shopper.open('recherche')
  const field = page.getByLabel(shopper.message('search_label'))
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

test('Shoppers who search for a SKU open its product, and see searches sorted by relevance @server', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('recherche?q=vsq-c3')
  await expect(page.getByRole('heading', { level: 1, name: 'Comptoir 3', exact: true })).toBeVisible()
  await shopper.open('recherche?q=carafe')
  await expect(page.locator('#sort')).toContainText(shopper.message('catalogue_sort_relevance'))
  await shopper.open('particuliers')
  await expect(page.locator('#sort')).toContainText(shopper.message('catalogue_sort_position'))
})

test('Shoppers can follow suggested searches', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('recherche')
  await page.getByLabel(shopper.message('search_label')).fill('cara')
  await shopper.press('search_submit')
  await page
    .getByRole('navigation', { name: shopper.message('search_suggest_words') })
    .getByRole('link', { name: 'carafe', exact: true })
    .click()
  await expect(page).toHaveURL(/\?q=carafe$/)
  await expect(page.getByLabel(shopper.message('search_label'))).toHaveValue('carafe')
  await expect(page.getByRole('heading', { name: shopper.message('search_suggest_pages') })).toBeVisible()
})

test('Shoppers whose search finds nothing see links to help, categories and products @server', async ({
  page,
}) => {
  for (const language of languages) {
    const shopper = new Shopper(page, language)
    await shopper.open('recherche?q=qzxwvj')
    await expect(page.getByText(shopper.message('search_none_title', { words: 'qzxwvj' }))).toBeVisible()
    const options = page.getByRole('main').getByRole('listitem')
    const option = (title: string) =>
      options.filter({ has: page.getByRole('heading', { level: 3, name: shopper.message(title) }) })
    await expect(option('search_contact').getByRole('link')).toHaveAttribute('href', `/${language}/contact`)
    await expect(option('search_categories').getByRole('link').first()).toBeVisible()
    await option('catalogue_sort_position').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Comptoir 3' })).toBeVisible()
  }
})

test('Shoppers can go to the second page of a category', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  await page.getByRole('link', { name: shopper.message('catalogue_next') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { level: 1, name: 'Particuliers' })).toBeVisible()
})

test('Shoppers cannot add a product with a price on request to the cart @server', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('colonne-80.html')
  await expect(page.getByText(shopper.message('price_on_request')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ajouter au panier/ })).toHaveCount(0)
})

test('Shoppers see prices without tax in the professionals’ section @server', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('professionnels')
  await expect(page.getByText(/2\s150,00\s€/).first()).toBeVisible()
  await expect(page.getByText(shopper.message('price_excl'), { exact: true }).first()).toBeVisible()
})

test('Shoppers who switch the language stay on the page', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('carafe-75-cl.html')
  await page.getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/caraffa-75-cl.html')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

test('Shoppers who switch the language on a page of the shop itself stay there, with its query', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'it')
  await shopper.open('ricerca?q=carafe')
  const english = page.getByRole('link', { name: 'English', exact: true })
  await expect(english).toHaveAttribute('href', '/en/search?q=carafe')
  await english.click()
  await expect(page).toHaveURL('/en/search?q=carafe')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: messagesIn('en')('stores_title') })
    .click()
  await expect(page).toHaveURL('/en/find-us')
  // The switch follows a navigation without a new document.
  await page.getByRole('link', { name: 'Français', exact: true }).click()
  await expect(page).toHaveURL('/fr/points-de-vente')
})

for (const language of languages) {
  test(`Unknown URLs return a 404 page (${language}) @server`, async ({ page }) => {
    const response = await page.goto(`/${language}/unknown-page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('Shoppers see the food shop with its own brand and dishes @server', async ({ page }) => {
  await page.goto(`${addresses.sushi}/fr`)
  await expect(page).toHaveTitle(/Nori & Riz/)
  await expect(page.getByRole('heading', { name: /Nigiri saumon/ }).first()).toBeVisible()
})

test('Shoppers reach every filter of a long column without leaving the products', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const filters = page.getByRole('complementary', { name: shopper.message('catalogue_filters') })
  const { scrolls, height } = await filters.evaluate((column) => ({
    scrolls: column.scrollHeight > column.clientHeight,
    height: column.clientHeight,
  }))
  expect(scrolls).toBe(true)
  expect(height).toBeLessThanOrEqual(500)
  await filters.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(filters.getByRole('link').last()).toBeInViewport()
})

test('Shoppers see products first in a filtered list, and compare from the card they point at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  const filter = page
    .getByRole('complementary', { name: shopper.message('catalogue_filters') })
    .getByRole('link')
    .first()
  await filter.click()
  await expect(page).toHaveURL(/\?/)
  await expect(page.locator('.list-picture')).toHaveCount(0)
  const card = page.getByRole('main').locator('.card').first()
  // More than a third of the window shows products.
  expect((await card.locator('.pic').boundingBox())?.y).toBeLessThan(600)
  const toggle = card.locator('.compare-toggle')
  // A browser without a mouse, such as Firefox without a screen, shows it on every card.
  const canHover = await page.evaluate(() => matchMedia('(hover: hover)').matches)
  await page.mouse.move(0, 0)
  await expect(toggle).toHaveCSS('opacity', canHover ? '0' : '1')
  await card.hover()
  await expect(toggle).toHaveCSS('opacity', '1')
  await toggle.getByRole('button').click()
  // Once something is compared, every card offers it.
  await expect(page.locator('.compare-bar')).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('main').locator('.card .compare-toggle').nth(1)).toHaveCSS('opacity', '1')
})
