import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { runPendingActions } from './elapsed-time.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'

test('A return is declared, received, inspected and refunded', async ({ page }) => {
  await signInAs(page, owner, '/returns/new?order=000000001')
  await page.getByRole('spinbutton').first().fill('1')
  await expectAccessible(page, 'new return')
  await page.getByRole('button', { name: message('returns_declare') }).click()
  await expect(page).toHaveURL(/\/returns\/\d+$/)
  const address = page.url()
  await expectAccessible(page, 'return')
  await page.getByRole('button', { name: message('returns_receive') }).click()
  await expectAccessible(page, 'inspection')
  await page.getByRole('button', { name: message('returns_inspect') }).click()
  await page.getByRole('link', { name: message('returns_refund') }).click()
  const drawer = page.getByRole('dialog', { name: message('payments_refund_title') })
  await expect(drawer.getByRole('spinbutton').first()).toHaveValue('1')
  await drawer.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/payments$/)
  await expect(page.getByRole('region', { name: message('undo_region') })).toBeVisible()
  await runPendingActions()
  await expect(async () => {
    await page.goto(address)
    await expect(page.locator('.head').getByText(message('returns_state_refunded'))).toBeVisible({
      timeout: 2000,
    })
  }).toPass({ timeout: 30_000 })
})

test('Returns of the list are received and closed together, and taken back', async ({ page }) => {
  await signInAs(page, owner, '/returns/new?order=000000002')
  await page.getByRole('spinbutton').first().fill('1')
  await page.getByRole('button', { name: message('returns_declare') }).click()
  await expect(page).toHaveURL(/\/returns\/\d+$/)
  const address = page.url()
  await page.goto('/returns?q=000000002')
  await page.getByRole('row').filter({ hasText: '000000002' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: message('returns_close'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: message('returns_close') })
  await expectAccessible(page, 'reason of closing returns')
  await dialog.getByRole('textbox').fill('Rien n’est arrivé')
  await dialog.getByRole('button', { name: message('returns_close'), exact: true }).click()
  const bar = page.getByRole('region', { name: message('bulk_region') })
  // What waits for a person is shown before it.
  await expect(bar.getByText(message('returns_bulk_close')).first()).toBeVisible()
  await bar.getByRole('button', { name: message('bulk_take_back') }).click()
  await expect(bar.getByText(message('bulk_undone')).first()).toBeVisible()
  await page.goto(address)
  await expect(page.locator('.head').getByText(message('returns_state_declared'))).toBeVisible()
})
