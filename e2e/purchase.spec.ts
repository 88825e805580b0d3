import { expect } from '@playwright/test'
import { openCheckout, openRecap } from './order-fixtures.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

const categoryName = { fr: 'Particuliers', en: 'For the home', it: 'Per la casa' }
const subcategory = { fr: 'Fontaines de comptoir', en: 'Countertop fountains', it: 'Fontane da banco' }

for (const language of languages) {
  test(`Shoppers can buy a configurable product and follow the order (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await shopper.open()
    await page
      .getByRole('navigation', { name: message('layout_main_nav') })
      .getByRole('link', { name: categoryName[language], exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(categoryName[language])
    await page.getByRole('link', { name: subcategory[language] }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subcategory[language])
    await page.getByRole('link', { name: 'Comptoir 3', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Comptoir 3' })).toBeVisible()

    // The first of two finishes and of two kinds of water.
    await page.getByRole('radio').nth(0).check()
    await page.getByRole('radio').nth(2).check()
    await shopper.addToCart()
    await shopper.goToCart()
    await page.getByLabel(message('cart_coupon'), { exact: true }).fill('BIENVENUE10')
    await shopper.press('cart_coupon_apply')
    await expect(page.getByText(message('cart_coupon_applied'))).toBeVisible()

    await shopper.proceedToCheckout()
    await shopper.register()
    await shopper.fillInAddress()
    await shopper.acceptDeliveryAndPayment()
    await expect(
      page.getByRole('button', { name: message('checkout_order_button'), exact: true }),
    ).toBeVisible()
    await shopper.placeOrder()
    await shopper.decideAtBank('pay')

    await expect(
      page.getByRole('heading', { level: 1, name: message('order_paid', { firstname: 'Ada' }) }),
    ).toBeVisible()
    await page.getByRole('link', { name: message('order_follow') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{9}/)
    await expect(page.getByText('Comptoir 3').first()).toBeVisible()
    await expect(page.getByText({ fr: 'Payé', en: 'Paid', it: 'Pagato' }[language]).first()).toBeVisible()
  })
}

test('Shoppers get their cart back after a refused payment', async ({ page }) => {
  const shopper = await openRecap(page)
  await shopper.placeOrder()
  await shopper.decideAtBank('refuse')
  await expect(
    page.getByRole('heading', { level: 1, name: shopper.message('payment_refused_title') }),
  ).toBeVisible()
  // Firefox reports a page that is opened while another one loads as interrupted.
  await page.waitForLoadState()
  await shopper.open('panier')
  await expect(page.getByRole('link', { name: 'Cartouche Clair' }).first()).toBeVisible()
})

test('Shoppers must accept the terms before they order', async ({ page }) => {
  const shopper = await openRecap(page)
  // Without the attribute the browser submits the form, and the server validates it.
  await page
    .locator('input[type=checkbox][required]')
    .evaluateAll((boxes) => boxes.forEach((box) => box.removeAttribute('required')))
  await shopper.press('checkout_order_button')
  await expect(page.getByText(shopper.message('checkout_error_terms')).first()).toBeVisible()
})

test('Shoppers see why an overseas address cannot be delivered to', async ({ page }) => {
  const shopper = await openCheckout(page)
  await shopper.fillInAddress('97400', 'Saint-Denis')
  await expect(page.getByText(/ne peut pas être livrée/).first()).toBeVisible()
})
