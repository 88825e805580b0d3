import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { startOf, type Language } from './messages.ts'
import { Shopper } from './shopper.ts'

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Outside the footer, whose link of the same name leads to a contact form. */
const requestLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** Signs a new professional in, fills the cart and requests a quotation. */
export async function requestQuotation(
  page: Page,
  language: Language,
  item: { sku: string; quantity: number },
) {
  const customer = await Customer.registerProfessional(language)
  await customer.fillCart(item)
  await customer.signInBrowser(page.context())
  const shopper = new Shopper(page, language)
  const { message } = shopper
  await shopper.open('panier')
  await requestLink(page, message('quotation_request')).click()
  await shopper.fillInAddress()
  // Heavy goods have a step for their appointment, which a quotation does not need.
  await expect(
    page.getByText(message('checkout_payment_method')).or(page.getByText(message('appointment_title'))),
  ).toBeVisible()
  await requestLink(page, message('quotation_request')).click()
  await expect(heading(page, message('quotation_request'))).toBeVisible()
  await expect(page.getByRole('button', { name: message('checkout_order_button') })).toHaveCount(0)
  await expectAccessible(page, 'request')
  await page.getByLabel(startOf(message('checkout_comment'))).fill('Pour trois étages')
  await shopper.press('quotation_request')
  const orderPath = new RegExp(`${shopper.address('orders')}/(\\d+)$`)
  await expect(page).toHaveURL(orderPath)
  const number = orderPath.exec(page.url())?.[1] ?? ''
  await expect(heading(page, message('quotation_title', { number }))).toBeVisible()
  return { customer, shopper, number }
}
