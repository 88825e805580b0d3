import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { Customer } from './customer.ts'
import { FoodShopper } from './food-shopper.ts'
import { messagesIn } from './messages.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const message = messagesIn('fr')

const field = (page: Page, key: string) =>
  page.getByRole('main').getByLabel(message(key), { exact: true }).first()
const street = (page: Page) => field(page, 'form_street')
const lyon = (page: Page) => page.getByRole('option', { name: '27 Rue de la République 69002 Lyon' })

async function expectAddress(page: Page, ...[line, postcode, city]: [string, string, string]): Promise<void> {
  await expect(street(page)).toHaveValue(line)
  await expect(field(page, 'form_postcode')).toHaveValue(postcode)
  await expect(field(page, 'form_city')).toHaveValue(city)
}

/** Types an address as people do; what suggests loads with the focus. */
async function type(page: Page, text: string): Promise<void> {
  await street(page).click()
  await expect(street(page)).toHaveRole('combobox')
  await street(page).pressSequentially(text)
}

async function openNewAddress(page: Page): Promise<void> {
  const shopper = new Shopper(page, 'fr')
  const customer = await Customer.register('fr')
  await customer.signInBrowser(page.context())
  await shopper.open('compte-client/nouvelle-adresse')
  await shopper.waitForHydration()
}

test('Customers complete an address with the keyboard, and can type on by hand', async ({ page }) => {
  await openNewAddress(page)
  await type(page, '27 rue de la rép')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2)
  await expect(page.getByText(/^2 suggestions/)).toBeAttached()
  await expectAccessible(page, 'suggested addresses')
  await page.keyboard.press('ArrowDown')
  await expect(lyon(page)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expectAddress(page, '27 Rue de la République', '69002', 'Lyon')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(street(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(', fond de cour')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: message('account_save_address') }).click()
  await expect(page.getByText(message('account_address_saved'))).toBeVisible()
  await expect(page.getByRole('main')).toContainText('27 Rue de la République, fond de cour')
})

test('Customers who choose a street are asked for its number, where it is written', async ({ page }) => {
  await openNewAddress(page)
  await type(page, 'boulevard du po')
  await page.getByRole('option', { name: 'Boulevard du Port 80000 Amiens' }).click()
  await expect(page.getByText(message('form_street_add_number'))).toBeVisible()
  await page.keyboard.type('8')
  await page.keyboard.press('Escape')
  await expectAddress(page, '8 Boulevard du Port', '80000', 'Amiens')
})

test('Customers type an address by hand while none can be suggested', async ({ page }) => {
  await openNewAddress(page)
  await page.route('**/adresses-proposees*', (route) => route.abort())
  await type(page, '27 rue de la République')
  await field(page, 'form_postcode').fill('69002')
  await field(page, 'form_city').fill('Lyon')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.getByRole('button', { name: message('account_save_address') }).click()
  await expect(page.getByText(message('account_address_saved'))).toBeVisible()
})

test.describe('in the checkout of guests', () => {
  test.use({ baseURL: addresses.guestCheckout })

  test('Guests complete the address of delivery and the one of billing', async ({ page }) => {
    const shopper = new Shopper(page, 'fr')
    await shopper.open('cartouche-clair.html')
    await shopper.addToCart()
    await shopper.goToCart()
    await shopper.proceedToCheckout()
    await shopper.waitForHydration()
    await field(page, 'form_email').fill(shopper.email)
    await field(page, 'form_firstname').fill('Ada')
    await field(page, 'form_lastname').fill('Martin')
    await type(page, '27 rue de la rép')
    await lyon(page).click()
    await expectAddress(page, '27 Rue de la République', '69002', 'Lyon')
    await page.getByRole('checkbox', { name: message('checkout_same_address') }).uncheck()
    const billing = page.getByRole('group', { name: message('checkout_billing_question') })
    const billingStreet = billing.getByLabel(message('form_street'), { exact: true })
    await billingStreet.click()
    await expect(billingStreet).toHaveRole('combobox')
    await billingStreet.pressSequentially('8 boulevard du')
    await page.getByRole('option', { name: '8 Boulevard du Port 80000 Amiens' }).click()
    await expect(billing.getByLabel(message('form_city'), { exact: true })).toHaveValue('Amiens')
    await expectAddress(page, '27 Rue de la République', '69002', 'Lyon')
    await page.getByRole('checkbox', { name: message('checkout_same_address') }).check()
    await shopper.press('checkout_to_payment')
    await expect(page.getByText(message('checkout_payment_method'))).toBeVisible()
  })
})

test.describe('in the food shop', () => {
  test.use({ baseURL: addresses.sushi })

  test('Shoppers have food delivered to an address that exists', async ({ page }) => {
    const shopper = new FoodShopper(page, 'fr')
    await shopper.open('ou-et-quand?mode=delivery')
    await shopper.selectDeliveryAddress(
      '27 rue de la République Lyon',
      /^27 Rue de la République, 69002 Lyon$/,
    )
    await expect(page.getByText('27 Rue de la République, 69002 Lyon').first()).toBeVisible()
  })
})
