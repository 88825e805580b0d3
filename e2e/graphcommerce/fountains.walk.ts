import { expect, test, type Page } from '@playwright/test'
import { addToCart, fillAddress, findOrder, newEmail, placeOrder, register } from './shopper.ts'

type Product = { url: string; choose: (page: Page) => Promise<void>; total: string }

/** Addresses of products, how their options are chosen, and what one costs with tax and delivery. */
const products: Record<'simple' | 'configurable' | 'bundle' | 'grouped', Product> = {
  // 75.00 and 20 % tax, delivery 9.90.
  simple: { url: '/p/clair-cartridge', choose: async () => {}, total: '€99.90' },
  // 1,150.00 and tax; free delivery from 150.
  configurable: {
    url: '/p/source-1-under-counter',
    choose: async (page) => await page.getByRole('button', { name: 'Brushed gold' }).click(),
    total: '€1,380.00',
  },
  // The options selected by default: 1,075.00, 125.00 and 35.00, and tax.
  bundle: { url: '/p/home-set', choose: async () => {}, total: '€1,482.00' },
  // 75.00, twice 25.00 and 35.00, and tax.
  grouped: { url: '/p/first-glasses-pack', choose: async () => {}, total: '€192.00' },
}
const types = ['simple', 'configurable', 'bundle', 'grouped'] as const

/** From the product to the order's success page. */
async function order(page: Page, type: keyof typeof products, email?: string): Promise<void> {
  const { url, choose, total } = products[type]
  await page.goto(url)
  await addToCart(page, choose)
  await fillAddress(page, email)
  await expect(page.getByText('Home delivery').first()).toBeVisible()
  const name = `${email === undefined ? 'customer' : 'guest'}-${type}`
  await placeOrder(page, { payment: 'Bank transfer', total, name })
}

test.describe('A guest orders', () => {
  for (const type of types) {
    test(`a ${type} product`, async ({ page }) => {
      await order(page, type, newEmail(`guest-${type}`))
    })
  }
})

test.describe('A new customer orders', () => {
  for (const type of types) {
    test(`a ${type} product`, async ({ page }) => {
      await register(page)
      await order(page, type)
      await findOrder(page, products[type].total, `customer-${type}`)
    })
  }
})
