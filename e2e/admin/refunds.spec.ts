import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addresses } from '../addresses.ts'
import { mailsTo } from '../outbox.ts'
import { createPaidOrder, filterCartridge } from '../order-fixtures.ts'
import { test } from './test.ts'
import { endConfirmations, runPendingActions } from './elapsed-time.ts'
import { message, passwordOf, signInAs } from './staff.ts'

/** Refunds up to a limit; above it the password is asked for again. */
const manager = 'lea.bonnet@vasque.example'
/** Ordered by no other test: its stock is compared. */
const ordered = { sku: 'VSQ-MINI', quantity: 1 }

const drawerOf = (page: Page) => page.getByRole('dialog', { name: message('payments_refund_title') })

/** The number in a text such as "12 en stock". */
async function stockOf(page: Page, number: string): Promise<number> {
  await page.goto(`/orders/${number}`)
  const facts = await page.locator('.lines tbody small').first().textContent()
  return Number(/(\d+)\D*$/.exec((facts ?? '').replaceAll(/\s(?=\d{3})/g, ''))?.[1])
}

test('A line, the shipping and an amount are refunded, once nobody has taken it back', async ({ page }) => {
  test.setTimeout(240_000)
  const { customer, number } = await createPaidOrder(page, 'fr', ordered)
  const atBank = page.getByRole('listitem').filter({ hasText: number })
  await page.goto(addresses.bank)
  await atBank.getByRole('button', { name: /^Débiter/ }).click()
  await signInAs(page, manager, `/orders/${number}`)
  const before = await stockOf(page, number)

  const refund = async () => {
    await page.goto(`/orders/${number}/refund`)
    const drawer = drawerOf(page)
    await drawer.getByRole('spinbutton').first().fill('1')
    await drawer.getByRole('checkbox', { name: message('payments_restock_yes') }).check()
    await drawer.getByRole('checkbox', { name: message('payments_shipping_too') }).check()
    await expect(drawer.getByText(message('payments_step_whole'))).toBeVisible()
    await expectAccessible(page, 'refund')
    await drawer.locator('button[type="submit"]').click()
    await expect(page).toHaveURL(/\/payments$/)
  }

  await refund()
  const region = page.getByRole('region', { name: message('undo_region') })
  await region.getByRole('button').click()
  await expect(region).toBeHidden()
  await expect(page.getByText(message('payments_kind_refund'))).toHaveCount(0)

  await refund()
  await expect(region).toBeVisible()
  await runPendingActions()
  await expect(async () => {
    await page.goto(`/orders/${number}`)
    await expect(page.locator('.pieces').getByText(message('order_credit_note', { number: '' }))).toBeVisible(
      {
        timeout: 2000,
      },
    )
  }).toPass({ timeout: 30_000 })
  expect(await stockOf(page, number)).toBe(before + 1)
  const note = page.locator('.pieces tr').filter({ hasText: message('order_credit_note', { number: '' }) })
  const file = await page.request.get((await note.getByRole('link').getAttribute('href')) ?? '')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expect
    .poll(async () => (await mailsTo(customer.email)).map(({ kind }) => kind))
    .toContain('order_refunded')

  await page.goto(`/orders/${number}/payments`)
  await expect(page.getByText(message('payments_op_accepted'))).toBeVisible()
  await page.goto(addresses.bank)
  await expect(atBank.getByText('Remboursé')).toBeVisible()
})

test('A refund above the limit of a role asks for the password again', async ({ page }) => {
  const { number } = await createPaidOrder(page, 'fr', { ...filterCartridge, quantity: 6 })
  await signInAs(page, manager, `/orders/${number}/refund`)
  await endConfirmations()
  const drawer = drawerOf(page)
  await drawer.getByRole('spinbutton').first().fill('6')
  await expect(drawer.getByText(message('payments_over_limit_text'))).toBeVisible()
  await drawer.locator('button[type="submit"]').click()
  const asked = page.getByRole('dialog', { name: message('session_password_title') })
  await expectAccessible(page, 'password again')
  await asked.getByLabel(message('session_password')).fill(passwordOf(manager))
  await asked.getByRole('button', { name: message('session_go_on') }).click()
  await expect(page).toHaveURL(/\/payments$/)
  await page
    .getByRole('region', { name: message('undo_region') })
    .getByRole('button')
    .click()
})
