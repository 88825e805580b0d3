import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { createPaidOrder, filterCartridge } from '../order-fixtures.ts'
import { mailsTo } from '../outbox.ts'
import { message, signInAs } from './staff.ts'
import { test } from './test.ts'

const owner = 'hugo@vasque.example'
const manager = 'lea.bonnet@vasque.example'

/** Gives the order of an open drawer the window at that place of the list; returns its day. */
async function chooseWindow(page: Page, index: number): Promise<string> {
  const windows = page.getByLabel(message('order_appointment_window'))
  await windows.selectOption({ index })
  const [day = ''] = (await windows.inputValue()).split(' ')
  await page.getByRole('button', { name: message('order_appointment_save') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return day
}

test('The owner sets and moves an appointment in the agenda, which shows it on its day', async ({
  browser,
  page,
}) => {
  const buyer = await browser.newPage()
  const { number, customer } = await createPaidOrder(buyer, 'fr', filterCartridge)
  await buyer.close()
  await signInAs(page, owner, `/appointments?order=${number}`)
  await expect(page.getByRole('dialog', { name: message('agenda_move_title', { number }) })).toBeVisible()
  await expectAccessible(page, 'move')
  const first = await chooseWindow(page, 4)
  await page.goto(`/appointments?day=${first}`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row.getByRole('link', { name: number, exact: true })).toHaveAttribute(
    'href',
    `/orders/${number}`,
  )
  await expectAccessible(page, 'agenda')
  await row.getByRole('link', { name: message('agenda_move') }).click()
  const moved = await chooseWindow(page, 12)
  await page.goto(`/appointments?day=${moved}&view=week`)
  await expect(row).toHaveCount(1)
  await page.getByLabel(message('agenda_kind')).selectOption('FITTING')
  await expect(row).toHaveCount(0)
  await expect
    .poll(async () => (await mailsTo(customer.email)).filter(({ kind }) => kind === 'order_message').length)
    .toBe(2)
})

test('Staff go from day to day by links and keys', async ({ page }) => {
  await signInAs(page, owner, '/appointments?day=2027-03-10')
  await expect(page.getByText(message('agenda_nobody')).first()).toBeVisible()
  await expect(page.getByRole('region', { name: /^8\sh – 12\sh$/ })).toBeVisible()
  await page.getByRole('link', { name: message('agenda_day_after') }).click()
  const dayBefore = page.getByRole('link', { name: message('agenda_day_before') })
  await expect(dayBefore).toHaveAttribute('href', /day=2027-03-10/)
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/day=2027-03-10/)
  await page.getByRole('link', { name: message('agenda_one_week') }).click()
  await page.getByRole('link', { name: message('agenda_week_before') }).click()
  await expect(page).toHaveURL(/day=2027-03-03&view=week/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel(message('agenda_kind'))).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('The owner sees the effect of settings, what is wrong in them, and saves them', async ({ page }) => {
  await signInAs(page, owner, '/appointments/settings')
  const ahead = page.getByLabel(message('agenda_days_ahead'))
  const before = await ahead.inputValue()
  await page.getByRole('button', { name: message('agenda_add_window') }).click()
  await page.getByRole('button', { name: message('agenda_save') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'problems')
  const windows = page.getByRole('group', { name: /^Créneau \d/ })
  await windows.last().getByRole('button').click()
  await ahead.fill(String(Number(before) + 1))
  await page.getByRole('button', { name: message('agenda_try') }).click()
  await expect(page.getByText(/rendez-vous pris/).first()).toBeVisible()
  await page.getByRole('button', { name: message('agenda_save') }).click()
  // Others may have taken appointments: they fit, or they are listed.
  await expect(page.getByText(/^Enregistré|pris (?:est|sont) hors/).first()).toBeVisible()
  await page.reload()
  await expect(ahead).toHaveValue(String(Number(before) + 1))
  await ahead.fill(before)
  // Leaving the page at once would take the request back.
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: message('agenda_save') }).click()
  await saved
  await page.reload()
  await expect(ahead).toHaveValue(before)
})

test('A manager reads the settings and cannot change them', async ({ page }) => {
  await signInAs(page, manager, '/appointments/settings')
  await expect(page.getByLabel(message('agenda_days_ahead'))).toBeDisabled()
  await expect(page.getByRole('button', { name: message('agenda_save') })).toHaveCount(0)
})

test('Somebody reads the agenda in their own calendar, until they end its address', async ({ page }) => {
  await signInAs(page, owner, '/appointments')
  await page.getByRole('button', { name: message('agenda_feed_make') }).click()
  const address = page.locator('.note .code')
  await expect(address).toBeVisible()
  await expectAccessible(page, 'feed')
  const url = (await address.textContent()) ?? ''
  const file = await page.request.get(url)
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('BEGIN:VCALENDAR')
  await page.getByRole('button', { name: message('agenda_feed_revoke') }).click()
  await expect(page.getByText(message('agenda_feed_none'))).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(404)
})
