import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { languages } from './messages.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

/** 165.00 without tax; from six units on 5 % less, for professionals 158.00, 149.00 from six on and 15 % less from twelve on. */
const paths = {
  fr: 'cartouche-grand-debit.html',
  en: 'high-flow-cartridge.html',
  it: 'cartuccia-alta-portata.html',
}

for (const language of languages) {
  test(`Professionals see what larger quantities cost, and pay it (${language})`, async ({ page }) => {
    const customer = await Customer.registerProfessional(language)
    await customer.signInBrowser(page.context())
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await shopper.open(paths[language])
    const table = page.getByRole('table', { name: message('product_tiers') })
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table).toContainText(/149[.,]00/)
    await expect(table).toContainText(/140[.,]25/)
    await expectAccessible(page, 'tier prices')
    await shopper.waitForHydration()
    await page.getByRole('main').getByLabel(message('product_quantity'), { exact: true }).fill('12')
    await page.getByRole('button', { name: /1.?683[.,]00/ }).click()
    await expect(page.getByText(message('cart_added'))).toBeVisible()
    await shopper.open('panier')
    await expect(page.getByRole('main')).toContainText(/140[.,]25/)
  })
}

test('Guests see the prices for everybody, and structured data has that of one unit', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open(paths.fr)
  const table = page.getByRole('table', { name: shopper.message('product_tiers') })
  await expect(table.getByRole('row')).toHaveCount(2)
  // 165.00 less 5 %, with tax.
  await expect(table).toContainText(/188,10/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join('')).toContain('"price":"198.00"')
})
