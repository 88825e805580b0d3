import { expect } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { runCommand } from './changing-shop.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.changing })

const header = 'website,name,is_active,conditions,action,value'
const cap = '"{""field"":""sku"",""operator"":""one_of"",""values"":[""CAP-LINEN""]}"'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-rules-'))
})
test.afterAll(async () => {
  await setRule(false)
  await rm(folder, { recursive: true })
})

async function setRule(isActive: boolean): Promise<void> {
  const file = path.join(folder, 'rules.csv')
  await writeFile(file, `${header}\noutpost,Linen,${Number(isActive)},${cap},percent,25\n`)
  expect(await runCommand('import', 'catalogue-rules', file)).toContain('0 problems')
}

test('A catalogue rule lowers a price on the page of a product and in the cart', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { message } = shopper
  const line = page.locator('.price-line')
  await shopper.open('linen-cap.html')
  const before = (await line.first().textContent()) ?? ''
  await setRule(true)
  await expect(async () => {
    await shopper.open('linen-cap.html')
    expect(await line.first().textContent()).not.toBe(before)
  }).toPass()
  await expect(page.getByText(message('price_lowest_long'))).toBeVisible()
  await expectAccessible(page, 'reduced by a rule')
  const now = (await line.first().textContent())?.match(/[\d.]+/)?.[0] ?? ''
  await shopper.waitForHydration()
  await shopper.addToCart()
  await shopper.open('panier')
  await expect(page.getByRole('main')).toContainText(now)
})
