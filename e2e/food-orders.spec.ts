import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { FoodShopper } from './food-shopper.ts'
import { test } from './test.ts'
import { languages, startOf } from './messages.ts'

test.use({ baseURL: addresses.sushi })

const terreaux = /Nori & Riz Terreaux/
const address = {
  form_street: '20 rue Mercière',
  form_postcode: '69002',
  form_city: 'Lyon',
  form_telephone: '0612345678',
}

for (const language of languages) {
  test(`Shoppers can order and pay lunch for pickup (${language})`, async ({ page }) => {
    const shopper = new FoodShopper(page, language)
    const { message } = shopper
    await shopper.addLemonade(2, async () => {
      await shopper.selectPickupLocation('Lyon', terreaux)
      await shopper.selectFirstSlot()
    })
    const bar = page.getByRole('complementary', { name: message('location_bar') })
    await expect(bar).toContainText('Terreaux')
    await expect(bar).toContainText(message('location_pickup'))
    await shopper.goToCart()
    await expect(page.getByRole('timer', { name: message('slot_timer') })).toBeVisible()
    await shopper.proceedToCheckout()
    // Place and time are chosen: there is no step for them.
    await expect(page.getByRole('navigation', { name: message('checkout_steps') })).toHaveText(
      ['checkout_step_addresses', 'checkout_step_payment'].map((key) => message(key)).join(''),
    )
    await shopper.register()

    await shopper.completeAddress(address)
    await expect(page.getByText('5 rue de la Platière, 69001 Lyon')).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 2, name: message('location_pickup'), exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: message('checkout_ship_title') })).toHaveCount(0)
    await shopper.placeOrder()
    await shopper.decideAtBank('pay')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    await page.goto(`/${language}/compte-client/commandes`)
    await page.getByRole('link', { name: /^0\d+/ }).first().click()
    await expect(page.getByText(message('order_location'), { exact: true })).toBeVisible()
    await expect(page.getByText(/Terreaux, 5 rue de la Platière/)).toBeVisible()
  })

  test(`Shoppers whose address is too far away can give another one (${language})`, async ({ page }) => {
    const shopper = new FoodShopper(page, language)
    const { message } = shopper
    await shopper.addLemonade(5, async () => {
      await shopper.press('location_delivery')
      await shopper.selectDeliveryAddress('rue Nationale Villefranche-sur-Saône', /69400/)
      await expect(page.getByText(message('location_too_far'))).toBeVisible()
      await expect(page.getByRole('button', { name: message('location_pickup_instead') })).toBeVisible()
      await shopper.press('location_other_address')
      await shopper.selectDeliveryAddress('20 rue Mercière 69002 Lyon', /69002 Lyon/)
      await expect(page.getByRole('radio', { name: terreaux })).toBeChecked()
      await shopper.press('location_select_delivery')
      await shopper.selectFirstSlot()
    })
    await expect(page.getByRole('complementary', { name: message('location_bar') })).toContainText(
      message('location_delivery'),
    )
  })
}

test('Shoppers can have an order delivered, at the price of the slot', async ({ page }) => {
  const shopper = new FoodShopper(page, 'fr')
  const { message } = shopper
  await shopper.addLemonade(5, async () => {
    await shopper.press('location_delivery')
    await shopper.selectDeliveryAddress('20 rue Mercière 69002 Lyon', /69002 Lyon/)
    await shopper.press('location_select_delivery')
    await shopper.selectFirstSlot()
  })
  await shopper.goToCart()
  await shopper.proceedToCheckout()
  await shopper.register()
  await expect(page.getByLabel(message('form_postcode'), { exact: true })).toHaveValue('69002')
  await shopper.completeAddress({ form_telephone: '0612345678' }, 'checkout_to_shipping')
  await expect(page.getByText(message('checkout_shipping_method'))).toBeVisible()
  await shopper.press('checkout_to_payment')
  await expect(
    page.getByRole('heading', { level: 2, name: message('location_delivery'), exact: true }),
  ).toBeVisible()
  const total = page.getByRole('complementary', { name: message('checkout_summary_label') })
  await expect(total).toContainText(/Livraison\s*\d,\d0\s€/)
  await shopper.placeOrder()
  await shopper.decideAtBank('pay')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
})

test('Shoppers who change the location confirm it and select a new slot', async ({ page }) => {
  const shopper = new FoodShopper(page, 'fr')
  const { message } = shopper
  await shopper.addLemonade(1, async () => {
    await shopper.selectPickupLocation('69001', terreaux)
    await shopper.selectFirstSlot()
  })
  await page.goto('/it/limonata-allo-yuzu.html')
  await expect(page.getByRole('complementary').getByText('Nori & Riz Terreaux')).toBeVisible()
  await page.goto('/fr/ou-et-quand')
  await shopper.press('location_other_mode')
  await shopper.selectPickupLocation('Milano', /Navigli/)
  await expect(page.getByText(message('location_move_slot'))).toBeVisible()
  await page.getByRole('button', { name: startOf(message('location_move_cancel')) }).click()
  await expect(page.getByText('5 rue de la Platière, 69001 Lyon')).toBeVisible()
  await shopper.press('location_other_mode')
  await shopper.selectPickupLocation('Milano', /Navigli/)
  await page.getByRole('button', { name: startOf(message('location_move_confirm')) }).click()
  await expect(page.getByText('Via Vigevano 18, 20144 Milano')).toBeVisible()
  await page.goto('/fr/panier')
  await expect(page.getByRole('link', { name: message('slot_missing') }).first()).toBeVisible()
})

test('Shoppers can switch between kinds of dishes on the menu', async ({ page }) => {
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('carte/nigiri')
  const categories = page.getByRole('navigation', { name: shopper.message('catalogue_subcategories') })
  await expect(categories.getByRole('link', { name: 'Nigiri', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await categories.getByRole('link', { name: 'Maki', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maki' })).toBeVisible()
})

test('Shoppers see all locations when their search finds none', async ({ page }) => {
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('ou-et-quand?q=Brest')
  await expect(page.getByText(shopper.message('location_none'))).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(7)
})

test('Shoppers see that a lunch dish is not available for an evening slot', async ({ page }) => {
  const shopper = new FoodShopper(page, 'fr')
  const { message } = shopper
  await shopper.open('recherche?q=soupe+miso')
  const soup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Soupe miso/ }) })
  await expect(soup.getByRole('button', { name: startOf(message('card_add')) })).toBeVisible()
  await shopper.open('ou-et-quand')
  await shopper.selectPickupLocation('69001', terreaux)
  await shopper.selectLastSlot()
  await expect(page.getByRole('complementary', { name: message('location_bar') })).toContainText('Terreaux')
  await shopper.open('recherche?q=soupe+miso')
  await expect(soup.getByText(startOf(message('slot_product_unavailable')))).toBeVisible()
  await expect(soup.getByRole('button', { name: startOf(message('card_add')) })).toHaveCount(0)
  await shopper.open('soupe-miso.html')
  // The first match is the dish itself, followed by related ones.
  await expect(
    page
      .getByRole('main')
      .getByText(startOf(message('slot_product_unavailable')))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: message('slot_choose_other') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: message('location_title') })).toBeVisible()
  await shopper.open('biscuits-au-sesame-noir-120-g.html')
  await expect(page.getByRole('spinbutton')).toBeVisible()
})

test('Shoppers see the slots in which the dish they are adding is available, or all slots', async ({
  page,
}) => {
  const shopper = new FoodShopper(page, 'fr')
  const { message } = shopper
  const requestedDish = page.getByText(startOf(message('slot_filtered')))
  const lastTime = page.getByRole('radiogroup').getByRole('radio').last()
  const nextDay = page.locator('input[name="day"]:enabled').nth(1)
  await shopper.open('soupe-miso.html')
  await page
    .getByRole('button', { name: startOf(message('product_add_short')) })
    .filter({ visible: true })
    .first()
    .click()
  await shopper.selectPickupLocation('69001', terreaux)
  await expect(requestedDish).toContainText('Soupe miso')
  await nextDay.check()
  await expect(lastTime).toHaveAccessibleName(/^14/)
  await shopper.press('slot_show_all')
  await expect(requestedDish).toHaveCount(0)
  await nextDay.check()
  await expect(lastTime).toHaveAccessibleName(/^2[12]/)
  await shopper.selectLastSlot()
  // The soup is not in the cart and is not available in the evening.
  await page
    .getByRole('main')
    .getByRole('link', { name: message('slot_choose_other') })
    .click()
  await expect(requestedDish).toContainText('Soupe miso')
  await shopper.selectFirstSlot()
  await shopper.addToCart()
})

test.describe('with the slot selected in checkout', () => {
  test.use({ baseURL: addresses.slotAtCheckout })

  test('Shoppers can fill the cart with a location only, and order after selecting a slot', async ({
    page,
  }) => {
    const shopper = new FoodShopper(page, 'fr')
    const { message } = shopper
    const main = page.getByRole('main')
    await shopper.addLemonade(2, () => shopper.selectPickupLocation('Lyon', terreaux))
    const bar = page.getByRole('complementary', { name: message('location_bar') })
    await expect(bar).toContainText('Terreaux')
    await expect(bar).toContainText(message('slot_missing'))
    await shopper.goToCart()
    await shopper.proceedToCheckout()
    await shopper.register()
    await shopper.completeAddress(address, 'checkout_to_pickup')
    const slotLink = main.getByRole('link', { name: message('slot_missing') })
    await expect(slotLink).toBeVisible()
    await shopper.open('commander?step=review')
    await expect(page).toHaveURL(/step=delivery/)
    await slotLink.click()
    await shopper.selectFirstSlot()
    await expect(page).toHaveURL(/step=review/)
    await expect(page.getByRole('timer', { name: message('slot_timer') })).toBeVisible()
    await shopper.placeOrder()
    await shopper.decideAtBank('pay')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  })
})
