import { expect, type Page } from '@playwright/test'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import type { Language } from './messages.ts'

export const filterCartridge = { sku: 'VSQ-CLAIR', quantity: 1 }
export const glasses = { sku: 'VSQ-GOB25', quantity: 6 }

/** Somebody signed in with one order that waits for its payment. */
export async function createOrder(page: Page, language: Language, ...items: (typeof filterCartridge)[]) {
  const customer = await Customer.register(language)
  const number = await customer.placeOrder(...items)
  await customer.signInBrowser(page.context())
  return { customer, number, shopper: new Shopper(page, language) }
}

/** The same, paid at the bank. */
export async function createPaidOrder(page: Page, language: Language, ...items: (typeof filterCartridge)[]) {
  const made = await createOrder(page, language, ...items)
  await made.shopper.open(`commander/paiement?commande=${made.number}`)
  await payAtBank(made.shopper)
  return made
}

export async function payAtBank(shopper: Shopper): Promise<void> {
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  const thanks = shopper.say('order_thanks', { firstname: 'Ada' })
  await expect(shopper.page.getByRole('heading', { level: 1, name: thanks })).toBeVisible({ timeout: 20_000 })
}
