import { expect, type Page } from '@playwright/test'
import { formatMoney } from '@comptoir/rules/money'
import { frenchHolidays } from '@comptoir/rules/holidays.fixture'
import { isClosedToVouchers } from '@comptoir/rules/voucher'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, type Language } from './messages.ts'

test.use({ baseURL: addresses.sushi })

/** 3 x 9.80 euros. */
const meal = { sku: 'NR-NIG-SAU', quantity: 3 }
/** Cents. */
const total = 2940

const address = {
  firstname: 'Ada',
  lastname: 'Martin',
  street: ['14 rue des Tanneurs'],
  postcode: '69007',
  city: 'Lyon',
  country_code: 'FR',
  telephone: '0612345678',
}

type Location = { id: number; store_code: string; root_category_id: number; enable_pickup: boolean }
type Day = { day: string; periods: { time: string }[] }

/** Signs a new customer in whose cart has a meal, a location and a slot on a day when meal vouchers are valid. */
async function fillCartWithLunch(page: Page, language: Language): Promise<Shopper> {
  const customer = await Customer.register(`sushi_${language}`)
  const { createEmptyCart: cart } = await customer.query<{ createEmptyCart: string }>(
    'mutation { createEmptyCart }',
  )
  const { getLocations } = await customer.query<{ getLocations: Location[] }>(
    '{ getLocations { id store_code root_category_id enable_pickup } }',
  )
  const location = getLocations.find(({ enable_pickup }) => enable_pickup)
  if (!location) throw new Error('No location offers pickup.')
  await customer.query(
    'mutation ($cart: String!, $id: Int!) { assignLocationToCart(cart_id: $cart, location_id: $id, mode: "pickup") { cart { id } } }',
    { cart, id: location.id },
  )
  const store = location.store_code
  const { getPeriods } = await customer.query<{ getPeriods: Day[] }>(
    'query ($cart: String!) { getPeriods(cart_id: $cart) { day periods { time } } }',
    { cart },
    store,
  )
  // Not the first day, whose next slot may be over any minute.
  const [, openDay] = getPeriods.filter(
    ({ day, periods }) => !isClosedToVouchers(day, frenchHolidays) && periods.length > 0,
  )
  await customer.query(
    `mutation ($cart: String!, $day: String!, $time: String!, $items: [CartItemInput!]!, $address: CartAddressInput!) {
      assignPeriodToCart(cart_id: $cart, day: $day, time: $time) { cart { id } }
      addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { message } }
      setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { address: $address } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "payzen_standard" } }) { cart { id } }
    }`,
    { cart, day: openDay?.day, time: openDay?.periods[0]?.time, items: [meal], address },
    store,
  )
  const cookie = (name: string, value: string | number) => ({
    name,
    value: String(value),
    url: addresses.sushi,
  })
  await customer.signInBrowser(page.context(), addresses.sushi)
  await page
    .context()
    .addCookies([
      cookie('location_id', location.id),
      cookie('store_code', store),
      cookie('root_category_id', location.root_category_id),
    ])
  return new Shopper(page, language)
}

for (const language of languages) {
  test(`Customers can pay part of an order with meal vouchers, within the limits (${language})`, async ({
    page,
  }) => {
    const shopper = await fillCartWithLunch(page, language)
    const { message } = shopper
    const money = (cents: number) => formatMoney(cents, language, 'EUR')
    const vouchers = page.getByRole('region', { name: message('vouchers_title') })
    const applyVouchers = async (number: string, amount: string) => {
      await vouchers.getByLabel(message('vouchers_count')).fill(number)
      await vouchers.getByLabel(message('vouchers_amount')).fill(amount)
      await shopper.press('vouchers_apply')
    }
    await shopper.open('panier')
    await expect(vouchers.getByText(money(total))).toBeVisible()
    await applyVouchers('3', '27,50')
    await expect(vouchers.getByLabel(message('vouchers_amount'))).toHaveAttribute('aria-invalid', 'true')
    await expect(vouchers.getByLabel(message('vouchers_amount'))).toHaveValue('27,50')
    const bar = page.getByRole('complementary', { name: message('location_bar') })
    await expect(bar).toContainText(message('location_pickup'))
    await expect(bar).not.toContainText(message('slot_missing'))
    await expectAccessible(page, 'invalid vouchers')
    await applyVouchers('2', '14,70')
    const applied = message('vouchers_applied', { count: 2, amount: money(1470) })
    await expect(vouchers.getByText(applied)).toBeVisible()
    const summary = page.getByRole('complementary', { name: message('cart_summary') })
    await expect(summary.getByText(message('vouchers_due'))).toBeVisible()

    await shopper.open('commander?step=review')
    await expect(page.getByText(message('vouchers_fulfilment_help'))).toBeVisible()
    await expectAccessible(page, 'recap')
    await shopper.placeOrder()
    await expect(page.getByRole('button', { name: /14[.,]70/ })).toBeVisible()
    await shopper.decideAtBank('pay')
    const thanks = message('order_paid', { firstname: 'Ada' })
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
    await expect(page.getByText(message('vouchers_row', { count: 2 })).first()).toBeVisible()
  })
}

test('Customers can remove meal vouchers', async ({ page }) => {
  const shopper = await fillCartWithLunch(page, 'fr')
  const { message } = shopper
  await shopper.open('panier')
  await page.getByLabel(message('vouchers_count')).fill('1')
  await page.getByLabel(message('vouchers_amount')).fill('9,80')
  await shopper.press('vouchers_apply')
  await shopper.press('vouchers_remove')
  await expect(page.getByRole('button', { name: message('vouchers_apply') })).toBeVisible()
  await expect(page.getByText(message('vouchers_due'))).toHaveCount(0)
})
