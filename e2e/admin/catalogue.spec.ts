import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addresses } from '../addresses.ts'
import { queryApi } from '../api.ts'
import { test, usableOnceOpen } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'
const colleague = 'lea.bonnet@vasque.example'

/** The cell of a product in the sheet; columns are stock, price, special price, from, until, paid. */
const cell = (page: Page, sku: string, column: number) =>
  page.getByRole('row').filter({ hasText: sku }).locator('[data-cell]').nth(column)

/** Opens the sheet with the products that a text finds. */
async function openSheet(page: Page, text: string): Promise<void> {
  await page.goto(`/products?${new URLSearchParams({ as: 'sheet', q: text })}`)
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Pastes into the cell with the focus, as from a spreadsheet. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

/** What a visitor pays for a product, with tax. */
async function paidInShop(sku: string): Promise<number | undefined> {
  const { products } = await queryApi<{
    products: { items: { price_range: { minimum_price: { final_price: { value: number } } } }[] }
  }>(
    'fr',
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
       items { price_range { minimum_price { final_price { value } } } } } }`,
    { sku },
  )
  return products.items[0]?.price_range.minimum_price.final_price.value
}

/** Bought by no other test, some of which run at the same time. 59.00 without tax. */
const head = 'VSQ-TETE'

test('The owner prepares a price sale in the sheet', async ({ page }) => {
  await signInAs(page, owner)
  await openSheet(page, head)
  const special = cell(page, head, 2)
  await special.click()
  await page.keyboard.type('59*0,8')
  await page.keyboard.press('Enter')
  await expect(special).toContainText('47,20')
  await expect(cell(page, head, 5)).toHaveText('56,64')
  await page.keyboard.press('Control+z')
  await expect(special).toHaveText('')
  await special.click()
  await paste(page, '45,00\t01/11/2026\t31/12/2099')
  await expect(special).toContainText('45,00')
  await expect(cell(page, head, 4)).toContainText('31/12/2099')
  await expectAccessible(page, 'sheet with changes')
  // What is not saved survives a reload.
  await page.reload()
  await expect(special).toContainText('45,00')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
  await expect.poll(async () => await paidInShop(head)).toBe(54)
  await page.getByRole('button', { name: message('sheet_take_back') }).click()
  await expect(special).toHaveText('')
  await expect.poll(async () => await paidInShop(head)).toBe(70.8)
})

test('A value is copied down, and an impossible one cannot be saved', async ({ page }) => {
  await signInAs(page, owner)
  await openSheet(page, 'VSQ-C1-')
  await cell(page, 'VSQ-C1-AB', 0).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  const first = await cell(page, 'VSQ-C1-AB', 0).innerText()
  await page.keyboard.press('Control+d')
  for (const sku of ['VSQ-C1-NM', 'VSQ-C1-SA']) await expect(cell(page, sku, 0)).toContainText(first)
  await cell(page, 'VSQ-C1-NM', 1).click()
  await paste(page, 'soon')
  await expect(cell(page, 'VSQ-C1-NM', 1)).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: message('sheet_unsaved') })).toBeVisible()
  await page.getByRole('button', { name: message('form_discard') }).click()
  await expect(page.getByRole('region', { name: message('sheet_unsaved') })).toBeHidden()
})

test('Two people change a product: different values merge, the same value asks', async ({
  page,
  browser,
}) => {
  const other = usableOnceOpen(await browser.newPage({ baseURL: addresses.admin, locale: 'fr-FR' }))
  await signInAs(page, owner)
  await signInAs(other, colleague)
  await openSheet(page, 'VSQ-BOU60')
  await openSheet(other, 'VSQ-BOU60')
  const type = async (on: Page, column: number, text: string) => {
    await cell(on, 'VSQ-BOU60', column).click()
    await on.keyboard.type(text)
    await on.keyboard.press('Enter')
    await on.keyboard.press('Control+s')
  }
  await type(other, 0, '61')
  await expect(other.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
  await type(page, 1, '25')
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
  await type(other, 1, '26')
  await expect(other.getByText(/Hugo Marchand a changé la même chose/)).toBeVisible()
  await other.getByRole('button', { name: message('form_take_theirs') }).click()
  await expect(other.getByRole('region', { name: message('sheet_unsaved') })).toBeHidden()
  await other.close()
})

test('A product is added with a picture and variants', async ({ page }) => {
  await signInAs(page, owner)
  await page.goto('/products/new')
  await page.getByLabel(message('product_text_name')).fill('Verre à liqueur')
  await page.getByLabel(message('product_field_sku')).fill('E2E-LIQ')
  await page.getByLabel(message('product_field_type')).selectOption('CONFIGURABLE')
  await page.getByRole('button', { name: message('product_create') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verre à liqueur' })).toBeVisible()
  await page.getByLabel(message('product_variant_by')).selectOption('aay_color')
  await page.getByLabel(`${message('product_text_name')}, English`).fill('Liqueur glass')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
  await page.getByRole('button', { name: message('product_variant_add') }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('select').selectOption({ index: 1 })
  await drawer.getByLabel(message('product_column_price_excl')).fill('12,50')
  await drawer.getByLabel(message('product_column_stock')).fill('8')
  await drawer.getByRole('button', { name: message('product_variant_create') }).click()
  await expect(page.getByRole('grid')).toContainText('E2E-LIQ-1')
  await page
    .getByLabel(message('product_media_upload'))
    .setInputFiles({ name: 'verre.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByRole('button', { name: /^Image 1/ })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
  await expectAccessible(page, 'editor of a product')
})

test('A draft waits on the server, is compared, scheduled and published', async ({ page, browser }) => {
  await signInAs(page, owner, '/products?q=VSQ-CAR75')
  await page.getByRole('link', { name: 'Carafe 75 cl', exact: true }).click()
  const name = page.getByLabel(`${message('product_text_name')}, English`)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/products/drafts'))
  await name.fill('Carafe of the season')
  await kept
  // Another device has the draft, and the list marks the product.
  const other = usableOnceOpen(await browser.newPage({ baseURL: addresses.admin, locale: 'fr-FR' }))
  await signInAs(other, owner, new URL(page.url()).pathname)
  await expect(other.getByLabel(`${message('product_text_name')}, English`)).toHaveValue(
    'Carafe of the season',
  )
  await other.goto('/products?q=VSQ-CAR75')
  await expect(other.getByText(message('product_draft_by', { names: 'Hugo Marchand' }))).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: message('review_open') }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('table')).toContainText('Carafe of the season')
  await expectAccessible(page, 'review of a draft')
  // By night the next day in UTC is today in the shop.
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await drawer.getByLabel(message('review_day')).fill(inTwoDays)
  await drawer.getByRole('button', { name: message('review_schedule'), exact: true }).click()
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: message('review_withdraw') }).click()
  await expect(name).toHaveValue('Carafe of the season')
  await page.getByRole('button', { name: message('review_open') }).click()
  await drawer.getByRole('button', { name: message('review_publish') }).click()
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
  await expect
    .poll(async () => {
      const { products } = await queryApi<{ products: { items: { name: string }[] } }>(
        'en',
        '{ products(filter: { sku: { eq: "VSQ-CAR75" } }) { items { name } } }',
      )
      return products.items[0]?.name
    })
    .toBe('Carafe of the season')
})

test('Products are changed together, and back', async ({ page }) => {
  await signInAs(page, owner)
  await openSheet(page, 'VSQ-C1-')
  await page.getByRole('checkbox', { name: message('list_choose_page') }).check()
  await page.getByRole('button', { name: message('bulk_open'), exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel(message('bulk_value')).fill('10')
  await expect(drawer.getByRole('table')).toContainText('1 309,00')
  await expectAccessible(page, 'bulk change')
  await drawer.getByRole('button', { name: /^Changer/ }).click()
  await expect(cell(page, 'VSQ-C1-AB', 1)).toHaveText('1 309,00')
  await page.getByRole('button', { name: message('sheet_take_back') }).click()
  await expect(cell(page, 'VSQ-C1-AB', 1)).toHaveText('1 190,00')
})

test('A category is moved by the keyboard', async ({ page }) => {
  await signInAs(page, owner)
  await page.goto('/categories')
  await expectAccessible(page, 'categories')
  const tree = page.getByRole('region', { name: message('categories_tree') }).getByRole('link')
  const names = await tree.allInnerTexts()
  await tree.nth(1).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(tree.nth(2)).toHaveText(names[1] ?? '')
  await tree.nth(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(tree.nth(1)).toHaveText(names[1] ?? '')
})

/** A picture of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
