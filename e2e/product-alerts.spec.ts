import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { runCommand } from './changing-shop.ts'
import { linkTo, mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.changing })

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-alerts-'))
  // Without an address of its storefront a website has no links in its mails.
  await runCommand('settings', 'outpost', 'config.storefront_url', JSON.stringify(addresses.changing))
})
test.afterAll(async () => await rm(folder, { recursive: true }))

/** Sets the stock of the gloves, which have none. */
async function setStock(quantity: number): Promise<void> {
  const file = path.join(folder, 'products.csv')
  const row = `GLV-RIDE,outpost,${quantity},${quantity > 0 ? 1 : 0}`
  await writeFile(file, `sku,product_websites,qty,is_in_stock\n${row}\n`)
  expect(await runCommand('import', 'products', file)).not.toMatch(/line \d|Error/i)
}

const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.afterAll(async () => await setStock(0))

  test('Shoppers ask for one mail when a product is back, get it, and end all alerts', async ({ page }) => {
    // The job that sends the mails is due every minute, and begins up to a minute later.
    test.setTimeout(240_000)
    const shopper = new Shopper(page, 'en')
    const email = `waits-${randomUUID()}@example.com`
    await shopper.open('riding-gloves.html')
    await page.getByRole('link', { name: shopper.message('alert_stock_link') }).click()
    await shopper.press('alert_submit')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await page.getByRole('main').getByLabel(shopper.message('alert_email'), { exact: true }).fill(email)
    await shopper.press('alert_submit')
    await expect(page).toHaveURL('/en/riding-gloves.html')
    await expect(page.getByText(shopper.message('alert_mail_sent', { email }))).toBeVisible()

    await page.goto(await linkTo(email, 'alert/confirmation'))
    await expect(page).toHaveURL('/en/alert/confirmation')
    await shopper.press('alert_confirm_submit')
    await expect(page.getByText(shopper.message('alert_active'))).toBeVisible()
    expect(await kindsTo(email)).toEqual(['product_alert_confirm'])

    await setStock(4)
    await expect
      .poll(() => kindsTo(email), { timeout: 150_000 })
      .toEqual(['back_in_stock', 'product_alert_confirm'])
    await page.goto(await linkTo(email, 'riding-gloves.html'))
    await expect(page.getByRole('link', { name: shopper.message('alert_stock_link') })).toBeHidden()

    await page.goto(await linkTo(email, 'alert/end'))
    await shopper.press('alert_end_submit')
    await expect(page.getByText(shopper.message('alert_ended'))).toBeVisible()
  })
})

test('Shoppers who wait for a lower price are told so by the product page', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const email = `waits-${randomUUID()}@example.com`
  await shopper.open('hide-belt.html')
  await page.getByRole('link', { name: shopper.message('alert_price_link') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.message('alert_price_title'))
  await expectAccessible(page, 'form of an alert')
  await page.getByRole('main').getByLabel(shopper.message('alert_email'), { exact: true }).fill(email)
  await shopper.press('alert_submit')
  await expect(page.getByText(shopper.message('alert_mail_sent', { email }))).toBeVisible()
  await page.goto(await linkTo(email, 'alerte/confirmation'))
  await expectAccessible(page, 'confirm an alert')
})

test('A link that is over says so', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  await shopper.open('alerte/fin?token=wrong')
  await expectAccessible(page, 'end alerts')
  await shopper.press('alert_end_submit')
  await expect(page.getByText(shopper.message('alert_link_expired'))).toBeVisible()
})
