import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { linkTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

test.use({ baseURL: addresses.guestCheckout })

/** Adds a product and goes to the guest form of the checkout. */
async function startGuestCheckout(page: Page, language: (typeof languages)[number]): Promise<Shopper> {
  const shopper = new Shopper(page, language)
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await shopper.goToCart()
  await shopper.proceedToCheckout()
  await expect(page.getByRole('heading', { name: shopper.message('checkout_guest_title') })).toBeVisible()
  return shopper
}

/** Fills in the e-mail and the address, and goes on to delivery. */
async function fillInGuestForm(shopper: Shopper, postcode = '69007', city = 'Lyon'): Promise<void> {
  const fill = (key: string, value: string) =>
    shopper.page.getByLabel(shopper.message(key), { exact: true }).first().fill(value)
  await fill('form_email', shopper.email)
  await fill('form_firstname', 'Ada')
  await fill('form_lastname', 'Martin')
  await fill('form_street', '14 rue des Tanneurs')
  await fill('form_postcode', postcode)
  await fill('form_city', city)
  await shopper.press('checkout_to_payment')
}

for (const language of languages) {
  test(`Guests can order with an e-mail and an address (${language})`, async ({ page }) => {
    const shopper = await startGuestCheckout(page, language)
    await expectAccessible(page, 'guest form')
    await fillInGuestForm(shopper)
    await shopper.acceptDeliveryAndPayment()
    await shopper.placeOrder()
    await shopper.decideAtBank('pay')
    const thanks = shopper.message('order_paid', { firstname: 'Ada' })
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    await expect(page.getByText(shopper.email, { exact: true })).toBeVisible()
  })
}

test('Guests see at once that an address cannot be delivered to, and keep their input', async ({ page }) => {
  const shopper = await startGuestCheckout(page, 'fr')
  await fillInGuestForm(shopper, '97400', 'Saint-Denis')
  await expect(page.getByText(/ne peut pas être livrée/).first()).toBeVisible()
  await expect(page.getByLabel(shopper.message('form_city')).first()).toHaveValue('Saint-Denis')
})

test('Guests can pay again after a refused payment', async ({ page }) => {
  const shopper = await startGuestCheckout(page, 'fr')
  await fillInGuestForm(shopper)
  await shopper.acceptDeliveryAndPayment()
  await shopper.placeOrder()
  await shopper.decideAtBank('refuse')
  const title = (key: string) =>
    page.getByRole('heading', { level: 1, name: shopper.message(key, { firstname: 'Ada' }) })
  await expect(title('payment_refused_title')).toBeVisible()
  await expect(page.getByText(shopper.message('payment_cart_restored'))).toBeVisible()
  await page.getByRole('link', { name: shopper.message('payment_retry') }).click()
  await expect(page.getByText(shopper.message('checkout_payment_method'))).toBeVisible()
  await shopper.placeOrder()
  await shopper.decideAtBank('pay')
  await expect(title('order_paid')).toBeVisible()
  await expect(page.getByText(shopper.email, { exact: true })).toBeVisible()
})

test('Guests can return to a refused payment from a mail, in another browser', async ({ page, browser }) => {
  const shopper = await startGuestCheckout(page, 'fr')
  await fillInGuestForm(shopper)
  await shopper.acceptDeliveryAndPayment()
  await shopper.placeOrder()
  await shopper.decideAtBank('refuse')
  const refusedTitle = (tab: Page) =>
    tab.getByRole('heading', { level: 1, name: shopper.message('payment_refused_title') })
  await expect(refusedTitle(page)).toBeVisible()
  const link = await linkTo(shopper.email, 'checkout/onepage/success')
  const context = await browser.newContext({ ...test.info().project.use, baseURL: addresses.guestCheckout })
  await context.addCookies([{ name: 'accepted_cookies', value: 'none', domain: 'localhost', path: '/' }])
  const other = await context.newPage()
  await other.goto(link)
  await expect(refusedTitle(other)).toBeVisible()
  await expect(other).not.toHaveURL(/[?&]key=/)
  await other.getByRole('link', { name: shopper.message('payment_retry') }).click()
  await expect(other.getByText(shopper.message('checkout_payment_method'))).toBeVisible()
  await context.close()
})
