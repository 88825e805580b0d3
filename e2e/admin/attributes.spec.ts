import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { queryApi } from '../api.ts'
import { replaceValue } from '../shopper.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'

/** The label of an attribute and its options in a store view; undefined when there is none. */
async function inShop(code: string): Promise<{ label: string; options: string[] } | undefined> {
  type Item = { label: string; options: { label: string }[] }
  const { customAttributeMetadataV2: found } = await queryApi<{
    customAttributeMetadataV2: { items: Item[] }
  }>(
    'en',
    `query ($code: String!) {
       customAttributeMetadataV2(attributes: [{ attribute_code: $code, entity_type: "catalog_product" }]) {
         items { label options { label } } } }`,
    { code },
  )
  const [item] = found.items
  return item && { label: item.label, options: item.options.map(({ label }) => label) }
}

test('An attribute is added with options, put into a set and given to a new product', async ({ page }) => {
  await signInAs(page, owner, '/attributes')
  await expectAccessible(page, 'attributes')
  await page.getByRole('link', { name: message('attribute_new'), exact: true }).click()
  await page.getByLabel(message('attribute_code')).fill('E2E')
  await page.getByLabel(message('attribute_label', { language: 'Français' })).fill('Finition')
  // Fields take what is in French a moment after that was typed.
  await replaceValue(page.getByLabel(message('attribute_label', { language: 'English' })), 'Finish')
  await page.getByRole('button', { name: message('option_add'), exact: true }).click()
  const row = page.getByRole('row').nth(1)
  await row.getByLabel(message('option_title', { language: 'fr' })).fill('Brillant')
  await replaceValue(row.getByLabel(message('option_title', { language: 'en' })), 'Glossy')
  await row.getByLabel(message('attribute_swatch')).fill('#c9c8c5')
  await expectAccessible(page, 'editor of an attribute')
  await page.getByRole('button', { name: message('attribute_create') }).click()
  // The mistake is at its field, and what was typed stays.
  await expect(page.getByLabel(message('attribute_code'))).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(message('attribute_code')).fill('e2e_finish')
  await page.getByRole('button', { name: message('attribute_create') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Finition' })).toBeVisible()
  await expect.poll(async () => await inShop('e2e_finish')).toEqual({ label: 'Finish', options: ['Glossy'] })

  await page.goto('/attribute-sets/new')
  await page.getByLabel(message('attribute_set_name')).fill('Verre décoré')
  await page.getByRole('button', { name: message('attribute_group_add'), exact: true }).click()
  await page.getByLabel(message('attribute_group_title')).fill('Aspect')
  await page
    .getByLabel(message('attribute_group_into', { group: 'Aspect' }))
    .selectOption({ label: 'Finition (e2e_finish)' })
  await expectAccessible(page, 'editor of an attribute set')
  await page.getByRole('button', { name: message('sheet_save') }).click()
  await expect(page.getByRole('link', { name: 'Verre décoré' })).toBeVisible()

  await page.goto('/products/new')
  await page.getByLabel(message('product_text_name')).fill('Verre décoré')
  await page.getByLabel(message('product_field_sku')).fill('E2E-DECOR')
  await page.getByLabel(message('product_field_set')).selectOption('Verre décoré')
  await page.getByRole('button', { name: message('product_create') }).click()
  const part = page.getByRole('region', { name: message('product_part_attributes') })
  await part.getByLabel('Finition').selectOption('Brillant')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()

  // Deleting says what is lost.
  await page.goto('/attributes')
  await page.getByLabel(message('attribute_find')).fill('e2e_finish')
  await page.getByRole('link', { name: 'Finition' }).click()
  await page.getByRole('button', { name: message('product_delete'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 produit perd sa valeur.')
  await dialog.getByRole('button', { name: message('attribute_delete') }).click()
  await expect(page.getByRole('heading', { level: 1, name: message('nav_attributes') })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Finition' })).toBeHidden()
})

/** A picture of one white pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

test('Options get a colour and a picture as swatches', async ({ page }) => {
  await signInAs(page, owner, '/attributes/new')
  await page.getByLabel(message('attribute_code')).fill('e2e_wood')
  await page.getByLabel(message('attribute_label', { language: 'Français' })).fill('Bois')
  for (const [at, name] of ['Chêne', 'Noyer'].entries()) {
    await page.getByRole('button', { name: message('option_add'), exact: true }).click()
    await page
      .getByRole('row')
      .nth(at + 1)
      .getByLabel(message('option_title', { language: 'fr' }))
      .fill(name)
  }
  const swatchOf = (at: number) => page.getByRole('row').nth(at).getByLabel(message('attribute_swatch'))
  await page.getByLabel(message('attribute_swatch_colour', { name: 'Chêne' })).fill('#b98d5e')
  await expect(swatchOf(1)).toHaveValue('#b98d5e')
  await page
    .locator('input[type="file"]')
    .nth(1)
    .setInputFiles({ name: 'noyer.png', mimeType: 'image/png', buffer: onePixel })
  await expect(swatchOf(2)).toHaveValue(/^noyer-[0-9a-f]{8}\.png$/)
  await expect(page.getByRole('row').nth(2).locator('img')).toHaveAttribute('src', /noyer-.+\.webp$/)
  await expectAccessible(page, 'swatches of options')
  await page.getByRole('button', { name: message('attribute_create') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bois' })).toBeVisible()
  await expect(page.getByRole('row').nth(2).locator('img')).toHaveAttribute('src', /noyer-.+\.webp$/)
  // A file that is not in the shop is refused at its field.
  await swatchOf(2).fill('perdu.png')
  await page.getByRole('button', { name: message('sheet_save'), exact: true }).click()
  await expect(swatchOf(2)).toHaveAttribute('aria-invalid', 'true')
})

test('What is typed of an attribute survives a reload, and can be given back', async ({ page }) => {
  await signInAs(page, owner, '/attributes')
  await page.getByLabel(message('attribute_find')).fill('aay_power')
  await page.getByRole('row').nth(1).getByRole('link').click()
  const label = page.getByLabel(message('attribute_label', { language: 'English' }))
  const before = await label.inputValue()
  await label.fill('Mains supply')
  await page.reload()
  await expect(label).toHaveValue('Mains supply')
  await page.getByRole('button', { name: message('form_discard') }).click()
  await expect(label).toHaveValue(before)
  await label.fill('Mains supply')
  await page.getByRole('button', { name: message('sheet_save'), exact: true }).click()
  await expect.poll(async () => (await inShop('aay_power'))?.label).toBe('Mains supply')
  await expect(page.getByRole('button', { name: message('form_discard') })).toBeHidden()
})

test('Somebody of one shop reads the attributes of all, and is told why', async ({ page }) => {
  await signInAs(page, 'lea.bonnet@vasque.example', '/attributes')
  await expect(page.getByText(message('attribute_scope'))).toBeVisible()
  await expect(page.getByRole('link', { name: message('attribute_new'), exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Default', exact: true }).click()
  await expect(page.getByText(message('attribute_scope'))).toBeVisible()
  await expect(page.getByLabel(message('attribute_set_name'))).toHaveAttribute('readonly', '')
  await expect(page.getByRole('button', { name: message('sheet_save') })).toBeHidden()
  await expectAccessible(page, 'attribute set to be read')
})

/** Text of an attribute of a product in a store view. */
async function textInShop(sku: string, code: string, language: 'fr' | 'en'): Promise<string | undefined> {
  type Attributes = { items: { code: string; value: string }[] }
  const { products } = await queryApi<{ products: { items: { custom_attributesV2: Attributes }[] } }>(
    language,
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
       items { custom_attributesV2 { items { code ... on AttributeValue { value } } } } } }`,
    { sku },
  )
  return products.items[0]?.custom_attributesV2.items.find((one) => one.code === code)?.value
}

test('The text of an attribute stands side by side in all languages', async ({ page }) => {
  const french = await textInShop('VSQ-C3', 'aay_connection', 'fr')
  await signInAs(page, owner, '/products?q=VSQ-C3')
  await page.getByRole('link', { name: 'Comptoir 3', exact: true }).click()
  const part = page.getByRole('region', { name: message('product_part_attributes') })
  await part.getByRole('textbox', { name: /^Raccordement, English/ }).fill('Cold water, 3/8 inch')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
  await expect
    .poll(async () => await textInShop('VSQ-C3', 'aay_connection', 'en'))
    .toBe('Cold water, 3/8 inch')
  expect(await textInShop('VSQ-C3', 'aay_connection', 'fr')).toBe(french)
  await expectAccessible(page, 'texts of attributes')
})

test('A helper changes the stock of a product and reads the rest', async ({ page }) => {
  await signInAs(page, 'jules@vasque.example', '/products?q=VSQ-CLAIR')
  await page.getByRole('link', { name: 'Cartouche Clair', exact: true }).click()
  const field = (key: string) => page.getByLabel(message(key), { exact: true })
  await expect(field('product_stock_quantity')).toBeEnabled()
  for (const key of ['product_field_sku', 'product_tax_class', 'product_field_set'])
    await expect(field(key)).toBeDisabled()
  await expect(field('product_media_upload').first()).toBeDisabled()
})
