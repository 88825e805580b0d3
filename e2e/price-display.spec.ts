import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const switchOf = (page: Page, shopper: Shopper) =>
  page.getByRole('form', { name: shopper.message('price_switch') }).filter({ visible: true })

async function choose(page: Page, shopper: Shopper, key: 'price_switch_incl' | 'price_switch_excl') {
  const button = switchOf(page, shopper).getByRole('button', { name: shopper.message(key) })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** The price at the top of a product page. */
const priceOf = (page: Page) => page.locator('.price-block .price-line').first()

test('Visitors can see prices without tax on every page, and go back', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('accessoires')
  const card = page.getByRole('listitem').filter({ hasText: 'Cartouche Clair' }).first()
  await expect(card).toContainText('TTC')
  await choose(page, shopper, 'price_switch_excl')
  await expect(page).toHaveURL(/\/fr\/accessoires$/)
  await expect(card).toContainText('HT')
  await shopper.open('cartouche-clair.html')
  await expect(priceOf(page)).toContainText('HT')
  await shopper.addToCart()
  await shopper.open('panier')
  await expect(page.getByText(shopper.message('cart_items_excl')).first()).toBeVisible()
  // Another visit of the same device.
  const again = await page.context().newPage()
  await again.goto('/fr/cartouche-clair.html')
  await expect(priceOf(again)).toContainText('HT')
  await again.close()
  await choose(page, shopper, 'price_switch_incl')
  await shopper.open('cartouche-clair.html')
  await expect(priceOf(page)).toContainText('TTC')
})

test('The price filter asks for prices as they are shown', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  await choose(page, shopper, 'price_switch_excl')
  const least = page
    .getByLabel(shopper.message('catalogue_price_from', { symbol: '€' }), { exact: true })
    .filter({ visible: true })
  await least.fill('1000')
  await shopper.press('catalogue_price_apply')
  await expect(page).toHaveURL(/price=1000_\*/)
  await expect(page.getByRole('main')).toContainText('HT')
})

test('A choice is for its visitor alone: other visitors keep the page of the cache', async ({
  page,
  browser,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('accessoires')
  await choose(page, shopper, 'price_switch_excl')
  const other = await browser.newPage()
  for (let visit = 0; visit < 2; visit++) {
    await other.goto(`${addresses.fontaines}/fr/accessoires`)
    await expect(other.getByRole('listitem').filter({ hasText: 'Cartouche Clair' }).first()).toContainText(
      'TTC',
    )
  }
})

test('Professionals keep the prices of their group', async ({ page, context }) => {
  const shopper = new Shopper(page, 'fr')
  const professional = await Customer.registerProfessional('fr')
  await professional.signInBrowser(context)
  await shopper.open('cartouche-clair.html')
  await expect(switchOf(page, shopper)).toHaveCount(0)
})
