import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'

const pictures = path.resolve(import.meta.dirname, '../../.data/graphcommerce')
mkdirSync(pictures, { recursive: true })

const person = {
  firstname: 'Camille',
  lastname: 'Morel',
  street: 'rue de la Paix',
  houseNumber: '1',
  postcode: '75002',
  city: 'Paris',
  telephone: '+33639980014',
}
const password = 'Abcdef12-34'

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

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

async function add(page: Page, type: keyof typeof products): Promise<void> {
  const product = products[type]
  await page.goto(product.url)
  // React reacts to presses once it has taken the page over.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  )
  await product.choose(page)
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
  await expect(page.getByText(/has been added to your shopping cart/i)).toBeVisible()
}

async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(person)) {
    const input = field(page, name)
    if ((await input.inputValue()) !== value) await input.fill(value)
  }
}

/** From the cart to the order's success page. */
async function checkOut(
  page: Page,
  email: string | undefined,
  type: keyof typeof products,
  picture: string,
): Promise<void> {
  await page.goto('/checkout')
  if (email !== undefined) await field(page, 'email').fill(email)
  await field(page, 'firstname').waitFor()
  await page.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'France', exact: true }).click()
  await fillAddress(page)
  await field(page, 'telephone').blur()
  await expect(page.getByText('48H delivery').first()).toBeVisible()
  await page.locator('#next').click()
  await page.waitForURL('**/checkout/payment')
  await page.getByText('Bank transfer').first().click()
  const terms = page.locator('input[type="checkbox"][name^="agreement"]')
  for (const box of await terms.all()) await box.check()
  await expect(page.getByText(products[type].total).first()).toBeVisible()
  await page.screenshot({ path: path.join(pictures, `${picture}-payment.png`), fullPage: true })
  await page
    .getByRole('button', { name: /place order/i })
    .last()
    .click()
  await page.waitForURL('**/checkout/success**')
  await expect(
    page
      .getByText(/thank you for your order/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.screenshot({ path: path.join(pictures, `${picture}-success.png`), fullPage: true })
}

test.describe('A guest orders', () => {
  for (const type of types) {
    test(`a ${type} product`, async ({ page }) => {
      await add(page, type)
      await checkOut(page, `guest-${type}-${Date.now()}@example.com`, type, `guest-${type}`)
    })
  }
})

async function register(page: Page): Promise<void> {
  await page.goto('/account/signin')
  await page.getByText('Create Account').first().click()
  await field(page, 'email').fill(`customer-${Date.now()}@example.com`)
  await field(page, 'input.password').fill(password)
  await field(page, 'confirmPassword').fill(password)
  await field(page, 'input.firstname').fill(person.firstname)
  await field(page, 'input.lastname').fill(person.lastname)
  await page.getByRole('button', { name: 'Create Account' }).last().click()
  await expect(page.getByText(/hi camille|successfully signed|continue shopping/i).first()).toBeVisible()
}

test.describe('A new customer orders', () => {
  for (const type of types) {
    test(`a ${type} product`, async ({ page }) => {
      await register(page)
      await add(page, type)
      await checkOut(page, undefined, type, `customer-${type}`)
      await page.goto('/account/orders')
      await expect(page.getByText(products[type].total).filter({ visible: true }).first()).toBeVisible()
      await page.screenshot({ path: path.join(pictures, `customer-${type}-orders.png`), fullPage: true })
    })
  }
})
