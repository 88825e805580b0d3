import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, startOf, type Language } from './messages.ts'

const fountains = { sku: 'VSQ-L80N', quantity: 3 }
const otherProduct = { sku: 'VSQ-RC', quantity: 1 }
const orderPath = /compte-client\/commandes\/(\d+)$/

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Outside the footer, whose link of the same name leads to a contact form. */
const requestLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** Signs a new professional in, fills the cart and requests a quotation. */
async function requestQuotation(page: Page, language: Language, item: typeof fountains) {
  const customer = await Customer.registerProfessional(language)
  await customer.fillCart(item)
  await customer.signInBrowser(page.context())
  const shopper = new Shopper(page, language)
  const { message } = shopper
  await shopper.open('panier')
  await requestLink(page, message('quotation_request')).click()
  await shopper.fillInAddress()
  await shopper.press('checkout_to_payment')
  await expect(page.getByText(message('checkout_payment_method'))).toBeVisible()
  await requestLink(page, message('quotation_request')).click()
  await expect(heading(page, message('quotation_request'))).toBeVisible()
  await expect(page.getByRole('button', { name: message('checkout_order_button') })).toHaveCount(0)
  await expectAccessible(page, 'request')
  await page.getByLabel(startOf(message('checkout_comment'))).fill('Pour trois étages')
  await shopper.press('quotation_request')
  await expect(page).toHaveURL(orderPath)
  const number = orderPath.exec(page.url())?.[1] ?? ''
  await expect(heading(page, message('quotation_title', { number }))).toBeVisible()
  return { customer, shopper, number }
}

for (const language of languages) {
  test(`Professionals can request a quotation, accept it and pay (${language})`, async ({ page }) => {
    const { customer, shopper, number } = await requestQuotation(page, language, fountains)
    const { message } = shopper
    const panel = page.getByRole('region', { name: message('quotation_title', { number }) })
    await expect(panel.getByText(message('quotation_ready'), { exact: true })).toBeVisible()
    await expect(page.getByText('Pour trois étages')).toBeVisible()
    await expectAccessible(page, 'quotation')
    const document = panel.getByRole('link', { name: message('quotation_pdf') })
    const file = await page.request.get((await document.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    await expect
      .poll(async () => (await mailsTo(customer.email)).map(({ subject }) => subject).join())
      .toContain(number)

    await shopper.press('quotation_accept')
    await panel.getByLabel(startOf(message('checkout_reference'))).fill('BC-2026-118')
    await panel.getByRole('checkbox', { name: startOf(message('checkout_terms')) }).check()
    await shopper.press('quotation_accept')
    await shopper.continueToBank()
    await shopper.decideAtBank('pay')
    await expect(heading(page, message('order_paid', { firstname: 'Ada' }))).toBeVisible({ timeout: 20_000 })
    await shopper.open(`compte-client/commandes/${number}`)
    await expect(heading(page, message('order_title', { number }))).toBeVisible()
    await expect(page.getByText('BC-2026-118')).toBeVisible()
    await shopper.open('compte-client/devis')
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText(
      message('quotation_accepted'),
    )
  })
}

test('Professionals can pay an accepted quotation again after a refused payment', async ({ page }) => {
  const { shopper, number } = await requestQuotation(page, 'fr', otherProduct)
  const { message } = shopper
  await page.getByRole('checkbox', { name: startOf(message('checkout_terms')) }).check()
  await shopper.press('quotation_accept')
  await shopper.continueToBank()
  await shopper.decideAtBank('refuse')
  await expect(heading(page, message('payment_refused_title'))).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: message('payment_retry') }).click()
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  await expect(heading(page, message('order_paid', { firstname: 'Ada' }))).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(number).first()).toBeVisible()
})

test('Professionals can refuse a quotation', async ({ page }) => {
  const { shopper, number } = await requestQuotation(page, 'fr', otherProduct)
  const { message } = shopper
  await shopper.press('quotation_decline')
  const dialog = page.getByRole('dialog', { name: message('quotation_decline_question') })
  await dialog.getByRole('button', { name: message('quotation_decline') }).click()
  await expect(page.getByText(message('quotation_canceled_text'))).toBeVisible()
  await expect(page.getByRole('button', { name: message('quotation_accept') })).toHaveCount(0)
  await shopper.open('compte-client/devis')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(message('quotation_canceled'))
})
