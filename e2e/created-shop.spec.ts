import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.created })

const folder = path.resolve(import.meta.dirname, '../packages/messages')

function textsOf(language: string): Set<string> {
  const files = ['storefront.json', 'api.json', 'new-site.json']
  const stringsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn)
  return new Set(
    files.flatMap((file) =>
      stringsIn(JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as unknown),
    ),
  )
}

const spanish = textsOf('es')
/** Texts of the other languages that are not Spanish as well. */
const foreign = new Set(
  readdirSync(folder)
    .filter((name) => /^[a-z]{2}$/.test(name) && name !== 'es')
    .flatMap((language) => [...textsOf(language)])
    .filter((text) => !spanish.has(text) && text.length > 3),
)

/** Fails for a visible line that is a text of another language. */
async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => foreign.has(line))).toEqual([])
}

test('Shoppers can buy in a shop that create-site wrote, in its one language', async ({ page }) => {
  const shopper = new Shopper(page, 'es')
  const { message } = shopper
  await shopper.open()
  await expect(page.getByRole('heading', { level: 1, name: 'Cosas para cada día' })).toBeVisible()
  await expect(page).toHaveURL(`${addresses.created}/`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/$/)
  await expectSpanish(page)
  await expectAccessible(page, 'home')

  await page
    .getByRole('navigation', { name: message('layout_main_nav') })
    .getByRole('link', { name: 'En la mesa', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'En la mesa' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Taza (muestra)', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Taza (muestra)' })).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page, 'product')
  await expect(page).toHaveURL(/:\d+\/taza\.html$/)
  await page.getByRole('radio', { name: /^Oscuro/ }).check()
  await shopper.addToCart()
  await shopper.goToCart()
  await expect(page.getByRole('main')).toContainText(/18,00\s€/)
  await expectSpanish(page)

  await shopper.proceedToCheckout()
  const fill = (key: string, value: string) =>
    page.getByLabel(message(key), { exact: true }).first().fill(value)
  await fill('form_email', shopper.email)
  await fill('form_firstname', 'Ana')
  await fill('form_lastname', 'Ruiz')
  await fill('form_street', 'Calle Mayor 1')
  await fill('form_postcode', '28013')
  await fill('form_city', 'Madrid')
  await expectSpanish(page)
  await shopper.press('checkout_to_shipping')
  await expect(page.getByRole('radio', { name: /^Paquetería/ })).toBeVisible()
  await expectSpanish(page)
  await shopper.press('checkout_to_payment')
  await page.getByRole('radio', { name: /^Transferencia bancaria/ }).check()
  await expectSpanish(page)
  await expect(page.getByRole('heading', { level: 1, name: message('checkout_recap_title') })).toBeVisible()
  await expectSpanish(page)
  await page
    .getByRole('checkbox', { name: /^He leído|^Acepto/ })
    .first()
    .check()
  await shopper.press('checkout_order_button')
  await expect(
    page.getByRole('heading', { level: 1, name: message('order_received', { firstname: 'Ana' }) }),
  ).toBeVisible()
  await expectSpanish(page)
})

test('Shoppers can collect an order that the shop could send as well', async ({ page }) => {
  const shopper = new Shopper(page, 'es')
  const { message } = shopper
  await page.goto('/cuenco.html')
  await shopper.addToCart()
  const bar = page.getByRole('complementary', { name: message('location_bar') })
  await expect(bar).toContainText(message('location_prompt_parcel'))
  await bar.getByRole('link').click()
  await page.getByRole('radio', { name: /^Taller Norte Madrid/ }).check()
  await expectSpanish(page)
  await shopper.press('location_select')
  await page.locator('input[name="day"]:enabled').nth(1).check()
  await page.getByRole('radiogroup').getByRole('radio').first().check()
  await shopper.press('slot_confirm')
  await expect(bar).toContainText('Taller Norte Madrid')

  await shopper.goToCart()
  await expectAccessible(page, 'cart to collect')
  await shopper.proceedToCheckout()
  const fill = (key: string, value: string) =>
    page.getByLabel(message(key), { exact: true }).first().fill(value)
  await fill('form_email', shopper.email)
  await fill('form_firstname', 'Ana')
  await fill('form_lastname', 'Ruiz')
  await fill('form_street', 'Calle Mayor 1')
  await fill('form_postcode', '28013')
  await fill('form_city', 'Madrid')
  await shopper.press('checkout_to_payment')
  await expect(page.getByRole('main')).toContainText('Taller Norte Madrid')
  await expectSpanish(page)
  await page.getByRole('radio', { name: /^Transferencia bancaria/ }).check()
  await page
    .getByRole('checkbox', { name: /^He leído|^Acepto/ })
    .first()
    .check()
  await shopper.press('checkout_order_button')
  await expect(
    page.getByRole('heading', { level: 1, name: message('order_received', { firstname: 'Ana' }) }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Taller Norte Madrid')
  await expectSpanish(page)
})

test('Addresses of a shop without language prefix name no language', async ({ page, request }) => {
  const moved = await request.get('/es/taza.html?a=b', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/taza.html?a=b'])
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /carrito\n')
  const index = await (await request.get('/sitemap.xml')).text()
  const [, file = ''] = /<loc>([^<]*products[^<]*)<\/loc>/.exec(index) ?? []
  const products = await (await request.get(file)).text()
  expect(products).toContain(`<loc>${addresses.created}/taza.html</loc>`)
  for (const text of [index, products, robots]) expect(text).not.toContain('/es/')
  await page.goto('/condiciones-de-venta')
  const links = page.locator('a[href^="/es/"], a[href="/es"]')
  await expect(page.getByRole('heading', { level: 1, name: 'Condiciones de venta' })).toBeVisible()
  await expect(links).toHaveCount(0)
  // Pages that scripts load have the same addresses.
  const shopper = new Shopper(page, 'es')
  await shopper.waitForHydration()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page
    .getByRole('navigation', { name: shopper.message('layout_main_nav') })
    .getByRole('link', { name: 'En la sala', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'En la sala' })).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(page).toHaveURL(/:\d+\/en-la-sala$/)
  await page.goto('/no-existe')
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible()
  await expectSpanish(page)
})
