import { expect } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { startOf } from '../messages.ts'
import { requestQuotation } from '../quotation-request.ts'
import { runPendingActions } from './elapsed-time.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

test('A quotation is answered with prices by line, and the customer accepts it at exactly those', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const buyer = await browser.newPage({ baseURL: addresses.fontaines })
  const { shopper, number } = await requestQuotation(buyer, 'fr', { sku: 'VSQ-L80N', quantity: 3 })

  await signInAs(page, 'hugo@vasque.example', `/quotations?q=${number}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: number }).first().click()
  await main
    .getByRole('textbox', { name: startOf(message('quote_price_of')) })
    .first()
    .fill('1000')
  await main
    .getByRole('textbox', { name: message('quote_message') })
    .fill('Pour trois, mille euros la pièce.')
  await expect(main.getByText('3 000,00 €').first()).toBeVisible()
  await main.getByRole('button', { name: message('quote_send') }).click()

  // The answer leaves after the seconds in which it can be held back.
  // The same person may have another action on its way.
  await expect(page.getByRole('region', { name: message('undo_region') })).toContainText(number)
  await runPendingActions()
  await expect(async () => {
    await buyer.reload()
    await expect(buyer.getByText('Pour trois, mille euros la pièce.')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  const panel = buyer.getByRole('region', { name: shopper.message('quotation_title', { number }) })
  await panel.getByRole('checkbox', { name: startOf(shopper.message('checkout_terms')) }).check()
  await shopper.press('quotation_accept')
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  await expect(
    buyer.getByRole('heading', { level: 1, name: shopper.message('order_paid', { firstname: 'Ada' }) }),
  ).toBeVisible()

  await page.goto(`/orders?q=${number}`)
  await main.getByRole('link', { name: number }).first().click()
  await expect(main.getByText('3 000,00 €').first()).toBeVisible()
  await buyer.close()
})
