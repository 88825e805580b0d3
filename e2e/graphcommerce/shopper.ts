import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

const pictures = path.resolve(import.meta.dirname, '../../.data/graphcommerce')
mkdirSync(pictures, { recursive: true })

export const person = {
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

export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true })
}

/** An address of the example's own domain that no other purchase uses. */
export const newEmail = (name: string) => `${name}-${Date.now()}@example.com`

/** Presses until the address changes: a press while the example still replaces a page is lost. */
export async function follow(page: Page, link: Locator, address: string): Promise<void> {
  await expect(async () => {
    await link.click({ timeout: 5000 })
    await page.waitForURL(address, { timeout: 15_000 })
  }).toPass()
}

/** Adds the product of the open page. */
export async function addToCart(page: Page, choose: (page: Page) => Promise<void>): Promise<void> {
  // React reacts to presses once it has taken the page over.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  )
  await choose(page)
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
  await expect(page.getByText(/has been added to your shopping cart/i)).toBeVisible()
}

/** Fills the first page of the checkout up to the shipping method. */
export async function fillAddress(page: Page, email: string | undefined): Promise<void> {
  await page.goto('/checkout')
  if (email !== undefined) await field(page, 'email').fill(email)
  await field(page, 'firstname').waitFor()
  await page.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'France', exact: true }).click()
  for (const [name, value] of Object.entries(person)) {
    const input = field(page, name)
    if ((await input.inputValue()) !== value) await input.fill(value)
  }
  await field(page, 'telephone').blur()
}

export async function goToPayment(page: Page): Promise<void> {
  await follow(page, page.locator('#next'), '**/checkout/payment')
}

/** From the first page of the checkout to the order's success page. */
export async function placeOrder(
  page: Page,
  { payment, total, name }: { payment: string; total: string; name: string },
): Promise<void> {
  await goToPayment(page)
  await page.getByText(payment).first().click()
  const terms = page.locator('input[type="checkbox"][name^="agreement"]')
  for (const box of await terms.all()) await box.check()
  await expect(page.getByText(total).first()).toBeVisible()
  await picture(page, `${name}-payment`)
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
  await picture(page, `${name}-success`)
}

export async function register(page: Page): Promise<void> {
  await page.goto('/account/signin')
  // A press before React has taken the page over is lost.
  await expect(async () => {
    await page.getByText('Create Account').first().click({ timeout: 5000 })
    await expect(field(page, 'input.password')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await field(page, 'email').fill(newEmail('customer'))
  await field(page, 'input.password').fill(password)
  await field(page, 'confirmPassword').fill(password)
  await field(page, 'input.firstname').fill(person.firstname)
  await field(page, 'input.lastname').fill(person.lastname)
  await page.getByRole('button', { name: 'Create Account' }).last().click()
  await expect(page.getByText(/hi camille|successfully signed|continue shopping/i).first()).toBeVisible()
}

/** Opens the customer's orders, of which one has the total. */
export async function findOrder(page: Page, total: string, name: string): Promise<void> {
  await page.goto('/account/orders')
  await expect(page.getByText(total).filter({ visible: true }).first()).toBeVisible()
  await picture(page, `${name}-orders`)
}
