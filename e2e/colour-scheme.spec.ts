import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { FoodShopper } from './food-shopper.ts'
import type { Spoken } from './messages.ts'
import { openRecap } from './order-fixtures.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const LIGHT = 'rgb(251, 248, 243)'
const DARK = 'rgb(23, 20, 17)'

const choice = (shopper: Shopper<Spoken>, key: string) =>
  shopper.page
    .getByRole('form', { name: shopper.message('scheme_switch') })
    .getByRole('button', { name: shopper.message(key) })

async function choose(shopper: Shopper<Spoken>, key: 'scheme_auto' | 'scheme_light' | 'scheme_dark') {
  await choice(shopper, key).click()
  await expect(choice(shopper, key)).toHaveAttribute('aria-pressed', 'true')
}

/** Expects the ground of the page; its style sheets say it, with and without scripts. */
const expectGround = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour)

/** What the browser shows around the page. */
const themeColors = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) =>
      metas.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')].join(' ')),
    )

test('Without a choice the shop follows the device, as soon as that changes', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.emulateMedia({ colorScheme: 'light' })
  await shopper.open()
  await expectGround(page, LIGHT)
  await expect(choice(shopper, 'scheme_auto')).toHaveAttribute('aria-pressed', 'true')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectGround(page, DARK)
  expect(await themeColors(page)).toEqual([
    '(prefers-color-scheme: light) #fbf8f3',
    '(prefers-color-scheme: dark) #171411',
  ])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(30, 27, 23)')
})

test('A choice holds on every page and in later visits, until the device decides again', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.emulateMedia({ colorScheme: 'light' })
  await shopper.open('accessoires?sort=price_asc')
  await choose(shopper, 'scheme_dark')
  await expect(page).toHaveURL(/\/fr\/accessoires\?sort=price_asc$/)
  await expectGround(page, DARK)
  expect(await themeColors(page)).toEqual([' #171411'])
  await page.reload()
  await expectGround(page, DARK)
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ', exact: true }).first().click()
  await expect(page).toHaveURL('/fr/faq')
  await expectGround(page, DARK)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(30, 27, 23)')
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await choose(shopper, 'scheme_light')
  await expectGround(page, LIGHT)
  const again = await page.context().newPage()
  await again.emulateMedia({ colorScheme: 'dark' })
  await again.goto('/fr/panier')
  await expectGround(again, LIGHT)
  await again.close()
  await choose(shopper, 'scheme_auto')
  await expectGround(page, DARK)
  await page.reload()
  await expectGround(page, DARK)
})

test('The chosen colours are in the page itself, and are nobody else’s', async ({
  page,
  request,
  browser,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('faq')
  await choose(shopper, 'scheme_dark')
  const other = await browser.newContext({ colorScheme: 'light' })
  const stranger = await other.newPage()
  // The page cache keeps both.
  for (let visit = 0; visit < 2; visit++) {
    const chosen = await page.request.get('/fr/faq')
    expect(chosen.headers()['vary']).toContain('Cookie')
    const html = await chosen.text()
    // Before any script or body: nothing is painted in other colours first.
    expect(html.slice(0, html.indexOf('<body'))).toContain('<style media="screen">')
    expect(await (await request.get(`${addresses.fontaines}/fr/faq`)).text()).toContain(
      '<style media="screen and (prefers-color-scheme: dark)">',
    )
    await stranger.goto(`${addresses.fontaines}/fr/faq`)
    await expectGround(stranger, LIGHT)
  }
})

test('Another window shows the choice when the visitor comes back to it, and keeps what was typed', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'a window without scripts stays as it is until it is loaded again')
  const shopper = new Shopper(page, 'fr')
  await shopper.open('login')
  await shopper.waitForHydration()
  const field = page.getByLabel(shopper.message('form_email'), { exact: true }).first()
  await field.fill('ada@example.com')
  const second = await page.context().newPage()
  const there = new Shopper(second, 'fr')
  await there.open('faq')
  await choose(there, 'scheme_dark')
  await second.close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expectGround(page, DARK)
  await expect(field).toHaveValue('ada@example.com')
})

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' })

  test('Account, recap and lists of the fountain shop are accessible', async ({ page }) => {
    for (const path of [
      '',
      'accessoires',
      'comptoir-3.html',
      'recherche?q=carafe',
      'blog',
      'login',
      'rien',
    ]) {
      await page.goto(`/fr/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectGround(page, DARK)
      await expectAccessible(page, path)
    }
    const shopper = await openRecap(page)
    await expect(
      page.getByRole('heading', { level: 1, name: shopper.message('checkout_recap_title') }),
    ).toBeVisible()
    await expectAccessible(page, 'recap')
    await shopper.open('compte-client/commandes')
    await expectGround(page, DARK)
    await expectAccessible(page, 'orders')
  })

  test.describe('at the sushi shop', () => {
    test.use({ baseURL: addresses.sushi })

    test('Menu, place, time, cart and checkout are accessible', async ({ page }) => {
      const shopper = new FoodShopper(page, 'fr')
      for (const path of ['', 'carte', 'points-de-vente', 'ou-et-quand']) {
        await shopper.open(path)
        await expectGround(page, 'rgb(26, 18, 13)')
        await expectAccessible(page, path)
      }
      await shopper.addDish('nigiri-saumon-4-pieces', 1, async () => {
        await shopper.selectPickupLocation('Lyon', /Nori & Riz Terreaux/)
        await expectAccessible(page, 'slots')
        await shopper.selectFirstSlot()
      })
      await expectAccessible(page, 'dish')
      await shopper.goToCart()
      await expectAccessible(page, 'cart')
      await shopper.proceedToCheckout()
      await expect(page.getByRole('heading', { name: shopper.message('checkout_guest_title') })).toBeVisible()
      await expectAccessible(page, 'checkout')
    })
  })

  test.describe('at the ceramics shop', () => {
    test.use({ baseURL: addresses.keramik })

    test('Home, list and product are accessible, with the logo of dark screens', async ({ page }) => {
      const shopper = new Shopper(page, 'de')
      for (const path of ['', 'becher-und-tassen', 'becher-350-ml.html']) {
        await shopper.open(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectGround(page, 'rgb(18, 25, 29)')
        await expectAccessible(page, path)
      }
      const logo = page.locator('.logo img').first()
      const source = () => logo.evaluate((image: HTMLImageElement) => image.currentSrc)
      await expect.poll(source).toContain('-logo-dark.svg')
      await choose(shopper, 'scheme_light')
      await expect.poll(source).toContain('-logo.svg')
    })
  })
})
