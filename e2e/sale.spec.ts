import { expect } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { addresses } from './addresses.ts'
import { queryApi } from './api.ts'
import { runCommand } from './changing-shop.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.changing })

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-sale-'))
})
test.afterAll(async () => {
  await imported('products', 'sku,product_websites,price\nCARE-SOAP,outpost,9.00')
  await imported('cart-rules', 'code,website,is_active\nSOAP10,outpost,0')
  await rm(folder, { recursive: true })
})

async function imported(kind: string, csv: string): Promise<void> {
  const file = path.join(folder, `${kind}.csv`)
  await writeFile(file, `${csv}\n`)
  expect(await runCommand('import', kind, file)).not.toMatch(/line \d|Error/i)
}

/** The price of a soap as the API knows it: every process learns a change within a second. */
async function soapPrice(): Promise<number | undefined> {
  const { products } = await queryApi<{
    products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] }
  }>(
    'outpost_en',
    '{ products(filter: { sku: { eq: "CARE-SOAP" } }) { items { price_range { minimum_price { final_price { value } } } } } }',
  )
  return products.items[0]?.price_range.minimum_price.final_price.value
}

const soap = '{""field"":""sku"",""operator"":""one_of"",""values"":[""CARE-SOAP""]}'

test('A sale and a promotion begin and end while the product page and the cart are open', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'en')
  await shopper.open('wool-soap.html')
  await expect(page.locator('.price-line')).toContainText('€9.00')
  await shopper.waitForHydration()
  await shopper.addToCart()
  const cart = await context.newPage()
  const inCart = new Shopper(cart, 'en')
  await inCart.open('panier')
  await inCart.waitForHydration()
  const [lines, summary] = [
    cart.getByRole('main'),
    cart.getByRole('complementary', { name: inCart.message('cart_summary') }),
  ]
  await expect(lines.getByText('€9.00').first()).toBeVisible()

  await imported(
    'products',
    'sku,product_websites,price,special_price,special_price_from_date\nCARE-SOAP,outpost,9.00,8.00,2026-01-01',
  )
  await imported(
    'cart-rules',
    [
      'code,name,website,is_active,action,label:en',
      `SOAP10,Soap,outpost,1,"{""type"":""percent"",""value"":1000,""products"":${soap}}",10% off soap`,
    ].join('\n'),
  )
  await expect.poll(soapPrice).toBe(8)
  // The page stays as it was loaded; what the shopper does next has today's price and says that it changed.
  await cart
    .getByRole('button', { name: inCart.message('cart_quantity_increase', { name: 'Wool Soap' }) })
    .click()
  await expect(lines.getByText(/the price of “Wool Soap” has dropped from €9.00 to €8.00/)).toBeVisible()
  await expect(lines.getByText('€16.00').first()).toBeVisible()
  await expect(summary).toContainText(/10% off soap\s*− €1.60/)
  await page.reload()
  await expect(page.locator('.price-line')).toContainText('€8.00')

  await imported('products', 'sku,product_websites,price\nCARE-SOAP,outpost,9.00')
  await imported('cart-rules', 'code,website,is_active\nSOAP10,outpost,0')
  await expect.poll(soapPrice).toBe(9)
  await cart
    .getByRole('button', { name: inCart.message('cart_quantity_increase', { name: 'Wool Soap' }) })
    .click()
  await expect(lines.getByText('€27.00').first()).toBeVisible()
  await expect(summary).not.toContainText('10% off soap')
  await page.reload()
  await expect(page.locator('.price-line')).not.toContainText('€8.00')
})
