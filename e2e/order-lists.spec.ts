import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test('Professionals keep lists of what they order, and order a list at once', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  const professional = await Customer.registerProfessional('fr')
  await professional.signInBrowser(context)
  await shopper.open('compte-client/listes-d-achat')
  await expect(page.getByRole('heading', { name: message('order_list_none_title') })).toBeVisible()
  await page.getByLabel(message('order_list_name')).fill('Chantier Annecy')
  await shopper.press('order_list_create')
  await expect(page.getByRole('heading', { level: 1, name: 'Chantier Annecy' })).toBeVisible()

  await page.getByRole('link', { name: message('order_list_fill') }).click()
  await expect(page.getByLabel(message('quick_order_sku')).first()).toBeVisible()
  // Hydration between selecting what a field holds and typing over it would keep the old quantity.
  if (javaScriptEnabled) await shopper.waitForHydration()
  await page.getByLabel(message('quick_order_sku')).first().fill('vsq-clair')
  await page.getByLabel(message('quick_order_quantity')).first().fill('12')
  await shopper.press('order_list_keep')
  await expect(page.getByRole('heading', { level: 1, name: 'Chantier Annecy' })).toBeVisible()
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cartouche Clair' })
  await expect(entry.getByRole('spinbutton')).toHaveValue('12')
  await expectAccessible(page, 'order list')
  await entry.getByRole('button', { name: new RegExp(`^${message('favourites_add')}`) }).click()
  await expect(page.getByText(message('cart_added'))).toBeVisible()

  await page.getByText(message('order_list_rename'), { exact: true }).first().click()
  await page.getByLabel(message('order_list_name')).fill('Chantier Thônes')
  await page.locator('button', { hasText: message('order_list_rename') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chantier Thônes' })).toBeVisible()
  await page.getByText(message('order_list_delete'), { exact: true }).click()
  await shopper.press('order_list_delete_confirm')
  await expect(page.getByRole('heading', { name: message('order_list_none_title') })).toBeVisible()
})

test('Private people have favourites and no order lists', async ({ page, context }) => {
  const shopper = new Shopper(page, 'fr')
  const customer = await Customer.register('fr')
  await customer.signInBrowser(context)
  expect((await page.goto('/fr/compte-client/listes-d-achat'))?.status()).toBe(404)
  await shopper.open('compte-client')
  await expect(page.getByRole('link', { name: shopper.message('order_list_title') })).toHaveCount(0)
})
