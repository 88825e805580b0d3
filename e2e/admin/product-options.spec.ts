import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addresses } from '../addresses.ts'
import { queryApi } from '../api.ts'
import { replaceValue } from '../shopper.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'

/** Bought by no other test, some of which run at the same time: what is changed here would be in their way. */
const [cups, set] = ['VSQ-EXT', 'VSQ-ENS-RESTO']

/** Opens the editor of a product, of the first shop or of one of another name. */
async function openProduct(page: Page, sku: string, shop?: string): Promise<void> {
  await signInAs(page, owner, `/products?q=${sku}`)
  if (shop !== undefined) {
    await page.getByRole('button', { name: message('layout_switch_shop') }).click()
    await page.getByRole('button', { name: shop, exact: true }).click()
  }
  await page.getByRole('row').filter({ hasText: sku }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: message('product_part_history') })).toBeVisible()
}

const part = (page: Page, title: string) => page.getByRole('region', { name: message(title) })

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: message('sheet_saved_label') })).toBeVisible()
}

type Option = { title: string; required: boolean }

async function customOptions(store: string, sku: string): Promise<Option[]> {
  const { products } = await queryApi<{ products: { items: { options: Option[] }[] } }>(
    store,
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
       ... on CustomizableProductInterface { options { title required } } } } }`,
    { sku },
  )
  return products.items[0]?.options ?? []
}

test('A product is engraved: a mistake is explained at its field, and the shop asks at once', async ({
  page,
}) => {
  await openProduct(page, cups)
  const options = part(page, 'product_part_options')
  await options.getByRole('button', { name: message('option_add'), exact: true }).click()
  const title = options.getByLabel(message('option_title', { language: 'fr' })).first()
  await options.getByLabel(message('option_type')).selectOption('field')
  await page.keyboard.press('Control+s')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await title.fill('Gravure')
  // The field takes the French title a moment after that was typed.
  await replaceValue(options.getByLabel(message('option_title', { language: 'en' })).first(), 'Engraving')
  await options.getByLabel(message('option_surcharge'), { exact: true }).fill('12,50')
  await options.getByLabel(message('option_required')).check()
  await expectAccessible(page, 'custom options of a product')
  await save(page)
  await expect
    .poll(async () => await customOptions('en', cups))
    .toEqual([{ title: 'Engraving', required: true }])
  await page.getByRole('button', { name: message('sheet_take_back') }).click()
  await expect.poll(async () => await customOptions('en', cups)).toEqual([])
})

test('A bundle gets an option, by keyboard and with choices in order', async ({ page }) => {
  await openProduct(page, set)
  const bundle = part(page, 'product_part_bundle')
  await expectAccessible(page, 'options of a bundle')
  await bundle.getByRole('button', { name: message('option_add'), exact: true }).click()
  const added = bundle.getByRole('group', { name: message('option_new') })
  await added.getByLabel(message('option_title', { language: 'fr' })).fill('Au bar')
  const named = bundle.getByRole('group', { name: 'Au bar' })
  const pick = named.getByLabel(message('option_choice_add', { option: 'Au bar' }))
  for (const sku of ['VSQ-GOB25', 'VSQ-CAR75-OR']) {
    await pick.fill(sku)
    const choice = named.locator(`datalist option[value$="${sku}"]`)
    await expect(choice).toBeAttached()
    await pick.fill((await choice.getAttribute('value')) ?? '')
    await expect(named.getByRole('row').filter({ hasText: sku })).toBeVisible()
  }
  await named.getByRole('row').filter({ hasText: 'VSQ-CAR75-OR' }).getByRole('button').first().click()
  await save(page)
  await expect
    .poll(async () => {
      const { products } = await queryApi<{
        products: { items: { items: { title: string; options: { product: { sku: string } }[] }[] }[] }
      }>(
        'fr',
        `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on BundleProduct {
             items { title options { product { sku } } } } } } }`,
        { sku: set },
      )
      const last = products.items[0]?.items.at(-1)
      return [last?.title, ...(last?.options ?? []).map(({ product }) => product.sku)]
    })
    .toEqual(['Au bar', 'VSQ-CAR75-OR', 'VSQ-GOB25'])
  await page.getByRole('button', { name: message('sheet_take_back') }).click()
  await expect(bundle.getByRole('group', { name: 'Au bar' })).toBeHidden()
})

test('A dish is sold on some days only, and its allergens are declared', async ({ page }) => {
  await openProduct(page, 'NR-NIG-AVO', 'Nori & Riz')
  const food = part(page, 'product_part_food')
  await expectAccessible(page, 'food in the editor')
  await food.getByLabel('lundi', { exact: true }).uncheck()
  await food.getByLabel('mardi', { exact: true }).uncheck()
  await food.getByLabel('Sésame', { exact: true }).check()
  await save(page)
  const days = async () => {
    const { products } = await queryApi<{ products: { items: { pad_available_weekdays: number[] }[] } }>(
      'sushi_fr',
      '{ products(filter: { sku: { eq: "NR-NIG-AVO" } }) { items { pad_available_weekdays } } }',
      {},
    )
    return products.items[0]?.pad_available_weekdays
  }
  await expect.poll(days).toEqual([3, 4, 5, 6, 7])
  const shop = await page.context().newPage()
  for (const [address, named] of [
    ['fr/nigiri-avocat-snacke-4-pieces', 'mercredi, jeudi, vendredi, samedi, dimanche'],
    ['it/nigiri-di-avocado-scottato-4-pezzi', 'mercoledì, giovedì, venerdì, sabato, domenica'],
  ] as const) {
    // Every process shows the change within a second.
    await expect(async () => {
      await shop.goto(`${addresses.sushi}/${address}`)
      await expect(shop.getByText(named)).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  await page.getByRole('button', { name: message('sheet_take_back') }).click()
  await expect.poll(days).toEqual([])
  await expect(food.getByLabel('lundi', { exact: true })).toBeChecked()
})
