import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { test } from '../test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'
/** What leaves the shop waits for half a minute. */
const afterTheWait = { timeout: 75_000 }

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
  await expect(async () => {
    await page.goto(address)
    await expect(page.locator('.head').getByText(message('returns_state_refunded'))).toBeVisible({
      timeout: 2000,
    })
  }).toPass(afterTheWait)
})
