import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { openCheckout } from './order-fixtures.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test('Every step of the checkout is accessible', async ({ page }) => {
  const shopper = await openCheckout(page)
  await expect(page.getByText(shopper.message('account_new_address'))).toBeVisible()
  await expectAccessible(page, 'addresses')
  await shopper.fillInAddress()
  await expect(
    page.getByRole('heading', { level: 1, name: shopper.message('checkout_recap_title') }),
  ).toBeVisible()
  await expectAccessible(page, 'recap')
})

test.describe('where the visitor prefers dark', () => {
  test.use({ baseURL: addresses.guestCheckout, colorScheme: 'dark' })

  test('Home, product, content, cart and checkout are dark and accessible', async ({ page }) => {
    const shopper = new Shopper(page, 'fr')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    for (const path of ['', 'particuliers', 'faq', 'comptoir-3.html', 'cartouche-clair.html']) {
      await shopper.open(path)
      await expectAccessible(page, path)
      expect(await background()).toBe('rgb(23, 20, 17)')
    }
    await shopper.addToCart()
    await expectAccessible(page, 'mini cart')
    await shopper.goToCart()
    await expectAccessible(page, 'cart')
    await shopper.proceedToCheckout()
    await expect(page.getByRole('heading', { name: shopper.message('checkout_guest_title') })).toBeVisible()
    await expectAccessible(page, 'checkout')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(30, 27, 23)')
  })
})

test('Shoppers can add a product to the cart by keyboard', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  const button = page.getByRole('button', { name: /^Ajouter au panier/ }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(shopper.message('cart_added'))).toBeVisible()
})
