import { expect, test } from '@playwright/test'
import { Shopper } from './shopper.ts'

test('on a phone the menu opens without script and leads to a category', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  await page.getByRole('button', { name: shopper.say('layout_open_menu') }).click()
  await page
    .getByRole('dialog', { name: shopper.say('layout_menu') })
    .getByRole('link', { name: 'Accessoires' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessoires' })).toBeVisible()
})

test('on a phone no page is wider than the screen', async ({ page }) => {
  for (const path of ['', 'particuliers', 'comptoir-3.html', 'panier', 'login', 'faq']) {
    await page.goto(`/fr/${path}`.replace(/\/$/, ''))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBe(0)
  }
})
