import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { mailsTo } from './outbox.ts'
import { heading, requestQuotation } from './quotation-request.ts'
import { test } from './test.ts'
import { languages, startOf } from './messages.ts'

const fountains = { sku: 'VSQ-L80N', quantity: 3 }
const otherProduct = { sku: 'VSQ-RC', quantity: 1 }
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
    await expect(heading(page, message('order_paid', { firstname: 'Ada' }))).toBeVisible()
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
  await expect(heading(page, message('payment_refused_title'))).toBeVisible()
  await page.getByRole('link', { name: message('payment_retry') }).click()
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  await expect(heading(page, message('order_paid', { firstname: 'Ada' }))).toBeVisible()
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
