import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { startOf, type Spoken } from './messages.ts'
import { mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.keramik })

/** Text of the page with plain spaces, as amounts have others. */
const textOf = async (page: Page, within = 'main') =>
  (await page.locator(within).innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')

async function fillInGuestForm(
  shopper: Shopper<Spoken>,
  { street, postcode, city, country }: { street: string; postcode: string; city: string; country?: string },
): Promise<void> {
  const field = (key: string) => shopper.page.getByLabel(shopper.message(key), { exact: true }).first()
  await field('form_email').fill(shopper.email)
  await field('form_firstname').fill('Ada')
  await field('form_lastname').fill('Martin')
  if (country) await field('form_country').selectOption({ label: country })
  await field('form_street').fill(street)
  await field('form_postcode').fill(postcode)
  await field('form_city').fill(city)
  await shopper.press('checkout_to_shipping')
}

const thanks = ({ page, message }: Shopper<Spoken>) =>
  page.getByRole('heading', { level: 1, name: message('order_paid', { firstname: 'Ada' }) })

test('The header has its logo in the middle, as the look of the shop says', async ({ page }) => {
  await new Shopper(page, 'de').open()
  const box = await page.getByRole('banner').getByRole('link').first().boundingBox()
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(20)
})

test('Guests can choose a glaze and buy in German, in euros, by card', async ({ page }) => {
  const shopper = new Shopper(page, 'de')
  await shopper.open()
  await expectAccessible(page, 'home page')
  await page.getByRole('link', { name: 'Becher und Tassen' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Becher und Tassen' })).toBeVisible()
  await expectAccessible(page, 'category')
  await page.getByRole('link', { name: 'Becher 350 ml' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Becher 350 ml' })).toBeVisible()
  await expectAccessible(page, 'product')
  await page.getByRole('radio', { name: 'Tinte' }).check()
  await shopper.addToCart()
  await shopper.goToCart()
  await expect(page.getByText('Glasur: Tinte')).toBeVisible()
  await shopper.proceedToCheckout()
  await expect(page.getByRole('heading', { name: shopper.message('checkout_guest_title') })).toBeVisible()
  await expectAccessible(page, 'guest form')
  await fillInGuestForm(shopper, { street: 'Lehrter Straße 6', postcode: '10557', city: 'Berlin' })
  await shopper.acceptDeliveryAndPayment()
  // 32.00 and 6.90 with 19 %.
  expect(await textOf(page)).toMatch(/6,21 €[\s\S]*38,90 €|38,90 €[\s\S]*6,21 €/)
  await shopper.placeOrder()
  await shopper.decideAtBank('pay')
  await expect(thanks(shopper)).toBeVisible()
})

test('Guests can buy in English, in francs, from Switzerland, without VAT', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  await shopper.open('mug-350-ml.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Mug 350 ml' })).toBeVisible()
  const currencies = page.getByRole('form', { name: shopper.message('layout_currency') })
  await currencies.getByRole('button', { name: 'CHF' }).click()
  await expect(page.locator('.price.big')).toContainText('CHF\u00a034.00')
  await page.getByRole('radio', { name: 'Chalk' }).check()
  await shopper.addToCart()
  await shopper.goToCart()
  await shopper.proceedToCheckout()
  await fillInGuestForm(shopper, {
    street: 'Josefstrasse 88',
    postcode: '8005',
    city: 'Zürich',
    country: 'Switzerland',
  })
  await shopper.acceptDeliveryAndPayment()
  const recap = await textOf(page)
  expect(recap).toContain('CHF 48.90')
  expect(recap).not.toMatch(/VAT[^\n]*\n?\s*CHF [1-9]/)
  await shopper.placeOrder()
  await expect(page.getByText(/CHF\s48\.90/).first()).toBeVisible()
  await shopper.decideAtBank('pay')
  await expect(thanks(shopper)).toBeVisible()
  expect(await textOf(page)).toContain('CHF 48.90')
  const confirmation = async () =>
    (await mailsTo(shopper.email)).find(({ kind }) => kind === 'order_confirmation')?.plain ?? ''
  await expect.poll(confirmation).toMatch(/CHF\s48\.90/)
  expect(await confirmation()).not.toContain('€')
})

test('Businesses of another country can buy with reverse charge', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'The demo customer has one cart.')
  const customer = await Customer.signIn('keramik_de', 'gasthof@example.com')
  const check = async () => {
    const { customer: found } = await customer.query<{ customer: { vat_check: { state: string } | null } }>(
      '{ customer { vat_check { state } } }',
    )
    return found.vat_check?.state
  }
  await expect.poll(check).toBe('VALID')
  await customer.signInBrowser(context, addresses.keramik)
  const shopper = new Shopper(page, 'de')
  await shopper.open('becher-350-ml.html')
  await page.getByRole('radio', { name: 'Kreide' }).check()
  await expect(page.locator('.price.big')).toContainText('26,89')
  await shopper.addToCart()
  await shopper.goToCart()
  await shopper.proceedToCheckout()
  await shopper.press('checkout_to_shipping')
  await shopper.acceptDeliveryAndPayment()
  const recap = await textOf(page)
  expect(recap).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  // 26.89 and 8.32 for delivery, both without tax.
  expect(recap).toContain('35,21 €')
  await page.getByRole('checkbox', { name: startOf(shopper.message('checkout_terms')) }).check()
  await shopper.press('checkout_order_button')
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  await page.waitForURL(/bestellung-bestaetigt/)
  await expect(page.locator('main')).toContainText(/35,21\s€/)
})
