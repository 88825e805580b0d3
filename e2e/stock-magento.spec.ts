import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { startOf } from './messages.ts'

test.use({ baseURL: addresses.magento })

const shoppers = [
  { language: 'en', category: 'For the home', subcategory: 'Countertop fountains' },
  { language: 'it', category: 'Per la casa', subcategory: 'Fontane da banco' },
] as const

for (const { language, category, subcategory } of shoppers)
  test(`Shoppers can buy when the API has Magento’s schema only (${language})`, async ({ page, request }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await shopper.open()
    await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0)
    await page
      .getByRole('navigation', { name: message('layout_main_nav') })
      .getByRole('link', { name: category, exact: true })
      .click()
    await page.getByRole('link', { name: subcategory }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subcategory)
    await page.getByRole('link', { name: 'Comptoir 3', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Comptoir 3' })).toBeVisible()
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
    await page.getByRole('checkbox', { name: startOf(message('checkout_terms')) }).check()
    await shopper.press('checkout_order_button')
    // Stock Magento has no bank page in its schema, so the shop goes straight to the confirmation.
    await expect(page).toHaveURL(new RegExp(shopper.address('orderSuccess')))
    await page.getByRole('link', { name: message('order_follow') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{9}/)
    await expect(page.getByText('Comptoir 3').first()).toBeVisible()
    await shopper.open('compte-client/donnees-personnelles')
    await expect(page.getByText(message('privacy_by_mail'))).toBeVisible()
    await expect(page.getByRole('link', { name: message('privacy_download_title') })).toHaveCount(0)
    await expect(page.getByRole('link', { name: message('withdrawal_link') })).toHaveCount(0)
    expect(await (await request.get(`${addresses.magentoApi}/invalid-documents`)).json()).toEqual([])
  })

test('What the API cannot keep is not offered', async ({ page, request }) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  await shopper.open('cartouche-clair.html')
  await expect(
    page.getByRole('button', { name: startOf(message('product_add_short')) }).first(),
  ).toBeVisible()
  // This schema has no mutation of wish lists.
  await expect(page.getByRole('button', { name: message('favourites_keep') })).toHaveCount(0)
  expect((await page.request.get('/fr/favoris')).status()).toBe(404)
  // Nor does it tell the tax of a product: prices without it cannot be shown.
  await expect(page.getByRole('form', { name: message('price_switch') })).toHaveCount(0)
  expect(await (await request.get(`${addresses.magentoApi}/invalid-documents`)).json()).toEqual([])
})
