import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const password = 'Fontaine2026'

const heartOf = (page: Page, shopper: Shopper, name: string) =>
  page.getByRole('button', { name: shopper.message('favourites_toggle', { name }), exact: true })

/** The entry of a product on a page of favourites. */
const entryOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

async function keepFromList(page: Page, shopper: Shopper, name: string) {
  const heart = heartOf(page, shopper, name)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

/** The button shows the product as kept before the shop has answered; its message says that it is. */
async function keepFromProduct(page: Page, shopper: Shopper) {
  await shopper.press('favourites_keep')
  await expect(page.getByText(shopper.message('favourites_added'))).toBeVisible()
  await expect(page.getByRole('button', { name: shopper.message('favourites_kept') })).toBeVisible()
}

test('Guests can keep favourites on their device, remove one and bring it back', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('accessoires')
  await keepFromList(page, shopper, 'Cartouche Clair')
  await expect(page.getByText(shopper.message('favourites_added'))).toBeVisible()
  await page
    .getByRole('link', { name: /^Favoris, 1 produit$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/fr\/favoris$/)
  await expect(page.getByText(shopper.message('favourites_on_device'))).toBeVisible()
  const entry = entryOf(page, 'Cartouche Clair')
  await expect(entry).toBeVisible()
  await expectAccessible(page, 'favourites')
  const remove = `${shopper.message('cart_remove')} Cartouche Clair`
  await entry.getByRole('button', { name: remove, exact: true }).click()
  await expect(page.getByRole('heading', { name: shopper.message('favourites_empty_title') })).toBeVisible()
  await page.getByRole('button', { name: shopper.message('cart_undo') }).click()
  await expect(page.getByText(shopper.message('favourites_restored'))).toBeVisible()
  await expect(entry).toBeVisible()
})

test('Favourites keep the chosen options, and one or all of them go into the cart', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('comptoir-1.html')
  await page.getByRole('radio', { name: /^Acier/ }).check()
  await keepFromProduct(page, shopper)
  await shopper.open('cartouche-clair.html')
  await keepFromProduct(page, shopper)
  await shopper.open('favoris')
  await expect(entryOf(page, 'Comptoir 1')).toContainText('Acier')
  const cartridge = entryOf(page, 'Cartouche Clair')
  await cartridge.getByRole('button', { name: startsWith(shopper.message('favourites_add')) }).click()
  await expect(page.getByText(shopper.message('cart_added'))).toBeVisible()
  await expect(cartridge).toBeVisible()
  await shopper.press('favourites_add_all')
  await expect(page.getByText(/favoris? ajoutés? au panier/)).toBeVisible()
  await shopper.open('panier')
  await expect(page.getByRole('main').getByRole('link', { name: 'Cartouche Clair' }).first()).toBeVisible()
})

test('A sign-in moves favourites into the account, without loss or duplicates', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const customer = await Customer.register('fr')
  await customer.query(
    `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "VSQ-CLAIR", quantity: 2 }]) {
      user_errors { message } } }`,
  )
  await shopper.open('cartouche-clair.html')
  await keepFromProduct(page, shopper)
  await shopper.open('comptoir-1.html')
  await keepFromProduct(page, shopper)
  await shopper.open('login')
  await shopper.signIn(customer.email, password)
  await expect(page).toHaveURL(/\/compte-client$/)
  await shopper.open('favoris')
  await expect(page).toHaveURL(/\/compte-client\/favoris$/)
  await expect(entryOf(page, 'Cartouche Clair')).toHaveCount(1)
  await expect(entryOf(page, 'Comptoir 1')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Favoris, 2 produits$/ }).first()).toBeAttached()
})

test('Customers can note something, share the list by a link and close it', async ({
  page,
  context,
  browser,
}) => {
  const shopper = new Shopper(page, 'fr')
  const customer = await Customer.register('fr', { firstname: 'Grace' })
  await customer.signInBrowser(context)
  await shopper.open('cartouche-clair.html')
  await keepFromProduct(page, shopper)
  await shopper.open('compte-client/favoris')
  const entry = entryOf(page, 'Cartouche Clair')
  await entry.getByText(shopper.message('favourites_note_add')).click()
  await entry.getByRole('textbox', { name: /^Note sur/ }).fill('pour la cuisine')
  await entry.getByRole('button', { name: shopper.message('favourites_note_save') }).click()
  await expect(page.getByText(shopper.message('favourites_saved'))).toBeVisible()
  await expect(page.getByText(shopper.message('favourites_private'))).toBeVisible()
  await shopper.press('favourites_share')
  const link = await page.getByLabel(shopper.message('favourites_link')).inputValue()

  const other = await browser.newPage()
  await other.goto(link)
  await expect(
    other.getByRole('heading', { level: 1, name: shopper.message('favourites_of', { name: 'Grace' }) }),
  ).toBeVisible()
  await expect(other.getByText('Cartouche Clair').first()).toBeVisible()
  await expect(other.getByText('pour la cuisine')).toHaveCount(0)
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(other, 'shared favourites')

  await shopper.press('favourites_unshare')
  await expect(page.getByText(shopper.message('favourites_private'))).toBeVisible()
  expect((await other.goto(link))?.status()).toBe(404)
})

test('Shops for food call them favourite dishes', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.goto(`${addresses.sushi}/fr/favoris`)
  await expect(
    page.getByRole('heading', { level: 1, name: shopper.message('favourites_title_dishes') }),
  ).toBeVisible()
})

const startsWith = (text: string) => new RegExp(`^${text}`)
