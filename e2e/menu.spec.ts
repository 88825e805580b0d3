import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const shops = [addresses.fontaines, addresses.sushi, addresses.keramik]

const overflowOf = async (page: Page) =>
  await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('Shoppers see the subcategories of a category in the header, and open one', async ({
  page,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  const nav = page.getByRole('navigation', { name: shopper.message('layout_main_nav') })
  const name = shopper.message('layout_subcategories', { name: 'Particuliers' })
  const button = nav.getByRole('button', { name })
  const sublink = nav.getByRole('link', { name: 'Sous plan' })
  await expect(nav.getByRole('link', { name: 'Contact' })).toBeVisible()
  await expect(sublink).toBeHidden()
  if (javaScriptEnabled) {
    await shopper.waitForHydration()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(sublink).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(sublink).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expect(sublink.locator('img')).toBeVisible()
    await sublink.click()
  } else {
    // The page of the category lists them.
    await expect(button).toBeHidden()
    await nav.getByRole('link', { name: 'Particuliers' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sous plan', exact: true }).click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sous plan' })).toBeVisible()
  await expect(sublink).toBeHidden()
})

test('A mouse that rests on a category of the header shows its subcategories', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Needs JavaScript')
  await page.goto(`${addresses.sushi}/fr`)
  const shopper = new Shopper(page, 'fr')
  await shopper.waitForHydration()
  const nav = page.getByRole('navigation', { name: shopper.message('layout_main_nav') })
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  const before = pictures.length
  await nav.getByRole('link', { name: 'La carte' }).hover()
  await expect(nav.getByRole('link', { name: 'Nigiri' })).toBeVisible()
  await expect.poll(() => pictures.length).toBeGreaterThan(before)
  await page.mouse.move(10, 800)
  await expect(nav.getByRole('link', { name: 'Nigiri' })).toBeHidden()
})

test('The header stands in one row within every window', async ({ page }) => {
  for (const shop of shops) {
    await page.goto(shop)
    for (const width of [1024, 1100, 1199, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `${shop} at ${width} px`).toBe(0)
      const tops = await page
        .getByRole('banner')
        .locator('.site-nav > :visible')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top / 20)))
      expect(new Set(tops).size, `rows of ${shop} at ${width} px`).toBeLessThan(2)
    }
  }
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Shoppers open a subcategory from the menu', async ({ page, javaScriptEnabled }) => {
    const shopper = new Shopper(page, 'fr')
    await shopper.open()
    const menu = page.getByRole('dialog', { name: shopper.message('layout_menu') })
    await shopper.press('layout_open_menu')
    const button = menu.getByRole('button', {
      name: shopper.message('layout_subcategories', { name: 'Particuliers' }),
    })
    if (javaScriptEnabled) {
      await shopper.waitForHydration()
      await button.click()
      await expect(menu.getByRole('link', { name: 'Robinets' }).locator('img')).toBeVisible()
      expect(await overflowOf(page)).toBe(0)
      await menu.getByRole('link', { name: 'Robinets' }).click()
    } else {
      await expect(button).toBeHidden()
      await menu.getByRole('link', { name: 'Particuliers' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Robinets', exact: true }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Robinets' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})
