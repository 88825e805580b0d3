import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { runCommand } from './changing-shop.ts'
import { Customer } from './customer.ts'
import { languages, startOf, type Language } from './messages.ts'
import { placeOf, Shopper } from './shopper.ts'
import { test } from './test.ts'

/** 36 kg: delivered by appointment. */
const heavy = { sku: 'VSQ-XM', quantity: 1 }
const kit = { sku: 'VSQ-NET', quantity: 1 }
/** Professionals buy it by the six. */
const cartridges = { sku: 'VSQ-CLAIR', quantity: 6 }

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const received = ({ page, message }: Shopper) => title(page, message('order_received', { firstname: 'Ada' }))
const way = ({ page, message }: Shopper, code: string): Locator =>
  page.getByRole('group', { name: message('checkout_payment_method') }).locator(`input[value="${code}"]`)

/** A promotion of five euros for a cleaning kit that is paid by transfer. */
async function importPromotion(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-transfer-'))
  const file = path.join(folder, 'cart-rules.csv')
  const conditions = JSON.stringify({
    all: [
      { field: 'payment_method', operator: 'one_of', values: ['banktransfer'] },
      {
        products: { field: 'sku', operator: 'one_of', values: [kit.sku] },
        measure: 'quantity',
        operator: 'at_least',
        value: 1,
      },
    ],
  })
  const action = JSON.stringify({ type: 'fixed', value: 500 })
  const quoted = (json: string) => `"${json.replaceAll('"', '""')}"`
  const row = `TRANSFER,fontaines,${quoted(conditions)},${quoted(action)},Remise virement,Transfer rebate,Sconto bonifico`
  await writeFile(file, `code,website,conditions,action,label:fr,label:en,label:it\n${row}\n`)
  expect(await runCommand('import', 'cart-rules', file)).not.toMatch(/line \d|Error/i)
  await rm(folder, { recursive: true })
}

/** Signs a customer in whose order is ready, and has a promotion for those who pay by transfer. */
async function openRecapWithPromotion(page: Page, language: Language): Promise<Shopper> {
  await importPromotion()
  return await openReady(page, language, await Customer.register(language), kit)
}

/** Signs a customer in whose order of this item is ready, and opens its recap. */
async function openReady(page: Page, language: Language, customer: Customer, item: typeof kit) {
  await customer.prepareOrder(item)
  await customer.signInBrowser(page.context())
  const shopper = new Shopper(page, language)
  await shopper.open('commander?step=review')
  await expect(way(shopper, 'payzen_standard')).toBeChecked()
  return shopper
}

const total = ({ page, message }: Shopper) =>
  page.getByRole('complementary', { name: message('checkout_summary_label') }).locator('.totals .total dd')

const cents = async (amount: Locator) => Number((await amount.innerText()).replaceAll(/\D/g, ''))

for (const language of languages) {
  test(`The longest purchase has three pages before the bank (${language})`, async ({ page }) => {
    // A professional has the most to choose and to enter, and a heavy appliance an appointment.
    const customer = await Customer.registerProfessional(language)
    await customer.fillCart(heavy)
    await customer.signInBrowser(page.context())
    const shopper = new Shopper(page, language)
    const { message } = shopper
    const steps = page.getByRole('navigation', { name: message('checkout_steps') }).getByRole('listitem')
    const pages: (string | null)[] = []
    const visit = async (heading: string, hasStep: string) => {
      await expect(title(page, message(heading))).toBeVisible()
      await expect(page.getByText(message(hasStep)).filter({ visible: true }).first()).toBeVisible()
      // The goods tell that an appointment is needed, before the address does.
      await expect(steps).toHaveCount(3)
      pages.push(new URL(page.url()).searchParams.get('step'))
    }
    await shopper.open('commander')
    await visit('checkout_title', 'account_new_address')
    await shopper.fillInAddress()
    await visit('checkout_title', 'checkout_shipping_method')
    await shopper.appointments.nth(2 + placeOf()).check()
    await shopper.press('checkout_to_payment')
    await visit('checkout_recap_title', 'checkout_payment_method')
    await shopper.placeOrder()
    await shopper.decideAtBank('pay')
    await expect(title(page, message('order_paid', { firstname: 'Ada' }))).toBeVisible()
    expect(pages).toEqual([null, 'delivery', 'review'])
  })

  test(`Shoppers see the total of the way to pay that they choose (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const shopper = await openRecapWithPromotion(page, language)
    const { message } = shopper
    const comment = page.getByLabel(startOf(message('checkout_comment')))
    const terms = page.getByRole('checkbox', { name: startOf(message('checkout_terms')) })
    const byCard = await cents(total(shopper))
    await comment.fill('Deux étages')
    await terms.check()
    await way(shopper, 'banktransfer').check()
    if (!javaScriptEnabled) {
      // The total is still that of the card: the order comes back, and nothing of it is lost.
      await shopper.press('checkout_order_button')
      const problem = message('checkout_error_payment_total')
      await expect(page.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
      await expect.poll(() => cents(total(shopper))).toBe(byCard - 500)
      await way(shopper, 'payzen_standard').check()
      await shopper.press('checkout_payment_save')
      await expect.poll(() => cents(total(shopper))).toBe(byCard)
      await expect(way(shopper, 'payzen_standard')).toBeChecked()
      await way(shopper, 'banktransfer').check()
      await shopper.press('checkout_payment_save')
    }
    await expect(page.getByText(message('checkout_payment_total', { amount: '' }).trim())).toBeVisible()
    await expect.poll(() => cents(total(shopper))).toBe(byCard - 500)
    await expect(way(shopper, 'banktransfer')).toBeChecked()
    await expect(comment).toHaveValue('Deux étages')
    await expect(terms).toBeChecked()
    await expectAccessible(page, 'recap')
    await shopper.press('checkout_order_button')
    await expect(received(shopper)).toBeVisible()
  })
}

test('Professionals pay by purchase order once they give its number', async ({ page }) => {
  const shopper = await openReady(page, 'fr', await Customer.registerProfessional('fr'), cartridges)
  const { message } = shopper
  const number = page.getByLabel(startOf(message('checkout_reference')))
  await page.getByLabel(startOf(message('checkout_comment'))).fill('Quai 3')
  await page.getByRole('checkbox', { name: startOf(message('checkout_terms')) }).check()
  await way(shopper, 'purchaseorder').check()
  await shopper.press('checkout_order_button')
  await expect(number).toHaveAccessibleDescription(new RegExp(message('checkout_error_purchase_order')))
  await expect(way(shopper, 'purchaseorder')).toBeChecked()
  await expect(page.getByLabel(startOf(message('checkout_comment')))).toHaveValue('Quai 3')
  await expectAccessible(page, 'missing number')
  await number.fill('BC-2026-117')
  await shopper.press('checkout_order_button')
  await expect(received(shopper)).toBeVisible()
  await page.getByRole('link', { name: message('order_follow') }).click()
  await expect(page.getByText('BC-2026-117').first()).toBeVisible()
})

test('The recap fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openReady(page, 'fr', await Customer.registerProfessional('fr'), cartridges)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})
