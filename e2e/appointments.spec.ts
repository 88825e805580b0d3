import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { languages, type Language } from './messages.ts'
import { placeOf, Shopper } from './shopper.ts'
import { test } from './test.ts'

/** 36 kg, and free of options. */
const heavy = { sku: 'VSQ-XM', quantity: 1 }

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Signs a new customer in whose heavy order lacks only its appointment and its payment. */
async function openDelivery(page: Page, language: Language): Promise<Shopper> {
  const customer = await Customer.register(language)
  await customer.prepareOrder(heavy)
  await customer.signInBrowser(page.context())
  const shopper = new Shopper(page, language)
  await shopper.open('commander?step=review')
  await expect(page).toHaveURL(/step=delivery/)
  return shopper
}

for (const language of languages) {
  test(`Shoppers choose when a heavy appliance is delivered (${language})`, async ({ page }) => {
    const shopper = await openDelivery(page, language)
    const { message } = shopper
    // Nobody else knows when somebody is at home.
    await expect(shopper.appointments.and(page.locator(':checked'))).toHaveCount(0)
    await shopper.press('checkout_to_payment')
    await expect(page.getByRole('link', { name: message('appointment_error') })).toBeVisible()
    await expect(page).toHaveURL(/step=delivery/)

    const window = shopper.appointments.nth(2 + placeOf())
    await window.check()
    await expect(page.locator('#choose-appointment-error')).toBeHidden()
    const value = (await window.getAttribute('value')) ?? ''
    await shopper.press('checkout_to_payment')
    await expect(title(page, message('checkout_recap_title'))).toBeVisible()
    const main = page.getByRole('main')
    const text = appointmentIn(language, value)
    await expect(main.getByText(text).first()).toBeVisible()

    const change = `${message('account_edit')} ${message('checkout_edit_shipping_method')}`
    await main.getByRole('link', { name: change }).click()
    await expect(shopper.appointments.and(page.locator(':checked'))).toHaveAttribute('value', value)
    await shopper.press('checkout_to_payment')
    await shopper.placeOrder()
    await shopper.decideAtBank('pay')
    await expect(title(page, message('order_paid', { firstname: 'Ada' }))).toBeVisible()
    await expect(main.getByText(text)).toBeVisible()
    await page.getByRole('link', { name: message('order_follow') }).click()
    await expect(main.getByText(text)).toBeVisible()
    const calendar = page.getByRole('link', { name: message('appointment_add_to_calendar') })
    const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toContain('BEGIN:VEVENT')
  })
}

test('Shoppers find the appointments on a narrow screen, without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const shopper = await openDelivery(page, 'fr')
  await expect(shopper.appointments.first()).toBeVisible()
  await expectAccessible(page, 'appointments')
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test('Shoppers see further days, and choose with the keyboard', async ({ page }) => {
  const shopper = await openDelivery(page, 'fr')
  const shown = shopper.appointments.filter({ visible: true })
  const first = await shown.count()
  const more = page.getByText(shopper.message('appointment_more'))
  await more.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => await shown.count()).toBeGreaterThan(first)
  await shopper.appointments.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(shopper.appointments.nth(1)).toBeChecked()
})

test('Visitors read on the page of a heavy product that it is delivered by appointment', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('comptoir-3.html')
  await expect(page.getByText(shopper.message('product_by_appointment'))).toBeVisible()
})

/** The day of a window in its language, as pages write it. */
function appointmentIn(language: Language, value: string): RegExp {
  const [day = ''] = value.split(' ')
  const long = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const parts = long.formatToParts(new Date(day))
  const date = parts.find(({ type }) => type === 'day')?.value ?? ''
  const month = parts.find(({ type }) => type === 'month')?.value ?? ''
  return new RegExp(`${date}\\S*\\s${month}.*\\d`)
}
