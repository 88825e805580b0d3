import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { replaceValue, Shopper } from './shopper.ts'
import { test } from './test.ts'

test('Shoppers can order by SKU: wrong lines say why, and nothing is lost', async ({
  page,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  await shopper.open('commande-rapide')
  const row = (line: number) => page.locator('.quick-rows > li').nth(line - 1)
  const fill = async (line: number, sku: string, quantity: string) => {
    await row(line).getByLabel(message('quick_order_sku')).fill(sku)
    await replaceValue(row(line).getByLabel(message('quick_order_quantity')), quantity)
  }
  await fill(1, 'vsq-clair', '2')
  await fill(2, 'INCONNU', '1')
  await fill(3, 'VSQ-S1-NM', '1')
  if (!javaScriptEnabled) await shopper.press('quick_order_check')
  else await row(4).getByLabel(message('quick_order_sku')).focus()
  await expect(row(1).getByRole('link', { name: 'Cartouche Clair' })).toBeVisible()
  await expect(row(2)).toContainText(message('quick_order_unknown'))
  await expect(row(3)).toContainText('noir mat')
  await expectAccessible(page, 'quick order')
  await shopper.press('favourites_add_all')
  await expect(page.getByRole('alert')).toContainText(message('quick_order_unknown'))
  await expect(row(1).getByLabel(message('quick_order_sku'))).toHaveValue('VSQ-CLAIR')
  await row(2)
    .getByRole('button', { name: message('quick_order_remove', { line: 2 }) })
    .click()
  await expect(page.getByText(message('quick_order_unknown'))).toHaveCount(0)
  await shopper.press('favourites_add_all')
  await expect(page).toHaveURL(/\/fr\/panier$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Cartouche Clair' }).first()).toBeVisible()
})

test('Shoppers can paste a list and load a file', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  await shopper.open('commande-rapide')
  await page.getByText(message('quick_order_import')).click()
  await page.getByLabel(message('quick_order_list')).fill('VSQ-CLAIR\t6\nVSQ-COF2\t2')
  await page.getByLabel(message('quick_order_file')).setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('sku;quantité\nVSQ-BECN;1\n'),
  })
  await shopper.press('quick_order_import_add')
  const skus = page.getByRole('main').getByLabel(message('quick_order_sku'))
  await expect(skus.nth(0)).toHaveValue('VSQ-CLAIR')
  await expect(skus.nth(1)).toHaveValue('VSQ-COF2')
  await expect(skus.nth(2)).toHaveValue('VSQ-BECN')
  await shopper.press('favourites_add_all')
  await expect(page).toHaveURL(/\/fr\/panier$/)
})

test('Professionals find the quick order in their account, and it keeps to their lots', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  const professional = await Customer.registerProfessional('fr')
  await professional.signInBrowser(context)
  await shopper.open('compte-client')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: message('quick_order_title') })
    .filter({ visible: true })
    .click()
  await page.getByLabel(message('quick_order_sku')).first().fill('VSQ-CLAIR')
  await replaceValue(page.getByLabel(message('quick_order_quantity')).first(), '4')
  await shopper.press('favourites_add_all')
  await expect(page.getByRole('alert')).toContainText('6')
})
