import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test('Professionals can register with their company', async ({ page }) => {
  const shopper = new Shopper(page, 'it')
  const { message } = shopper
  await shopper.open('login')
  const field = (key: string) => page.getByLabel(message(key), { exact: true })
  await expect(field('form_company')).toBeHidden()
  await page.getByRole('checkbox', { name: message('form_professional') }).check()
  await expect(field('form_company')).toBeVisible()
  await expectAccessible(page, 'company fields')
  await shopper.register()
  await expect(field('form_company')).toHaveAccessibleDescription(message('error_required'))
  await expect(field('form_siret')).toHaveAccessibleDescription(message('error_required'))
  await field('form_company').fill('Fontane Rossi')
  await field('form_siret').fill('732 829 320 00075')
  await shopper.register()
  await expect(field('form_siret')).toHaveAccessibleDescription(message('error_invalidSiret'))
  await field('form_siret').fill('732 829 320 00074')
  await shopper.register()
  await expect(page).toHaveURL('/it/account')
  await shopper.open('compte-client/modifier')
  await expect(field('form_company')).toHaveValue('Fontane Rossi')
})

test('Customers who sign out leave an empty cart and get theirs back at sign-in', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'en')
  const { message } = shopper
  const customer = await Customer.register('en')
  await customer.fillCart({ sku: 'VSQ-CLAIR', quantity: 2 })
  await customer.signInBrowser(context)
  const line = page.getByRole('link', { name: 'Clair cartridge' }).first()
  await shopper.open('panier')
  await expect(line).toBeVisible()
  await shopper.open('compte-client')
  await shopper.signOut()
  if (javaScriptEnabled) {
    await shopper.waitForHydration()
    await shopper.clickCartLink()
    await expect(shopper.miniCart.getByText(message('cart_empty_title'))).toBeVisible()
  }
  await shopper.open('panier')
  await expect(page.getByText(message('cart_empty_title'))).toBeVisible()
  await expect(line).toHaveCount(0)
  await shopper.open('login')
  await shopper.signIn(customer.email, 'Fontaine2026')
  await expect(page).toHaveURL('/en/account')
  await shopper.open('panier')
  await expect(line).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
})

test('What the shop refused stays on the way to the contents of the page and back', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without JavaScript the browser itself keeps the document')
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  await shopper.open('login')
  await shopper.waitForHydration()
  await shopper.signIn(shopper.email)
  const error = page.getByRole('alert').getByText(message('login_failed'))
  await expect(error).toBeVisible()
  await page.getByRole('link', { name: message('layout_skip') }).press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await nextFrame(page)
  await expect(error).toBeVisible()
  const loaded = page.waitForResponse(/\.data\b/)
  // Playwright waits for Firefox to load a page, which a step to an anchor and back does not.
  await page.evaluate(() => history.back())
  await loaded
  await nextFrame(page)
  await expect(error).toBeVisible()
})

/** Waits until the page shows what it has just learnt. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
