import { expect } from '@playwright/test'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test('Shoppers find again what they looked at, and can make the device forget it', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const recent = page.getByRole('region', { name: shopper.message('recent_title') })
  await shopper.open('cartouche-clair.html')
  await shopper.waitForHydration()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).toContain('VSQ-CLAIR')
  await shopper.open('comptoir-1.html')
  await shopper.waitForHydration()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recent.getByRole('link')).toHaveText([/Cartouche Clair/])
  await shopper.open('panier')
  await shopper.waitForHydration()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(recent.getByRole('link')).toHaveCount(2)
  await recent
    .getByRole('button', { name: shopper.message('recent_remove', { name: 'Cartouche Clair' }) })
    .click()
  await expect(recent.getByRole('link')).toHaveCount(1)
  await recent.getByRole('button', { name: shopper.message('recent_clear') }).click()
  await expect(recent).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).toBeNull()
})
