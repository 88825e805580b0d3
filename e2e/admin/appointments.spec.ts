import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { createPaidOrder, filterCartridge } from '../order-fixtures.ts'
import { mailsTo } from '../outbox.ts'
import { message, signInAs } from './staff.ts'
import { test } from './test.ts'

const owner = 'lea.bonnet@vasque.example'

test('The owner agrees on an appointment with a customer, and changes it', async ({ browser, page }) => {
  const buyer = await browser.newPage()
  const { number, customer } = await createPaidOrder(buyer, 'fr', filterCartridge)
  await buyer.close()
  await signInAs(page, owner, `/orders/${number}`)
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  const time = page.locator('.time')
  const choose = async (opened: string, index: number) => {
    await page.getByText(message(opened), { exact: true }).click()
    await page.getByLabel(message('order_appointment_window')).selectOption({ index })
    await expectAccessible(page, opened)
    await page.getByRole('button', { name: message('order_appointment_save') }).click()
  }
  await choose('order_appointment_set', 3)
  const told = async () => {
    const mails = await mailsTo(customer.email)
    return mails.filter(({ kind }) => kind === 'order_message').length
  }
  await expect(page.getByText(message('order_appointment_change'), { exact: true })).toBeVisible()
  await expect.poll(told).toBe(1)
  await choose('order_appointment_change', 5)
  await expect.poll(told).toBe(2)
  await expect(time.getByText(/\d{4}-\d\d-\d\d \d\d:\d\d/)).toHaveCount(2)
  await page.goto(`/orders?q=${number}`)
  await expect(page.locator('tbody').getByText(message('orders_appointment'))).toBeVisible()
})
