import { expect, type Page } from '@playwright/test'
import { Buyer } from './buyer.ts'
import { Shopper } from './shopper.ts'
import type { Language } from './words.ts'

export const filter = { sku: 'VSQ-CLAIR', quantity: 1 }
export const glasses = { sku: 'VSQ-GOB25', quantity: 6 }

/** Somebody signed in with one order that waits for its payment. */
export async function withOrder(page: Page, language: Language, ...items: (typeof filter)[]) {
  const buyer = await Buyer.register(language)
  const number = await buyer.order(...items)
  await buyer.enter(page.context())
  return { buyer, number, shopper: new Shopper(page, language) }
}

/** The same, paid at the bank. */
export async function withPaidOrder(page: Page, language: Language, ...items: (typeof filter)[]) {
  const made = await withOrder(page, language, ...items)
  await made.shopper.open(`commander/paiement?commande=${made.number}`)
  await pay(made.shopper)
  return made
}

export async function pay(shopper: Shopper): Promise<void> {
  await shopper.arriveAtBank()
  await shopper.decideAtBank('pay')
  const thanks = shopper.say('order_thanks', { firstname: 'Ada' })
  await expect(shopper.page.getByRole('heading', { level: 1, name: thanks })).toBeVisible({ timeout: 20_000 })
}
