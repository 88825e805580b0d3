import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Customer } from './customer.ts'
import { FoodShopper } from './food-shopper.ts'
import { choose, press, type } from './keyboard.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { startOf } from './messages.ts'

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
  const ways = page.getByRole('group', { name: message('checkout_payment_method') }).getByRole('radio')
  await expect(ways.first()).toBeChecked()
  await choose(page, ways.first(), ways.nth(1))
  await expect(page.getByText(message('checkout_payment_total', { amount: '' }).trim())).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(ways.first()).toBeChecked()
  await press(page, page.getByRole('checkbox', { name: startOf(message('checkout_terms')) }), 'Space')
  await press(page, button('checkout_order_button'))

  await press(page, page.getByRole('button', { name: /^Payer/ }))
  const thanks = message('order_paid', { firstname: 'Ada' })
  await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
})

test.describe('in the food shop', () => {
  test.use({ baseURL: addresses.sushi })

  test('Guests can order lunch and pay by keyboard', async ({ page }) => {
    test.slow()
    const shopper = new FoodShopper(page, 'fr')
    const { message } = shopper
    const main = page.getByRole('main')
    const button = (key: string) => page.getByRole('button', { name: message(key), exact: true })
    await shopper.open('carte/nigiri')
    await shopper.waitForHydration()
    await press(page, main.getByRole('button', { name: /^Ajouter Nigiri saumon/ }).first())

    const dialog = page.getByRole('dialog', { name: message('location_title') })
    await type(page, dialog.getByLabel(message('location_search'), { exact: true }), 'Lyon')
    const terreaux = dialog.getByRole('radio', { name: /Terreaux/ })
    await expect(dialog.getByRole('radio', { name: /Lyon/ }).first()).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /Milan/ })).toHaveCount(0)
    await choose(page, dialog.getByRole('radio').first(), terreaux)
    await press(page, button('location_select'))
    const calendar = dialog.getByRole('group', { name: message('slot_title') })
    const days = calendar.getByRole('radio', { name: /^(lun|mar|mer|jeu|ven|sam|dim)/i, disabled: false })
    await choose(page, calendar.getByRole('radio', { checked: true }).first(), days.nth(1))
    const hour = calendar.getByRole('radiogroup').getByRole('radio').first()
    await press(page, hour, 'Space')
    await expect(hour).toBeChecked()
    await press(page, button('slot_confirm'))

    await press(page, main.getByRole('link', { name: message('cart_see') }))
    await press(page, shopper.miniCart.getByRole('link', { name: message('cart_checkout') }))
    for (const [key, text] of Object.entries({
      form_email: shopper.email,
      form_firstname: 'Ada',
      form_lastname: 'Martin',
      form_street: '20 rue Mercière',
      form_postcode: '69002',
      form_city: 'Lyon',
    }))
      await type(page, main.getByLabel(message(key), { exact: true }).first(), text)
    await press(page, button('checkout_to_payment'))
    await press(page, page.getByRole('checkbox', { name: startOf(message('checkout_terms')) }), 'Space')
    await press(page, button('checkout_order_button'))
    await press(page, page.getByRole('button', { name: /^Payer/ }))
    const thanks = message('order_paid', { firstname: 'Ada' })
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
  })
})
