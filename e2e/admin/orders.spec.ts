import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addresses } from '../addresses.ts'
import { createPaidOrder, filterCartridge } from '../order-fixtures.ts'
import { linkTo, mailsTo } from '../outbox.ts'
import { Shopper } from '../shopper.ts'
import { runPendingActions } from './elapsed-time.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'lea.bonnet@vasque.example'
const phone = { width: 390, height: 844 }

/** An order of the demo data that waits for its preparation. */
async function openOrder(page: Page, number: string): Promise<void> {
  await signInAs(page, owner, `/orders/${number}`)
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
}

const expectNoOverflow = async (page: Page) =>
  await expect
    .poll(async () => await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)

test('The owner ships a part of an order, and takes it back', async ({ page }) => {
  await openOrder(page, '000000039')
  const start = page.getByRole('button', { name: message('order_start') })
  if (await start.isVisible()) await start.click()
  await page
    .getByRole('button', { name: message('order_ship'), exact: false })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: message('order_ship') })
  await expectAccessible(page, 'ship')
  for (const units of await drawer.getByRole('spinbutton').all()) await units.fill('0')
  await drawer.getByRole('spinbutton').first().fill('1')
  await drawer.getByLabel(message('order_tracking')).fill('RX 7741')
  // A second press of the same form changes nothing twice.
  await drawer.locator('button[type="submit"]').dblclick()
  await expect(drawer).toBeHidden()
  const waiting = page.locator('.time').getByText(message('order_pending_ship'))
  await expect(waiting).toHaveCount(1)
  await page
    .getByRole('region', { name: message('undo_region') })
    .getByRole('button')
    .click()
  await expect(waiting).toHaveCount(0)
  await expect(page.locator('.head').getByText(message('orders_work_preparing'))).toBeVisible()
})

test('The owner writes a note, holds an order and releases it', async ({ page }) => {
  await openOrder(page, '000000041')
  await expectAccessible(page, 'order')
  await page.keyboard.press('n')
  await page.keyboard.type('Appeler la veille.')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.time')).toContainText('Appeler la veille.')
  const deed = async (name: string) => {
    await page
      .locator('.head')
      .getByRole('button', { name: message('ui_more') })
      .click()
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.locator('button[type="submit"]').click()
    await expect(dialog).toBeHidden()
  }
  await deed(message('order_hold'))
  await expect(page.locator('.head').getByText(message('orders_work_on_hold'))).toBeVisible()
  await deed(message('order_release'))
  await expect(page.locator('.head').getByText(message('orders_work_on_hold'))).toBeHidden()
})

test('Staff find orders, choose several and print their slips', async ({ page }) => {
  await signInAs(page, owner, '/orders')
  await expect(page.getByRole('heading', { level: 1, name: message('orders_title') })).toBeVisible()
  await expectAccessible(page, 'orders')
  await page.keyboard.press('/')
  await page.keyboard.type('39')
  await expect(page).toHaveURL(/q=39/)
  await expect(page.getByRole('link', { name: '000000039' })).toBeVisible()
  await page.goto('/orders')
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const slips = page.getByRole('link', { name: message('orders_picking_slips') })
  const answer = await page.request.get((await slips.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('Orders fit a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await signInAs(page, owner, '/orders')
  await expect(page.locator('tbody').getByRole('link').first()).toBeVisible()
  await expectNoOverflow(page)
  // Orders of other tests may have moved it to a later page.
  await page.goto('/orders?q=000000041')
  await expectNoOverflow(page)
  await page.getByRole('link', { name: '000000041' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '000000041' })).toBeVisible()
  await expectNoOverflow(page)
})

/** Customer, address and product of an order that comes by phone, up to its price. */
async function enterPhoneOrder(page: Page, email: string): Promise<void> {
  await signInAs(page, owner, '/orders/new')
  await page.getByLabel(message('order_new_email')).fill(email)
  await page.getByLabel(message('order_firstname')).fill('Nadia')
  await page.getByLabel(message('order_lastname'), { exact: true }).fill('Ferrand')
  await page.getByLabel(message('order_street')).fill('2 rue Neuve')
  await page.getByLabel(message('order_postcode')).fill('69001')
  await page.getByLabel(message('orders_city')).fill('Lyon')
  await page.getByLabel(message('orders_sku')).fill('VSQ-CLAIR')
  await page.getByRole('button', { name: message('order_new_compute') }).click()
  await expect(page.getByLabel(message('orders_payment'))).toBeVisible()
}

test('The owner works out the price of an order that comes by phone', async ({ page }) => {
  await enterPhoneOrder(page, 'phone@example.com')
  await expectAccessible(page, 'new order')
})

test('A guest pays an order that was made by phone with the link of its mail', async ({ browser, page }) => {
  test.setTimeout(180_000)
  const guest = await browser.newPage({ baseURL: addresses.fontaines })
  const shopper = new Shopper(guest, 'fr')
  await enterPhoneOrder(page, shopper.email)
  await page.getByLabel(message('order_delivery')).selectOption({ index: 1 })
  await page.getByLabel(message('orders_payment')).selectOption({ value: 'payzen_standard' })
  await page.getByRole('button', { name: message('order_new_place') }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  const order = page.url()
  await expect(page.locator('.head').getByText(message('orders_payment_awaited'))).toBeVisible()

  // The mail leaves after the seconds in which it can be held back.
  await runPendingActions()
  await expect
    .poll(async () => (await mailsTo(shopper.email)).map(({ kind }) => kind))
    .toContain('order_payment_link')
  await guest.goto(await linkTo(shopper.email, 'commander/paiement'))
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  const thanks = shopper.message('order_paid', { firstname: 'Nadia' })
  await expect(guest.getByRole('heading', { level: 1, name: thanks })).toBeVisible()
  await guest.close()

  await page.goto(order)
  await expect(page.locator('.head').getByText(message('orders_payment_paid'))).toBeVisible()
})

test('Staff edit the lines of a paid order; the customer pays the rest with the link of the mail', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000)
  const buyer = await browser.newPage({ baseURL: addresses.fontaines })
  const { customer, number, shopper } = await createPaidOrder(buyer, 'fr', filterCartridge)
  await signInAs(page, owner, `/orders/${number}`)
  await page
    .getByRole('region', { name: message('order_items') })
    .getByRole('link', { name: message('order_edit') })
    .click()
  await expect(page.getByText(message('order_edit_none'))).toBeVisible()
  await page.getByRole('spinbutton').first().fill('2')
  await page.getByRole('button', { name: message('order_new_line') }).click()
  await page.getByLabel(message('orders_sku')).fill('VSQ-GOB25')
  await page.getByLabel(message('order_quantity'), { exact: true }).fill('6')
  await page.getByLabel(message('order_quantity'), { exact: true }).press('Tab')
  await expect(page.getByText(message('order_edit_new'), { exact: true })).toBeVisible()
  await expect(page.getByText(message('order_edit_step_wait'))).toBeVisible()
  await expectAccessible(page, 'edit order')
  // Another price, which is taken back, and a product with something to choose.
  await page.getByLabel(message('order_new_other_price')).first().check()
  await page.getByLabel(message('order_new_price'), { exact: true }).fill('1')
  await page.getByLabel(message('order_new_price_reason')).fill('Essai')
  await page.getByLabel(message('order_new_price_reason')).press('Tab')
  await expect(page.getByText(message('order_edit_step_credit').split('{')[0] ?? '')).toBeVisible()
  await page.getByLabel(message('order_new_other_price')).first().uncheck()
  await page.getByRole('button', { name: message('order_new_line') }).click()
  await page.getByLabel(message('orders_sku')).last().pressSequentially('VSQ-COFFRET')
  await expect(page.locator('[name="added.1.option"]').first()).toBeVisible()
  await expectAccessible(page, 'options of an added product')
  await page.setViewportSize(phone)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: message('order_edit_remove_line', { place: '2' }) }).click()
  await expect(page.getByText(message('order_edit_step_wait'))).toBeVisible()
  await page.setViewportSize(phone)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel(message('order_edit_message')).fill('Comme convenu au téléphone.')
  await page.getByRole('button', { name: message('order_edit_save') }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${number}$`))
  await expect(page.locator('.time').getByText(message('order_pending_edit'))).toBeVisible()

  await runPendingActions()
  await expect
    .poll(async () => (await mailsTo(customer.email)).map(({ kind }) => kind))
    .toContain('order_edited')
  await page.goto(`/orders/${number}`)
  await expect(page.locator('.lines').getByText('VSQ-GOB25')).toBeVisible()
  await expect(
    page.locator('.pieces').getByText(message('order_invoice_number', { number: '' })),
  ).toHaveCount(2)

  await expect(page.locator('.head').getByText(/136,80/)).toBeVisible()

  await buyer.goto(await linkTo(customer.email, 'commander/paiement'))
  await shopper.continueToBank()
  await shopper.decideAtBank('abandon')
  await expect(
    buyer.getByRole('heading', { level: 1, name: shopper.message('payment_cancelled_title') }),
  ).toBeVisible()
  await buyer.getByRole('link', { name: shopper.message('payment_retry') }).click()
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  await expect(
    buyer.getByRole('heading', { level: 1, name: shopper.message('order_paid', { firstname: 'Ada' }) }),
  ).toBeVisible()
  await buyer.close()
  await page.goto(`/orders/${number}/payments`)
  await expect(page.getByText(message('payments_state_paid'), { exact: true })).toHaveCount(2)
  await expect(page.getByText(message('payments_receive'), { exact: true })).toHaveCount(0)
})

test('A pickup of the food shop is ordered by phone, with a menu and another price', async ({ page }) => {
  await signInAs(page, 'hugo@vasque.example', '/orders/new')
  await page.setViewportSize({ width: 1440, height: 900 })
  const shop = page.getByLabel(message('order_new_shop'))
  const view = shop.locator('option').filter({ hasText: 'Nori & Riz' }).first()
  await shop.selectOption((await view.getAttribute('value')) ?? '')
  await page.getByLabel(message('order_new_email')).fill('repas@example.com')
  await page.getByLabel(message('order_firstname')).fill('Camille')
  await page.getByLabel(message('order_lastname'), { exact: true }).fill('Morel')
  await page.getByLabel(message('order_street')).fill('1 rue de la Paix')
  await page.getByLabel(message('order_postcode')).fill('75002')
  await page.getByLabel(message('orders_city')).fill('Paris')
  await page.getByLabel(message('order_telephone')).fill('0639980014')
  const product = page.getByLabel(message('orders_sku'))
  await product.pressSequentially('NR-MEN-COM')
  const choices = page.locator('select[name="lines.0.option"]')
  await expect(choices.first()).toBeVisible()
  for (const choice of await choices.all()) await choice.selectOption({ index: 1 })
  await page.getByText(message('order_new_other_price'), { exact: true }).click()
  await page.getByLabel(message('order_new_price'), { exact: true }).fill('10,50')
  await page.getByLabel(message('order_new_price_reason')).fill('Geste pour le retard')
  await page.getByRole('button', { name: message('order_new_compute') }).click()
  const day = page.getByLabel(message('order_new_day'))
  await expect(day).toBeVisible()
  await expect(page.locator('.sum')).toContainText('10,50')
  await expectAccessible(page, 'new order of the food shop')
  // The next day at lunch: every dish is there, whenever the test runs.
  await day.selectOption({ index: 1 })
  await page.getByLabel(message('order_new_slot')).selectOption({ index: 3 })
  await page.getByLabel(message('orders_payment')).selectOption('payzen_standard')
  await page.setViewportSize(phone)
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: message('order_new_place') }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  await expect(page.locator('.lines')).toContainText('10,50')
  await expect(page.locator('.time')).toContainText('Geste pour le retard')
})
