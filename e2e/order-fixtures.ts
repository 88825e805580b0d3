import { expect, type Page } from '@playwright/test'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import type { Language } from './messages.ts'

export const filterCartridge = { sku: 'VSQ-CLAIR', quantity: 1 }
export const glasses = { sku: 'VSQ-GOB25', quantity: 6 }

/** Signs a new customer in who has a product in the cart, and opens the checkout at the form for the first address. */
export async function openCheckout(page: Page, language: Language = 'fr'): Promise<Shopper> {
  const customer = await Customer.register(language)
  await customer.fillCart(filterCartridge)
  await customer.signInBrowser(page.context())
  const shopper = new Shopper(page, language)
  await shopper.open('commander')
  return shopper
}

/** Signs a new customer in whose order is ready to be placed, and opens a step of the checkout, the recap by default. */
export async function openRecap(page: Page, language: Language = 'fr', step = 'review'): Promise<Shopper> {
  const customer = await Customer.register(language)
  await customer.prepareOrder(filterCartridge)
  await customer.signInBrowser(page.context())
  const shopper = new Shopper(page, language)
  await shopper.open(`commander?step=${step}`)
  return shopper
}

/** Signs a new customer in who has one unpaid order. */
export async function createOrder(page: Page, language: Language, ...items: (typeof filterCartridge)[]) {
  const customer = await Customer.register(language)
  const number = await customer.placeOrder(...items)
  await customer.signInBrowser(page.context())
  return { customer, number, shopper: new Shopper(page, language) }
}

/** Signs a new customer in who has one paid order. */
export async function createPaidOrder(page: Page, language: Language, ...items: (typeof filterCartridge)[]) {
  const created = await createOrder(page, language, ...items)
  await created.customer.payOrder(created.number)
  return created
}

/** Pays on the bank's page and waits for the shop's confirmation. */
export async function payAtBank(shopper: Shopper): Promise<void> {
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  const thanks = shopper.message('order_paid', { firstname: 'Ada' })
  await expect(shopper.page.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
}
