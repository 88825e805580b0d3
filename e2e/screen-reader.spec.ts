import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Customer } from './customer.ts'
import { FoodShopper } from './food-shopper.ts'
import { startOf } from './messages.ts'
import { ScreenReader } from './screen-reader.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

// The steps are those of docs/accessibility.md, which says what each is like.

test('Users of a screen reader sign in, choose, buy and pay', async ({ page }) => {
  test.slow()
  const { email } = await Customer.register('fr')
  const reader = await ScreenReader.start(page)
  const shopper = new Shopper(page, 'fr')
  const { message, miniCart } = shopper
  const main = page.getByRole('main')
  const button = (key: string) => page.getByRole('button', { name: message(key), exact: true })

  await test.step('the home page has its landmarks, and a link that skips to the contents', async () => {
    await shopper.open()
    await shopper.waitForHydration()
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: message('layout_main_nav') })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await reader.activate(page.getByRole('link', { name: message('layout_skip') }))
    await expect(main).toBeFocused()
  })

  await test.step('sign in: the page is read out, then the errors, then the account', async () => {
    await reader.activate(page.getByRole('banner').getByRole('link', { name: message('layout_account') }))
    await reader.expectHeading(message('login_title'))
    const form = main.getByRole('region', { name: message('login_existing_account') })
    await reader.type(form.getByRole('textbox', { name: message('form_email'), exact: true }), email)
    await reader.activate(form.getByRole('button', { name: message('login_submit') }))
    await reader.expectHeard(/Un champ est à revoir/)
    // The focus is before the summary: the next thing is its link to the field.
    await page.keyboard.press('Tab')
    await expect(form.getByRole('alert').getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    const password = form.getByLabel(message('form_password'), { exact: true })
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(/\S/)
    await reader.type(password, 'Fontaine2026')
    await page.keyboard.press('Enter')
    await reader.expectHeading(/\S/)
    const account = message('layout_account_of', { name: 'Ada' })
    await expect(page.getByRole('banner').getByRole('link', { name: account })).toBeVisible()
  })

  await test.step('category: a filter says what is left, and keeps the focus', async () => {
    await reader.activate(
      page
        .getByRole('navigation', { name: message('layout_main_nav') })
        .getByRole('link', { name: 'Accessoires' }),
    )
    await reader.expectHeading('Accessoires')
    const filters = page.getByRole('complementary', { name: message('catalogue_filters') })
    const filter = filters.getByRole('link').first()
    await reader.activate(filter)
    await reader.expectHeard(/^\d+ produits?$/)
    await expect(filter).toBeFocused()
    await expect(filter).toHaveAccessibleName(new RegExp(message('catalogue_remove_filter')))
    await reader.activate(filter)
    await expect(filter).not.toHaveAccessibleName(new RegExp(message('catalogue_remove_filter')))
    await expect(filter).toBeFocused()
  })

  await test.step('product: the mini cart is read out with what was added', async () => {
    await reader.activate(main.getByRole('link', { name: 'Cartouche Clair', exact: true }))
    await reader.expectHeading('Cartouche Clair')
    await expect(main.getByRole('spinbutton', { name: message('product_quantity') })).toHaveValue('1')
    const add = main.getByRole('button', { name: startOf(message('product_add_short')) })
    await reader.activate(add.filter({ visible: true }).first())
    await expect(miniCart).toHaveAccessibleName(new RegExp(message('cart_added')))
    await expect(miniCart.getByRole('button', { name: message('layout_close_cart') })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(add.filter({ visible: true }).first()).toBeFocused()
  })

  await test.step('mini cart and cart: a changed quantity is read out, and keeps the focus', async () => {
    await reader.activate(page.getByRole('banner').getByRole('link', { name: startOf(shopper.cartLabel()) }))
    await reader.activate(miniCart.getByRole('link', { name: message('cart_see') }))
    await reader.expectHeading(message('cart_title'))
    const more = main.getByRole('button', { name: startOf(message('cart_quantity_increase')) })
    await reader.activate(more)
    await reader.expectHeard(message('cart_updated'))
    await expect(more).toBeFocused()
    await expect(main.getByRole('spinbutton', { name: startOf(message('cart_quantity')) })).toHaveValue('2')
  })

  await test.step('checkout: each step is read out with its name', async () => {
    await reader.activate(main.getByRole('link', { name: message('cart_checkout'), exact: true }).first())
    const steps = page.getByRole('navigation', { name: message('checkout_steps') })
    const current = steps.getByRole('listitem').and(steps.locator('[aria-current="step"]'))
    await reader.expectHeading(`${message('checkout_title')} – ${message('checkout_step_addresses')}`)
    await expect(current).toHaveText(message('checkout_step_addresses'))
    const address = { form_street: '14 rue des Tanneurs', form_postcode: '69007', form_city: 'Lyon' }
    for (const [key, text] of Object.entries(address))
      await reader.type(main.getByLabel(message(key), { exact: true }).first(), text)
    await reader.activate(button('checkout_to_payment'))
    await reader.expectHeading(message('checkout_recap_title'))
    await expect(current).toHaveText(message('checkout_step_payment'))
  })

  await test.step('recap: a way to pay is ticked; another one is selected at once, and the total read out', async () => {
    const payment = main.getByRole('group', { name: message('checkout_payment_method') })
    const [card, transfer] = [payment.getByRole('radio').first(), payment.getByRole('radio').nth(1)]
    await expect(card).toBeChecked()
    await reader.activate(transfer, 'Space')
    await reader.expectHeard(message('checkout_payment_total', { amount: '' }).trim())
    await expect(transfer).toBeFocused()
    await reader.activate(card, 'Space')
    await expect(card).toBeChecked()
  })

  await test.step('payment and confirmation', async () => {
    const summary = main.getByRole('complementary', { name: message('checkout_summary_label') })
    await reader.activate(
      summary.getByRole('checkbox', { name: startOf(message('checkout_terms')) }),
      'Space',
    )
    await reader.activate(summary.getByRole('button', { name: message('checkout_order_button') }))
    await reader.activate(page.getByRole('button', { name: /^Payer/ }))
    const thanks = message('order_paid', { firstname: 'Ada' })
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    await expect(page).toHaveTitle(/\S/)
  })
})

test.describe('in the food shop', () => {
  test.use({ baseURL: addresses.sushi })

  test('Guests with a screen reader order lunch to collect', async ({ page }) => {
    test.slow()
    const reader = await ScreenReader.start(page)
    const shopper = new FoodShopper(page, 'fr')
    const { message, miniCart } = shopper
    const main = page.getByRole('main')
    const add = main.getByRole('button', { name: /^Ajouter Nigiri saumon/ }).first()
    const more = main.getByRole('button', { name: /^Ajouter un, Nigiri saumon/ }).first()

    await test.step('menu: a dish asks for place and time first', async () => {
      await shopper.open()
      await shopper.waitForHydration()
      await reader.activate(
        page
          .getByRole('navigation', { name: message('layout_main_nav') })
          .getByRole('link', { name: 'La carte' }),
      )
      await reader.expectHeading(/\S/)
      await reader.activate(add)
    })

    const dialog = page.getByRole('dialog', { name: message('location_title') })

    await test.step('place: what the search finds is read out, and what was chosen', async () => {
      await expect(dialog.getByRole('button', { name: message('location_close') })).toBeFocused()
      await reader.type(dialog.getByLabel(message('location_search'), { exact: true }), 'Lyon')
      await reader.expectHeard(/^\d+ adresses?$/)
      await reader.activate(dialog.getByRole('radio', { name: /Terreaux/ }), 'Space')
      await reader.activate(dialog.getByRole('button', { name: message('location_select') }))
      const step = dialog.getByRole('group', { name: /Terreaux/ })
      await expect(step).toBeFocused()
    })

    await test.step('time: days and hours are groups with names', async () => {
      const calendar = dialog.getByRole('group', { name: message('slot_title') })
      const days = calendar.getByRole('radio', { name: /^(lun|mar|mer|jeu|ven|sam|dim)/i, disabled: false })
      await reader.activate(days.nth(1), 'Space')
      const hours = calendar.getByRole('radiogroup', { name: startOf(message('slot_time')) })
      await reader.activate(hours.getByRole('radio').first(), 'Space')
      await reader.activate(dialog.getByRole('button', { name: message('slot_confirm') }))
      await expect(dialog).toBeHidden()
    })

    await test.step('the dish that waited is in the basket, and its total is read out', async () => {
      await reader.expectHeard(/Panier, 1 article, \d+,\d\d €/)
      await expect(more).toBeFocused()
      await expect(page.getByRole('complementary', { name: message('location_bar') })).toContainText(
        'Terreaux',
      )
      await reader.activate(main.getByRole('link', { name: message('cart_see') }))
      await expect(miniCart).toHaveAccessibleName(/1 article/)
      await expect(miniCart.getByRole('button', { name: message('layout_close_cart') })).toBeFocused()
    })

    await test.step('checkout as a guest, payment and confirmation', async () => {
      await reader.activate(miniCart.getByRole('link', { name: message('cart_checkout') }))
      await reader.expectHeading(`${message('checkout_title')} – ${message('checkout_step_addresses')}`)
      for (const [key, text] of Object.entries({
        form_email: shopper.email,
        form_firstname: 'Ada',
        form_lastname: 'Martin',
        form_street: '20 rue Mercière',
        form_postcode: '69002',
        form_city: 'Lyon',
      }))
        await reader.type(main.getByLabel(message(key), { exact: true }).first(), text)
      await reader.activate(main.getByRole('button', { name: message('checkout_to_payment') }))
      await reader.expectHeading(message('checkout_recap_title'))
      await expect(main.getByRole('combobox', { name: message('checkout_cutlery') })).toHaveValue('0')
      await reader.activate(main.getByRole('checkbox', { name: startOf(message('checkout_terms')) }), 'Space')
      await reader.activate(main.getByRole('button', { name: message('checkout_order_button') }))
      await reader.activate(page.getByRole('button', { name: /^Payer/ }))
      const thanks = message('order_paid', { firstname: 'Ada' })
      await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    })
  })
})
