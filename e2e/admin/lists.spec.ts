import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { Customer } from '../customer.ts'
import { filterCartridge } from '../order-fixtures.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const rows = (page: Page) => page.locator('tbody tr[data-row]')

test('A list is worked by keyboard', async ({ page }) => {
  await signInAs(page, 'hugo@vasque.example', '/customers')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows(page).first().getByRole('link').first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('tilleuls')
  await expect(page).toHaveURL(/q=tilleuls/)
  await expect(rows(page).first()).toContainText('Tilleuls')
  await expectAccessible(page, 'searched list')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/customers\/\d+$/)
})

test('The address carries filters, order and search, and the list exports what it shows', async ({
  page,
}) => {
  await signInAs(page, 'hugo@vasque.example', '/customers')
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText(message('list_nothing_for', { search: 'zzzz' }))).toBeVisible()
  await page.getByRole('button', { name: message('list_remove_filters') }).click()
  await expect(rows(page).first()).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
})

test('A changed list is saved as a view', async ({ page }) => {
  const name = `Vue ${Math.random().toString(36).slice(2)}`
  await signInAs(page, 'hugo@vasque.example', '/customers')
  await page.getByRole('searchbox').fill('morel')
  await page.getByRole('button', { name: message('list_save_view') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(message('list_view_name')).fill(name)
  await dialog.getByRole('button', { name: message('list_save_view') }).click()
  await expect(dialog).toBeHidden()
  const view = page.getByRole('link', { name })
  await view.click()
  await expect(page).toHaveURL(/view=saved-\d+&q=morel|q=morel.*view=saved-\d+/)
  await expect(rows(page).first()).toContainText('Morel')
})

test('The size of the rows is kept for the person', async ({ page }) => {
  await signInAs(page, 'hugo@vasque.example', '/customers')
  await Promise.all([
    page.waitForResponse(/choices/),
    page.getByRole('button', { name: message('list_large') }).click(),
  ])
  await expect(page.locator('table.table.s')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: message('list_large') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('A person changes a key, and gets the first one back', async ({ page }) => {
  await signInAs(page, 'hugo@vasque.example', '/customers')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: message('layout_keys') })
  await expectAccessible(page, 'keys', 'dialog')
  const change = dialog.getByRole('button', {
    name: message('layout_key_change_of', { label: message('list_key_next') }),
  })
  await change.click()
  await page.keyboard.press('/')
  await expect(
    dialog.getByText(message('layout_key_taken', { label: message('list_key_search') })),
  ).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('b')
  await expect(rows(page).first().getByRole('link').first()).toBeFocused()
  await page.keyboard.press('?')
  await dialog.getByRole('button', { name: message('layout_keys_reset') }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
})

test('A key opens a dialog again in the frame in which it closed', async ({ page }) => {
  await signInAs(page, 'hugo@vasque.example', '/customers')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: message('layout_keys') })
  await expect(dialog).toBeVisible()
  const isClosedAtOnce = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // What Escape does first.
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    await Promise.resolve()
    const isClosed = document.querySelector('dialog[open]') === null
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    // The browser tells of the end of the dialog with the next frame.
    await nextFrame()
    await nextFrame()
    return isClosed
  })
  expect(isClosedAtOnce).toBe(true)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('Coming back from a record finds the row and the selection again', async ({ page }) => {
  // Their own orders: new ones of other tests would come before those of the first page.
  const customer = await Customer.register('fr')
  for (let count = 0; count < 2; count++) await customer.placeOrder(filterCartridge)
  await signInAs(page, 'hugo@vasque.example', `/orders?q=${encodeURIComponent(customer.email)}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  await page.goBack()
  await expect(rows(page).nth(1).getByRole('link').first()).toBeFocused()
  await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
})

test('A line says how many orders came since the list was read', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, 'hugo@vasque.example', '/orders')
  await expect(rows(page).first()).toBeVisible()
  const customer = await Customer.register('fr')
  const number = await customer.placeOrder(filterCartridge)
  await page.clock.runFor(31_000)
  await expect(page.getByRole('link', { name: number })).toHaveCount(0)
  await page.getByRole('button', { name: /nouvelles? commandes?$/ }).click()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
})

test('Everything that matches is changed in the background, and the page says how far it is', async ({
  page,
}) => {
  const customer = await Customer.register('fr')
  // With those of the demo shops more than a page.
  for (let count = 0; count < 12; count++) await customer.placeOrder(filterCartridge)
  await signInAs(page, 'hugo@vasque.example', '/orders')
  await page.getByRole('checkbox', { name: message('list_choose_page') }).check()
  await page.getByRole('button', { name: /^Choisir les \d+/ }).click()
  await expect(page.getByRole('link', { name: message('orders_picking_slips') })).toHaveCount(0)
  await page.getByRole('button', { name: message('orders_assign') }).click()
  await page.getByRole('button', { name: message('orders_nobody') }).click()
  const bar = page.getByRole('region', { name: message('bulk_region') })
  await expect(bar).toContainText(/(\d+) sur \1 faites/)
  await expectAccessible(page, 'ended bulk job')
  await bar.getByRole('button', { name: message('live_understood') }).click()
  await expect(bar).toBeHidden()
})

test('An empty list says whether nothing matches or there is nothing at all', async ({ page }) => {
  await signInAs(page, 'hugo@vasque.example', '/customers?q=zzzz')
  await expect(page.getByText(message('list_nothing_for', { search: 'zzzz' }))).toBeVisible()
  const foods = page.getByRole('button', { name: 'Nori & Riz' })
  const siteSwitch = page.getByRole('button', { name: new RegExp(message('layout_switch_shop')) })
  await siteSwitch.click()
  await foods.click()
  await expect(siteSwitch).toContainText('Nori & Riz')
  await page.goto('/returns')
  await expect(page.getByText(message('returns_empty'))).toBeVisible()
})
