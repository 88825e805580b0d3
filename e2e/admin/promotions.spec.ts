import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'
/** Labels go on with what they are about, or that they are optional. */
const startOf = (key: string) => new RegExp(`^${message(key)}`)
/** 42.00 with tax. */
const sku = 'VSQ-COF2'

test('The owner makes a promotion with a code, tries it, schedules it and switches it off', async ({
  page,
}) => {
  await signInAs(page, owner, '/promotions/new')
  await expectAccessible(page, 'new promotion')
  await page.getByRole('link', { name: message('promo_start_code') }).click()
  const main = page.getByRole('main')
  const code = `TRY${Date.now()}`
  await main.getByLabel(message('promo_name'), { exact: true }).fill(`Essai ${code}`)
  await main.getByLabel(message('promo_code'), { exact: true }).fill(code)
  await main.getByLabel(message('promo_add_condition'), { exact: true }).selectOption('subtotal')
  await main.getByLabel(message('promo_say_value')).first().fill('50')
  await main.getByPlaceholder(message('promo_try_sku')).fill(sku)
  await main.getByLabel(message('promo_try_quantity'), { exact: true }).fill('2')
  await main.getByRole('button', { name: message('promo_try_add') }).click()
  await expect(main.getByText(/8,40/).first()).toBeVisible()
  await main.getByRole('button', { name: message('promo_create') }).click()
  await expect(main.getByRole('heading', { level: 1, name: `Essai ${code}` })).toBeVisible()
  await expect(main.getByText(message('promo_state_running'))).toBeVisible()
  await expectAccessible(page, 'promotion')

  await main.getByRole('textbox', { name: message('promo_from') }).fill('2099-03-01T00:00')
  await page.keyboard.press('Control+s')
  await expect(main.getByText(message('promo_state_scheduled'))).toBeVisible()
  await main.getByRole('button', { name: message('promo_stop') }).click()
  await expect(main.getByText(message('promo_state_off'))).toBeVisible()
  await page.goto('/promotions?view=off&state.eq=OFF')
  await expect(main.getByRole('link', { name: `Essai ${code}` })).toBeVisible()
  await expectAccessible(page, 'promotions')
})

test('A cart is explained by the number of its order or its id', async ({ page }) => {
  await signInAs(page, owner, '/orders')
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: message('order_why_total') }).click()
  await expect(page.getByRole('region', { name: message('promo_cart_explain_totals') })).toBeVisible()
  await expectAccessible(page, 'cart explained')
  await page.getByLabel(startOf('promo_cart_explain_order')).fill('')
  await page.getByLabel(startOf('promo_cart_explain_cart')).fill('none')
  await page.getByRole('button', { name: message('promo_cart_explain_button') }).click()
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible()
})

test('What is typed survives a reload', async ({ page }) => {
  await signInAs(page, owner, '/promotions/new/blank')
  const name = page.getByLabel(message('promo_name'), { exact: true })
  await name.fill('Une idée')
  await page.reload()
  await expect(name).toHaveValue('Une idée')
})

test('A price is explained step by step', async ({ page }) => {
  await signInAs(page, owner, '/prices')
  await expectAccessible(page, 'tier prices')
  await page.getByRole('link', { name: message('price_title') }).click()
  await expect(page.getByRole('heading', { level: 1, name: message('price_title') })).toBeVisible()
  await page.getByLabel(message('price_sku')).fill('VSQ-CLAIR')
  await page.getByRole('button', { name: message('price_explain') }).click()
  await expect(page.getByRole('rowheader', { name: message('price_step_base') }).first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: message('price_final') }).first()).toBeVisible()
  await expectAccessible(page, 'price explained')
})

test('The owner prepares a price sale, sees what shoppers will pay, saves it and takes it back', async ({
  page,
}) => {
  await signInAs(page, owner, '/prices')
  const main = page.getByRole('main')
  await main.getByLabel(message('price_sku')).fill(sku)
  await main.getByRole('button', { name: message('price_open') }).click()
  const base = main.getByRole('region', { name: message('price_base_card') })
  const special = base.getByRole('textbox', { name: startOf('price_special_price') }).first()
  await special.fill('30')
  await base.getByLabel(startOf('price_special_from')).first().fill('2099-12-01')
  const tiers = main.getByRole('region', { name: message('price_tiers') })
  await tiers.getByRole('button', { name: message('price_add_tier') }).click()
  await tiers
    .getByRole('textbox', { name: startOf('price_or_percent') })
    .last()
    .fill('10 %')
  const preview = main.getByRole('region', { name: message('price_preview') })
  await expect(preview.getByText('36,00 €').first()).toBeVisible()
  await expect(preview.getByText('37,80 €').first()).toBeVisible()
  await expectAccessible(page, 'prices of a product')

  // Nothing is lost by a reload before it is saved.
  await page.reload()
  await expect(special).toHaveValue('30')
  await expect(preview.getByText('36,00 €').first()).toBeVisible()

  await page.keyboard.press('Control+s')
  const takeBack = page.getByRole('button', { name: message('price_take_back') })
  await expect(takeBack).toBeVisible()
  await expect(special).toHaveValue('30,00')
  await expect(page.getByRole('button', { name: message('form_discard') })).toBeHidden()

  await takeBack.click()
  await expect(special).toHaveValue('')
  await expect(preview.getByText('36,00 €')).toHaveCount(0)
})
