import { expect, type Locator, type Page } from '@playwright/test'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { startOf } from './messages.ts'

/** More than the focusable elements of any page. */
const MAX_TABS = 200

/** Presses Tab, or Shift+Tab for an earlier element, until the element has the focus, and expects a visible focus ring. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const nextKey = () =>
    target.evaluate((element) => {
      if (element === document.activeElement) return undefined
      const position = document.activeElement?.compareDocumentPosition(element) ?? 0
      return position & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
    })
  for (let count = 0; count < MAX_TABS; count++) {
    const key = await nextKey()
    if (!key) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(ring, 'focus ring').not.toBe('none')
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

test('Shoppers can order and pay by keyboard', async ({ page }) => {
  test.slow()
  const { email } = await Customer.register('fr')
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  const button = (key: string) => page.getByRole('button', { name: message(key), exact: true })

  await shopper.open('cartouche-clair.html')
  await shopper.waitForHydration()
  const add = page.getByRole('button', { name: startOf(message('product_add_short')) })
  await press(page, add.filter({ visible: true }).first())
  await expect(page.getByText(message('cart_added'))).toBeVisible()
  // The mini cart has opened and holds the focus.
  await expect(shopper.miniCart.locator(':focus')).toHaveCount(1)
  await press(page, shopper.miniCart.getByRole('link', { name: message('cart_see') }))
  await expect(page.getByRole('heading', { level: 1, name: message('cart_title') })).toBeVisible()
  await press(page, page.getByRole('link', { name: message('cart_checkout'), exact: true }).first())

  const signIn = page.locator('form').filter({ has: button('login_submit') })
  await type(page, signIn.getByLabel(message('form_email'), { exact: true }), email)
  await type(page, signIn.getByLabel(message('form_password'), { exact: true }), 'Fontaine2026')
  await press(page, button('login_submit'))

  const address = { form_street: '14 rue des Tanneurs', form_postcode: '69007', form_city: 'Lyon' }
  for (const [key, text] of Object.entries(address))
    await type(page, page.getByLabel(message(key), { exact: true }).first(), text)
  await press(page, button('checkout_to_payment'))
  await press(page, button('checkout_to_recap'))
  await press(page, page.getByRole('checkbox', { name: startOf(message('checkout_terms')) }), 'Space')
  await press(page, button('checkout_order_button'))

  await press(page, page.getByRole('button', { name: /^Payer/ }))
  const thanks = message('order_paid', { firstname: 'Ada' })
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible({ timeout: 20_000 })
})
