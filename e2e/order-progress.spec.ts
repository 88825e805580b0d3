import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addresses } from './addresses.ts'
import { languages } from './messages.ts'
import { createOrder, createPaidOrder, filterCartridge } from './order-fixtures.ts'
import { linkTo } from './outbox.ts'
import { test } from './test.ts'

const ordersPath = 'compte-client/commandes'

/** Loses the connection of a page for a moment: it asks at once when it is back, maybe a moment too early. */
async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

for (const language of languages) {
  test(`The page of an order goes on by itself, also after a lost connection (${language})`, async ({
    page,
  }) => {
    const { customer, number, shopper } = await createOrder(page, language, filterCartridge)
    const { message } = shopper
    await shopper.open(`${ordersPath}/${number}`)
    const history = page.getByRole('list', { name: message('order_history') })
    const news = page.getByRole('status').filter({ hasText: message('order_event_confirmed') })
    await expect(page.getByText(message('order_follows'))).toBeVisible()
    await expect(history).toContainText(message('order_ahead_confirmed'))
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    await customer.payOrder(number)
    // The bank's notification may come a little later than its page.
    await expect(async () => {
      await reconnect(page)
      await expect(history).toContainText(message('order_event_confirmed'), { timeout: 3000 })
    }).toPass()
    await expect(history).not.toContainText(message('order_ahead_confirmed'))
    await expect(news).toHaveText(message('order_news', { step: message('order_event_confirmed') }))
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
    await expectAccessible(page, 'order that went on')
  })
}

test('An ended order is not followed', async ({ page }) => {
  const { customer, number, shopper } = await createOrder(page, 'fr', filterCartridge)
  await customer.query(
    'mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "test" }) { errorV2 { code } } }',
    { id: await orderId(customer, number) },
  )
  await shopper.open(`${ordersPath}/${number}`)
  await expect(page.getByText(shopper.message('order_event_cancelled'))).toBeVisible()
  await expect(page.getByText(shopper.message('order_follows'))).toHaveCount(0)
})

async function orderId(
  customer: Awaited<ReturnType<typeof createOrder>>['customer'],
  number: string,
): Promise<string> {
  const { customer: found } = await customer.query<{ customer: { orders: { items: { id: string }[] } } }>(
    'query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items { id } } } }',
    { number },
  )
  return found.orders.items[0]?.id ?? ''
}

test('A link shows its own order only, and its page stays when another link is opened', async ({ page }) => {
  const first = await createPaidOrder(page, 'fr', filterCartridge)
  const second = await createPaidOrder(page, 'fr', filterCartridge)
  const { message } = first.shopper
  const link = async ({ customer, number }: typeof first) => {
    await page.context().clearCookies({ name: 'api_token' })
    await page.goto('/fr/suivi-commande')
    await page.getByLabel(message('withdrawal_number'), { exact: true }).fill(number)
    await page.getByLabel(message('withdrawal_email'), { exact: true }).fill(customer.email)
    await page.getByRole('button', { name: message('guest_order_submit') }).click()
    await expect(page.getByText(message('guest_order_sent_text'))).toBeVisible()
    return await linkTo(customer.email, 'suivi-commande')
  }
  const open = async ({ number }: typeof first, url: string, on: Page) => {
    await on.goto(url)
    await expect(on.getByRole('heading', { level: 1 })).toHaveText(message('order_title', { number }))
  }
  const links = [await link(first), await link(second)] as const
  await open(first, links[0], page)
  await first.shopper.waitForHydration()
  await open(second, links[1], await page.context().newPage())
  const answer = await page.request.get(`/fr/suivi-commande/${first.number}/avancement?link=1`)
  expect(answer.status()).toBe(404)
  const own = await page.request.get(`/fr/suivi-commande/${second.number}/avancement?link=1`)
  expect(own.headers()['cache-control']).toBe('private, no-store')
  expect(await own.json()).toEqual({ key: expect.stringContaining('processing') })
  await expect(async () => {
    await reconnect(page)
    await expect(page.getByRole('link', { name: message('order_load_again') })).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    message('order_title', { number: first.number }),
  )
})

test('Nobody else learns how far an order is', async ({ page, request }) => {
  const { number } = await createPaidOrder(page, 'fr', filterCartridge)
  for (const query of ['', '?link=1']) {
    const url = `${addresses.fontaines}/fr/suivi-commande/${number}/avancement${query}`
    expect((await request.get(url)).status()).toBe(404)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of an order says when it was loaded, and can be loaded again', async ({ page }) => {
    const { customer, number, shopper } = await createOrder(page, 'fr', filterCartridge)
    const { message } = shopper
    await page.goto(`/fr/${ordersPath}/${number}`)
    await expect(page.getByText(message('order_follows'))).toHaveCount(0)
    await customer.payOrder(number)
    const history = page.getByRole('list', { name: message('order_history') })
    await expect(async () => {
      await page.getByRole('link', { name: message('order_load_again') }).click()
      await expect(history).toContainText(message('order_event_confirmed'), { timeout: 1000 })
    }).toPass()
  })
})
