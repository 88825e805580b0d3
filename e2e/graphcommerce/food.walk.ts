import { expect, test, type Page } from '@playwright/test'
import {
  addToCart,
  fillAddress,
  findOrder,
  follow,
  goToPayment,
  newEmail,
  person,
  picture,
  placeOrder,
  register,
} from './shopper.ts'

const payment = 'On collection or delivery'
/** What the catalogue asks for, with tax. */
const platter = { url: '/p/platter-for-two-26-pieces', price: 38.5 }

const nothing = async () => {}
const euros = (amount: number) => `€${amount.toFixed(2)}`
const pickup = (page: Page) => page.getByText('Collected from your chosen kitchen').first()
const delivery = (page: Page) => page.getByText('Delivered in your slot').first()

/** Selects pickup and then the point of sale, as the example asks for them. */
async function collectAt(page: Page, title: string): Promise<void> {
  await expect(delivery(page)).toBeVisible()
  await pickup(page).click()
  // The points of sale around the address, nearest first.
  await expect(page.getByText(/^Nori & Riz \w+ ?$/).first()).toHaveText(/Marais/)
  await page.getByText(title, { exact: true }).click()
  await expect(page.getByText('Nori & Riz Bastille', { exact: true })).toBeHidden()
}

/** Selects delivery; answers its fee, which depends on the earliest slot. */
async function selectDelivery(page: Page): Promise<number> {
  await delivery(page).click()
  const card = page.getByRole('button').filter({ has: delivery(page) })
  const [, fee = ''] = /€(\d\.\d\d)/.exec((await card.first().textContent()) ?? '') ?? []
  expect(['1.90', '2.90', '3.90']).toContain(fee)
  return Number(fee)
}

async function expectCollected(page: Page): Promise<void> {
  await expect(page.getByText('31 rue Beaurepaire').first()).toBeVisible()
  await expect(page.getByText(`${person.street} ${person.houseNumber}`).first()).toBeVisible()
}

test.describe('A guest', () => {
  test('collects a dish of the menu at the point of sale that they choose', async ({ page }) => {
    await page.goto('/')
    await follow(page, page.getByRole('link', { name: 'The menu' }).first(), '**/menu')
    const address = '/p/salmon-nigiri-4-pieces'
    await follow(page, page.locator(`a[href="${address}"]`).first(), `**${address}`)
    await addToCart(page, nothing)
    await page.goto('/cart')
    await expect(page.getByText('€9.80').first()).toBeVisible()
    await fillAddress(page, newEmail('guest'))
    await collectAt(page, 'Nori & Riz Canal')
    await picture(page, 'food-guest-pickup')
    await placeOrder(page, { payment, total: '€9.80', name: 'food-guest-pickup' })
  })

  test('has the order delivered', async ({ page }) => {
    await page.goto(platter.url)
    await addToCart(page, nothing)
    await fillAddress(page, newEmail('guest'))
    const total = euros(platter.price + (await selectDelivery(page)))
    await placeOrder(page, { payment, total, name: 'food-guest-delivery' })
  })

  test('decides for delivery after pickup', async ({ page }) => {
    await page.goto(platter.url)
    await addToCart(page, nothing)
    await fillAddress(page, newEmail('guest'))
    await collectAt(page, 'Nori & Riz Canal')
    await goToPayment(page)
    await expectCollected(page)
    await page.goto('/checkout')
    const total = euros(platter.price + (await selectDelivery(page)))
    await picture(page, 'food-guest-switch')
    await placeOrder(page, { payment, total, name: 'food-guest-switch' })
  })
})

test.describe('A new customer', () => {
  test('collects an order, which the account shows', async ({ page }) => {
    await register(page)
    await page.goto(platter.url)
    await addToCart(page, nothing)
    await fillAddress(page, undefined)
    await collectAt(page, 'Nori & Riz Canal')
    await picture(page, 'food-customer-pickup')
    const total = euros(platter.price)
    await placeOrder(page, { payment, total, name: 'food-customer-pickup' })
    await findOrder(page, total, 'food-customer-pickup')
  })

  test('has a menu delivered', async ({ page }) => {
    await register(page)
    await page.goto('/p/menu-for-two')
    await addToCart(page, nothing)
    await fillAddress(page, undefined)
    const total = euros(39 + (await selectDelivery(page)))
    await placeOrder(page, { payment, total, name: 'food-customer-delivery' })
    await findOrder(page, total, 'food-customer-delivery')
  })
})
