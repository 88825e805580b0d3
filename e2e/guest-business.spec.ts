import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { startOf, type Spoken } from './messages.ts'
import { mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.keramik })

const reverseCharge = 'Steuerschuldnerschaft des Leistungsempfängers'

/** Text of the main part of the page with plain spaces, as amounts have others. */
const textOf = async (page: Page) =>
  (await page.locator('main').innerText()).replaceAll(/[\u00a0\u202f]/g, ' ')

const fieldOf = ({ page, message }: Shopper<Spoken>, key: string): Locator =>
  page.getByLabel(startOf(message(key))).first()

/** What the shop says about a VAT number. */
function noticeOf({ page, language }: Shopper<Spoken>, state: string, number: string): Locator {
  const file = path.resolve(import.meta.dirname, `../packages/messages/${language}/api.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return page.getByText((texts[`cart_vat_check_${state}`] ?? '').replace('{number}', number))
}

/** Puts a mug into the cart and fills in the guest form, up to the country. */
async function fillInGuestForm(shopper: Shopper<Spoken>): Promise<void> {
  await shopper.open('becher-350-ml.html')
  await shopper.page.getByRole('radio', { name: 'Kreide' }).check()
  await shopper.addToCart()
  await shopper.goToCart()
  await shopper.proceedToCheckout()
  const values = {
    form_email: shopper.email,
    form_firstname: 'Ada',
    form_lastname: 'Lindner',
    form_company: 'Gasthof Lindner',
    form_street: 'Neubaugasse 12',
    form_postcode: '1070',
    form_city: 'Wien',
  }
  for (const [key, value] of Object.entries(values)) await fieldOf(shopper, key).fill(value)
}

test('Guests who buy for a business abroad owe the VAT once their number is confirmed', async ({ page }) => {
  const shopper = new Shopper(page, 'de')
  const { message } = shopper
  await fillInGuestForm(shopper)
  const number = fieldOf(shopper, 'form_vat')
  await expect(number).toBeHidden()
  await expectAccessible(page, 'guest form without VAT number')
  await fieldOf(shopper, 'form_country').selectOption({ label: 'Österreich' })
  await expect(number).toBeVisible()
  // The postcode is none of the country selected first.
  await expect(page.getByText(message('error_invalidPostcode'))).toBeHidden()
  await expectAccessible(page, 'guest form with VAT number')

  await number.fill('ATU123')
  await shopper.press('checkout_to_shipping')
  await expect(number).toHaveAccessibleDescription(new RegExp(message('error_invalidVatNumber')))
  await expectAccessible(page, 'invalid VAT number')

  // Has the form of a number, but is not registered.
  await number.fill('ATU12345679')
  await shopper.press('checkout_to_shipping')
  await expect(noticeOf(shopper, 'INVALID', 'ATU12345679')).toBeVisible()
  await expectAccessible(page, 'unknown VAT number')
  await shopper.acceptDeliveryAndPayment()
  await expect(noticeOf(shopper, 'INVALID', 'ATU12345679')).toBeVisible()
  // 32.00 and 9.90 with 20 %.
  const taxed = await textOf(page)
  for (const part of ['41,90 €', '6,98 €', message('cart_total_incl')]) expect(taxed).toContain(part)
  expect(taxed).not.toContain(reverseCharge)

  const change = page.getByRole('link', {
    name: `${message('account_edit')} ${message('checkout_edit_billing_address')}`,
  })
  await change.click()
  await expect(number).toHaveValue('ATU12345679')
  await number.fill('ATU12345675')
  await shopper.press('checkout_to_shipping')
  await expect(noticeOf(shopper, 'VALID', 'ATU12345675')).toBeVisible()
  await shopper.acceptDeliveryAndPayment()
  await expectAccessible(page, 'recap without VAT')
  // 26.89 and 8.32 without tax.
  const recap = await textOf(page)
  for (const part of ['26,89 €', '8,32 €', '35,21 €', reverseCharge]) expect(recap).toContain(part)
  expect(recap).not.toContain(message('cart_total_incl'))

  await shopper.placeOrder()
  await shopper.decideAtBank('pay')
  const thanks = page.getByRole('heading', { level: 1, name: message('order_paid', { firstname: 'Ada' }) })
  await expect(thanks).toBeVisible()
  await expectAccessible(page, 'order confirmation')
  const order = await textOf(page)
  for (const part of ['35,21 €', reverseCharge]) expect(order).toContain(part)
  const confirmation = async () =>
    (await mailsTo(shopper.email)).find(({ kind }) => kind === 'order_confirmation')?.plain ?? ''
  await expect.poll(confirmation).toContain(reverseCharge)
  expect(await confirmation()).toMatch(/35,21\s€/)
})
