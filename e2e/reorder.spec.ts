import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { createOrder, filterCartridge, glasses } from './order-fixtures.ts'
import { test } from './test.ts'
import { languages, startOf } from './messages.ts'

const ordersPath = 'compte-client/commandes'

test('Customers can reorder', async ({ page }) => {
  const { number, shopper } = await createOrder(page, 'fr', filterCartridge, glasses)
  await shopper.open(`${ordersPath}/${number}`)
  await shopper.press('order_reorder')
  await expect(page.getByRole('heading', { level: 1, name: shopper.message('cart_title') })).toBeVisible()
  await expect(page.getByText(shopper.message('order_reordered'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Cartouche Clair' }).first()).toBeVisible()
})

/** At most six are sold per cart. */
const bottle = { sku: 'VSQ-CO2-2', quantity: 1 }

for (const language of languages) {
  test(`Customers see why an order cannot be reordered and stay on its page (${language})`, async ({
    page,
  }) => {
    const { customer, number, shopper } = await createOrder(page, language, bottle)
    await customer.fillCart({ ...bottle, quantity: 6 })
    await shopper.open(`${ordersPath}/${number}`)
    await shopper.press('order_reorder')
    await expect(page.getByText(shopper.message('cart_error_too_many', { most: 6 }))).toBeVisible()
    await expect(page.getByText(startOf(shopper.message('order_reorder_missing')))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      shopper.message('order_title', { number }),
    )
    await expectAccessible(page, 'reorder failed')
  })
}

test('Customers can reorder the available products and see which are missing', async ({ page }) => {
  const { customer, number, shopper } = await createOrder(page, 'fr', bottle, filterCartridge)
  await customer.fillCart({ ...bottle, quantity: 6 })
  await shopper.open(`${ordersPath}/${number}`)
  await shopper.press('order_reorder')
  await expect(page.getByRole('heading', { level: 1, name: shopper.message('cart_title') })).toBeVisible()
  await expect(
    page.getByText(shopper.message('order_reorder_missing', { names: 'Bouteille de CO₂, 2 kg' })),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Cartouche Clair' }).first()).toBeVisible()
})
