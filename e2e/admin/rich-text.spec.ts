import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addresses } from '../addresses.ts'
import { queryApi } from '../api.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'
const name = message('product_text_long')

/** Opens the editor of a product; fails on what the content policy of the browser rejects. */
async function openProduct(page: Page, sku: string): Promise<string[]> {
  const violations: string[] = []
  page.on('console', (line) => {
    if (/content security policy|trusted/i.test(line.text())) violations.push(line.text())
  })
  await signInAs(page, owner, `/products?q=${sku}`)
  await page.getByRole('row').filter({ hasText: sku }).getByRole('link').first().click()
  await expect(text(page)).toHaveAttribute('contenteditable', 'true')
  return violations
}

/** The description in the first language. */
const text = (page: Page) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
const toolbar = (page: Page) =>
  page.getByRole('toolbar', { name: new RegExp(message('rich_text_toolbar', { label: name })) }).first()
const tool = (page: Page, key: string) => toolbar(page).getByRole('button', { name: message(key) })

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
}

async function descriptionOf(sku: string): Promise<string> {
  const { products } = await queryApi<{ products: { items: { description: { html: string } }[] } }>(
    'fr',
    'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { description { html } } } }',
    { sku },
  )
  return products.items[0]?.description.html ?? ''
}

const unsaved = (page: Page) => page.getByRole('region', { name: message('sheet_unsaved') })

test('A description is written by keyboard, survives a reload, and shoppers read it', async ({ page }) => {
  const violations = await openProduct(page, 'VSQ-CARP')
  const before = await descriptionOf('VSQ-CARP')
  await text(page).click()
  await expect(unsaved(page)).toBeHidden()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Verre soufflé, ')
  await page.keyboard.press('Control+b')
  await expect(tool(page, 'rich_text_bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('75 cl')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+8')
  await page.keyboard.type('Lave-vaisselle')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Voir la livraison')
  for (const _ of 'livraison') await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+Shift+l')
  const address = page.getByLabel(message('rich_text_link_address'))
  await address.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('/fr/livraison')
  await expectAccessible(page, 'link in a text')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await expect(tool(page, 'rich_text_link')).toHaveAttribute('aria-pressed', 'true')
  const written =
    '<p>Verre soufflé, <strong>75 cl</strong></p><ul><li>Lave-vaisselle</li><li>Voir la <a href="/fr/livraison">livraison</a></li></ul>'
  await page.reload()
  await expect(text(page)).toContainText('Verre soufflé, 75 cl')
  await expect(text(page).getByRole('link', { name: 'livraison' })).toBeVisible()
  await save(page)
  await expect.poll(async () => await descriptionOf('VSQ-CARP')).toBe(written)
  await expect(unsaved(page)).toBeHidden()
  const shop = await page.context().newPage()
  // Every process shows the change within a second.
  await expect(async () => {
    await shop.goto(`${addresses.fontaines}/fr/carafe-bulle.html`)
    await expect(shop.getByRole('listitem').filter({ hasText: 'Lave-vaisselle' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await expect(shop.getByRole('link', { name: 'livraison', exact: true })).toBeVisible()
  await page.getByRole('button', { name: message('sheet_take_back'), exact: true }).click()
  await expect.poll(async () => await descriptionOf('VSQ-CARP')).toBe(before)
  await expect(text(page)).not.toContainText('Lave-vaisselle')
  expect(violations).toEqual([])
})

test('The toolbar is one stop of the Tab key, and Tab leaves the text', async ({ page }) => {
  await openProduct(page, 'VSQ-NET')
  await toolbar(page).getByRole('combobox').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'rich_text_bold')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'rich_text_source')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+Shift+7')
  await page.keyboard.press('Tab')
  await expect(text(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Control+z')
  // Back to what is stored, letter for letter: nothing is changed.
  await expect(unsaved(page)).toBeHidden()
  // A translation that was emptied stays so until the field is left; then it takes the source again.
  const english = page.getByRole('textbox', { name: new RegExp(`^${name}, English`) })
  await english.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await expect(english).toHaveText('')
  await page.keyboard.type('New')
  await expect(english).toHaveText('New')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await expect(english).toHaveText(await text(page).innerText())
  await expect(english).toHaveAccessibleDescription(message('product_text_taken'))
  await page.getByRole('button', { name: message('form_discard') }).click()
  await expect(unsaved(page)).toBeHidden()
})

test('HTML that the editor cannot hold stays as it is', async ({ page }) => {
  const violations = await openProduct(page, 'VSQ-BAC')
  const block =
    '<div data-content-type="row" style="color: red"><figure><img src="https://example.com/a.png" alt="" /></figure><p>Bloc</p></div>'
  await tool(page, 'rich_text_source').click()
  await text(page).fill(block)
  await expect(page.getByText(message('rich_text_kept'))).toBeVisible()
  await expectAccessible(page, 'text as source')
  await page.reload()
  await expect(page.getByText(message('rich_text_kept'))).toBeVisible()
  await expect(text(page)).toHaveValue(block)
  await text(page).fill('<p>Repris <i>ici</i></p>')
  await page.getByRole('button', { name: message('rich_text_formatted') }).click()
  await expect(text(page)).toHaveAttribute('contenteditable', 'true')
  await expect(text(page)).toHaveText('Repris ici')
  await page.getByRole('button', { name: message('form_discard') }).click()
  await expect(unsaved(page)).toBeHidden()
  await expect(text(page)).not.toContainText('Repris')
  expect(violations).toEqual([])
})

test('What is pasted from a text program is cleaned', async ({ page }) => {
  const violations = await openProduct(page, 'VSQ-DISP')
  await text(page).click()
  await page.keyboard.press('Control+a')
  await text(page).evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<style>p { color: red }</style><h1 style="color: red">Soin</h1><p class="MsoNormal" style="margin: 0">À la <span style="font-weight: 700">main</span><o:p></o:p></p>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await tool(page, 'rich_text_source').click()
  await expect(text(page)).toHaveValue('<h3>Soin</h3><p>À la <strong>main</strong></p>')
  await page.getByRole('button', { name: message('form_discard') }).click()
  await expect(unsaved(page)).toBeHidden()
  expect(violations).toEqual([])
})

test('The description of a category survives a reload and is saved', async ({ page }) => {
  await signInAs(page, owner, '/categories')
  await page.getByRole('main').getByRole('link', { name: 'Sous plan' }).first().click()
  const opening = page.getByRole('textbox', { name: new RegExp(message('categories_opening')) }).first()
  await expect(opening).toHaveAttribute('contenteditable', 'true')
  const before = await opening.innerText()
  await opening.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Dès demain.')
  await page.reload()
  await expect(opening).toContainText('Dès demain.')
  await expectAccessible(page, 'texts of a category')
  await page.getByRole('button', { name: message('sheet_save') }).click()
  await expect(page.getByRole('button', { name: message('sheet_save') })).toBeDisabled()
  await page.reload()
  await expect(opening).toHaveText(`${before} Dès demain.`)
})
