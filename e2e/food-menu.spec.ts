import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { FoodShopper } from './food-shopper.ts'
import { startOf } from './messages.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.sushi })

const terreaux = /Nori & Riz Terreaux/

test('Shoppers read the whole menu on one page, and follow its kinds of dishes', async ({
  page,
  javaScriptEnabled,
}) => {
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('carte')
  const main = page.getByRole('main')
  expect(await main.locator('.dish').count()).toBeGreaterThan(80)
  await expect(page.getByRole('navigation', { name: shopper.message('catalogue_pages') })).toHaveCount(0)
  const kinds = page.getByRole('navigation', { name: shopper.message('catalogue_subcategories') })
  const maki = kinds.getByRole('link', { name: 'Maki', exact: true })
  await maki.click()
  await expect(page).toHaveURL(/carte#menu-maki$/)
  await expect(main.getByRole('heading', { level: 2, name: 'Maki', exact: true })).toBeInViewport()
  await expect(maki).toBeInViewport()
  if (javaScriptEnabled) await expect(maki).toHaveAttribute('aria-current', 'location')
  // One row of them stays.
  await expect.poll(async () => (await kinds.boundingBox())?.height).toBeLessThan(60)
  await expect.poll(async () => (await kinds.boundingBox())?.y).toBe(0)
  // Its dishes stand with their kinds: it leads to a page of its own.
  await kinds.getByRole('link', { name: 'Sans poisson ni viande' }).click()
  await expect(page).toHaveURL(/carte\/sans-poisson-ni-viande/)
})

test('Prices of a row stand at one height, also of a dish that is out of stock', async ({ page }) => {
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('carte')
  const row = page.locator('.dishes').first().locator('.dish')
  await expect(row.nth(1)).toHaveClass(/is-out/)
  const middles = await row.locator('.dish-buy .price').evaluateAll((prices) =>
    prices.slice(0, 3).map((price) => {
      const { top, bottom } = price.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    }),
  )
  expect(middles).toHaveLength(3)
  expect(new Set(middles).size).toBe(1)
})

test('Shoppers who sort or filter the menu keep it on one page', async ({ page }) => {
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('carte?sort=price_asc')
  const main = page.getByRole('main')
  expect(await main.locator('.dish').count()).toBeGreaterThan(80)
  await expect(main.locator('.menu-group')).toHaveCount(0)
})

test('Shoppers count dishes on their cards, with the basket in reach', async ({
  page,
  javaScriptEnabled,
}) => {
  const shopper = new FoodShopper(page, 'fr')
  const { message } = shopper
  await shopper.open('ou-et-quand')
  await shopper.selectPickupLocation('69001', terreaux)
  await shopper.selectFirstSlot()
  await expect(page.getByRole('complementary', { name: message('location_bar') })).toContainText('Terreaux')
  await shopper.open('carte')
  const dish = page.locator('#dish-NR-NIG-SAU')
  const bar = page.locator('.basket-bar')
  const quantity = dish.locator('.dish-quantity')
  const more = dish.getByRole('button', { name: startOf(message('cart_quantity_increase')) })
  const less = dish.getByRole('button', { name: startOf(message('cart_quantity_decrease')) })
  const add = dish.getByRole('button', { name: startOf(message('card_add')) })
  if (javaScriptEnabled) await shopper.waitForHydration()
  await expect(bar).toHaveCount(0)
  await add.click()
  await expect(quantity).toHaveText('1')
  await expect(bar).toContainText(/9,80\s€/)
  await expect(dish).toBeInViewport()
  if (javaScriptEnabled) {
    await expect(more).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /9,80\s€/ })).toHaveCount(1)
    await expectAccessible(page, 'menu with a basket')
  }
  await more.click()
  await expect(bar).toContainText(/19,60\s€/)
  await less.click()
  await expect(bar).toContainText(/9,80\s€/)
  await less.click()
  await expect(add).toBeVisible()
  await expect(bar).toHaveCount(0)
  if (javaScriptEnabled) await expect(add).toBeFocused()

  await add.click()
  await expect(quantity).toHaveText('1')
  await bar.getByRole('link', { name: message('cart_see') }).click()
  const contents = javaScriptEnabled ? shopper.miniCart : page.getByRole('main')
  await expect(contents.getByRole('spinbutton')).toHaveValue('1')
})

test('Shoppers on a phone have filters and basket in one bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shopper = new FoodShopper(page, 'fr')
  const { message } = shopper
  await shopper.addLemonade(1, async () => {
    await shopper.selectPickupLocation('69001', terreaux)
    await shopper.selectFirstSlot()
  })
  await shopper.open('carte')
  const bar = page.locator('.sticky-bar')
  await expect(bar).toHaveCount(1)
  await expect(bar.getByRole('link', { name: message('cart_see') })).toBeInViewport({ ratio: 1 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await bar.getByRole('button', { name: message('catalogue_filter'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: message('catalogue_filter') })).toBeVisible()
})
