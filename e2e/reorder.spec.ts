import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { filterCartridge, glasses, createOrder } from './order-fixtures.ts'
import { test } from './test.ts'
import { languages, startOf } from './messages.ts'

const orders = 'compte-client/commandes'

test('an order is ordered again, and the cart holds it', async ({ page }) => {
  const { number, shopper } = await createOrder(page, 'fr', filterCartridge, glasses)
  await shopper.open(`${orders}/${number}`)
  await shopper.press('order_reorder')
  await expect(page.getByRole('heading', { level: 1, name: shopper.say('cart_title') })).toBeVisible()
  await expect(page.getByText(shopper.say('order_reordered'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Cartouche Clair' }).first()).toBeVisible()
})

/** No more than six of these are sold at once. */
const bottle = { sku: 'VSQ-CO2-2', quantity: 1 }

for (const language of languages) {
  test(`an order that cannot be ordered again says why, and stays where it is (${language})`, async ({
    page,
  }) => {
    const { customer, number, shopper } = await createOrder(page, language, bottle)
    await customer.fillCart({ ...bottle, quantity: 6 })
    await shopper.open(`${orders}/${number}`)
    await shopper.press('order_reorder')
    await expect(page.getByText(shopper.say('cart_error_too_many', { most: 6 }))).toBeVisible()
    await expect(page.getByText(startOf(shopper.say('order_reorder_missing')))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('order_title', { number }))
    await expectAccessible(page, 'refusal')
  })
}

test('what of an order can be had is ordered again, and the rest is named', async ({ page }) => {
  const { customer, number, shopper } = await createOrder(page, 'fr', bottle, filterCartridge)
  await customer.fillCart({ ...bottle, quantity: 6 })
  await shopper.open(`${orders}/${number}`)
  await shopper.press('order_reorder')
  await expect(page.getByRole('heading', { level: 1, name: shopper.say('cart_title') })).toBeVisible()
  await expect(
    page.getByText(shopper.say('order_reorder_missing', { names: 'Bouteille de CO₂, 2 kg' })),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Cartouche Clair' }).first()).toBeVisible()
})
