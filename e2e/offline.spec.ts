import { expect } from '@playwright/test'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('Shoppers without a connection see a page of the shop, never an old price', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  await shopper.waitForHydration()
  // The first key after hydration registers the worker: an earlier one would not.
  await expect(async () => {
    await page.keyboard.press('Tab')
    const registered = async () => (await navigator.serviceWorker.getRegistration()) !== undefined
    expect(await page.evaluate(registered)).toBe(true)
  }).toPass()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  // The worker answers pages that are opened after it.
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: shopper.message('offline_title') })).toBeVisible()
  await expect(page.getByText('€')).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('link', { name: shopper.message('offline_retry') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cartouche Clair' })).toBeVisible()
})

test('Shoppers have that page from the second page on, without a tap', async ({ page, context }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  // As a link that is followed before hydration.
  await page.evaluate(() => location.assign('/fr/cartouche-clair.html'))
  await expect(page.getByRole('heading', { level: 1, name: 'Cartouche Clair' })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: shopper.message('offline_title') })).toBeVisible()
})
