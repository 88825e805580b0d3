import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { FoodShopper } from './food-shopper.ts'
import { languages, startOf } from './messages.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.sushi })

const terreaux = /Nori & Riz Terreaux/
const nigiri = { fr: 'nigiri-saumon-4-pieces', en: 'salmon-nigiri-4-pieces', it: 'nigiri-di-salmone-4-pezzi' }
const contents = {
  fr: 'gluten, poisson, soja, moutarde',
  en: 'gluten, fish, soya, mustard',
  it: 'glutine, pesce, soia, senape',
}
const cutlery = { fr: '2 couverts', en: '2 sets of cutlery', it: '2 set di posate' }
const beer = 'biere-blonde-au-riz-33-cl'

/** Fills in the guest form with an address of Lyon. */
async function fillInGuestForm(shopper: FoodShopper): Promise<void> {
  for (const [key, value] of Object.entries({
    form_email: shopper.email,
    form_firstname: 'Ada',
    form_lastname: 'Martin',
    form_street: '20 rue Mercière',
    form_postcode: '69002',
    form_city: 'Lyon',
  }))
    await shopper.page.getByLabel(shopper.message(key), { exact: true }).first().fill(value)
}

for (const language of languages) {
  test(`Guests can order lunch, read what it contains, and keep it in an account (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const shopper = new FoodShopper(page, language)
    const { message } = shopper
    const main = page.getByRole('main')
    const tip = main.getByRole('term').filter({ hasText: message('cart_tip') })
    const allergens = main.getByText(contents[language]).first()
    await shopper.addDish(nigiri[language], 1, async () => {
      await shopper.selectPickupLocation('Lyon', terreaux)
      await shopper.selectFirstSlot()
    })
    await shopper.goToCart()
    await expect(allergens).toBeVisible()
    await shopper.proceedToCheckout()
    await fillInGuestForm(shopper)
    await shopper.press('checkout_to_payment')
    await expect(allergens).toBeVisible()
    await expect(main.getByText(message('checkout_alcohol'))).toHaveCount(0)
    await expect(main.getByRole('radio', { name: message('checkout_tip_none') })).toBeChecked()
    await expect(tip).toHaveCount(0)
    await main.getByRole('radio', { name: /^10/ }).check()
    // Without scripts the amount is added with the button.
    if (!javaScriptEnabled) await shopper.press('checkout_tip_save')
    await expect(tip).toBeVisible()
    await expect(main.getByRole('radio', { name: /^10/ })).toBeChecked()
    const sets = main.getByLabel(message('checkout_cutlery'), { exact: true })
    await expect(sets).toHaveValue('0')
    await sets.selectOption('2')
    await shopper.placeOrder()
    await shopper.decideAtBank('pay')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    await expect(main.getByText(cutlery[language])).toBeVisible()
    await expect(tip).toBeVisible()
    await page.getByLabel(message('form_password'), { exact: true }).fill('Comptoir2026')
    await shopper.press('login_register')
    await expect(page.getByText(message('login_account_created'))).toBeVisible()
    await page.goto(`/${language}/compte-client/commandes`)
    await page.getByRole('link', { name: /^0\d+/ }).first().click()
    await expect(allergens).toBeVisible()
    await expect(
      page.getByRole('listitem').filter({ hasText: message('order_ahead_handed_over') }),
    ).toBeVisible()
  })
}

test('Shoppers with a beer in the cart are warned, and asked for their age when they register', async ({
  page,
}) => {
  const shopper = new FoodShopper(page, 'fr')
  const { message } = shopper
  await shopper.open('login')
  await expect(page.getByLabel(message('form_birth'), { exact: true })).toHaveCount(0)
  await shopper.addDish(beer, 1, async () => {
    await shopper.selectPickupLocation('Lyon', terreaux)
    await shopper.selectFirstSlot()
  })
  await shopper.goToCart()
  await shopper.proceedToCheckout()
  await fillInGuestForm(shopper)
  await shopper.press('checkout_to_payment')
  await expect(page.getByText(message('checkout_alcohol')).first()).toBeVisible()
  await shopper.open('login')
  await shopper.registerAsAdult()
  await expect(page.getByText(startOf(message('login_account_created')))).toBeVisible()
})

test('Visitors of the home page see one main button, and no time of day that may be wrong', async ({
  page,
}) => {
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open()
  await expect(page.getByRole('main').locator('.btn.primary')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /ce soir/i })).toHaveCount(0)
})

test('Shoppers reach the button that confirms a slot in a window 900 pixels high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('ou-et-quand')
  await shopper.selectPickupLocation('69001', terreaux)
  await page.locator('input[name="day"]:enabled').nth(1).check()
  await expect(page.getByRole('button', { name: shopper.message('slot_confirm') })).toBeInViewport({
    ratio: 1,
  })
})
