import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { accounts, conversion } from './analytics-shop.ts'
import { test } from './test.ts'
import { startOf } from './messages.ts'

test.use({ baseURL: addresses.analytics })

interface Told {
  readonly event: string
  readonly send_to: readonly string[]
  readonly [parameter: string]: unknown
}

/** What the tag was told, and every address that a page asked of somebody else. */
function listen(page: Page) {
  const told: Told[] = []
  const asked: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    if (url === `${addresses.googleMock}/collect`) told.push(request.postDataJSON() as Told)
    else if (!url.startsWith(addresses.analytics) && !url.startsWith('data:')) asked.push(url)
  })
  const names = () => told.map(({ event }) => event)
  const last = (event: string) => told.findLast((one) => one.event === event)
  const heard = async (...events: string[]) => {
    await expect.poll(names).toEqual(expect.arrayContaining(events))
  }
  return { told, asked, names, last, heard }
}

async function answer(page: Page, key: 'consent_accept_all' | 'consent_refuse_all'): Promise<void> {
  const shopper = new Shopper(page, 'fr')
  await page.context().clearCookies()
  await shopper.open()
  await shopper.waitForHydration()
  await shopper.press(key)
  await expect(page.getByText(shopper.say('consent_saved'))).toBeVisible()
}

const trackers = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_g'))

test('without consent nothing of others is loaded, and nothing is told', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { told, asked } = listen(page)
  await page.context().clearCookies()
  await shopper.open('particuliers')
  await shopper.waitForHydration()
  await answer(page, 'consent_refuse_all')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await shopper.goToCart()
  await shopper.open('login')
  await shopper.waitForHydration()
  expect(asked).toEqual([])
  expect(told).toEqual([])
  expect(await trackers(page)).toEqual([])
})

test('with consent every event of a purchase is told once, to all accounts, in euros', async ({ page }) => {
  test.slow()
  const shopper = new Shopper(page, 'fr')
  const { say } = shopper
  const { told, asked, names, last, heard } = listen(page)
  await answer(page, 'consent_accept_all')
  await heard('page_view')
  expect(asked).toEqual([`${addresses.googleMock}/gtag/js?id=${accounts[0]}`])
  expect((await trackers(page)).toSorted()).toEqual(
    ['_ga', '_gid', '_gcl_au', ...accounts.map((account) => `_ga_${account.slice(2)}`)].toSorted(),
  )

  await shopper.open('recherche?q=cartouche')
  await heard('search', 'view_item_list')
  expect(last('search')).toMatchObject({ search_term: 'cartouche', send_to: accounts })
  await page.getByRole('link', { name: 'Cartouche Clair', exact: true }).click()
  await heard('select_item', 'view_item')
  expect(last('select_item')).toMatchObject({ items: [{ item_name: 'Cartouche Clair' }] })
  const price = last('view_item')?.value
  expect(price).toBeGreaterThan(0)

  await shopper.addToCart()
  await heard('add_to_cart')
  expect(last('add_to_cart')).toMatchObject({
    currency: 'EUR',
    value: price,
    items: [{ quantity: 1, price }],
  })
  await shopper.open('gobelet-25-cl.html')
  await shopper.addToCart()
  await shopper.goToCart()
  await heard('view_cart')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Gobelet' })
    .getByRole('button', { name: `${say('cart_remove')} Gobelet 25 cl` })
    .click()
  await heard('remove_from_cart')

  await shopper.proceedToCheckout()
  await page.locator('#register-human').check()
  await shopper.register()
  await heard('sign_up', 'begin_checkout')
  await shopper.fillInAddress()
  await shopper.chooseDeliveryAndPayment()
  await heard('add_shipping_info', 'add_payment_info')
  expect(last('add_shipping_info')).toMatchObject({ shipping_tier: 'flatrate', currency: 'EUR' })
  expect(names()).not.toContain('purchase')
  await shopper.placeOrder()
  await shopper.decideAtBank('pay')
  await heard('purchase', 'conversion')
  const order = last('purchase')
  expect(order).toMatchObject({
    currency: 'EUR',
    send_to: accounts,
    items: [{ item_name: 'Cartouche Clair' }],
  })
  expect(last('conversion')).toMatchObject({
    send_to: [conversion],
    transaction_id: order?.transaction_id,
    value: order?.value,
  })
  expect(order?.transaction_id).toMatch(/^\d{9}$/)

  // The page of one's order is no page that is looked at in public.
  const views = names().filter((name) => name === 'page_view').length
  await page.reload()
  await shopper.waitForHydration()
  await shopper.open()
  await expect.poll(() => names().filter((name) => name === 'page_view').length).toBe(views + 1)
  expect(names().filter((name) => name === 'purchase')).toHaveLength(1)
  expect(told.every(({ currency = 'EUR' }) => currency === 'EUR')).toBe(true)
  expect(order).toMatchObject({
    page_location: `${addresses.analytics}/fr/commande-validee`,
    page_referrer: '',
  })
})

test('the cart over a page is a view of the cart, told once each time it is opened', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { say } = shopper
  const { names, last, heard } = listen(page)
  const views = () => names().filter((name) => name === 'view_cart').length
  await answer(page, 'consent_accept_all')
  await heard('page_view')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await heard('add_to_cart')
  await shopper.clickCartLink()
  await expect(shopper.miniCart.getByRole('link', { name: say('cart_see') })).toBeVisible()
  await heard('view_cart')
  expect(last('view_cart')).toMatchObject({
    currency: 'EUR',
    items: [{ item_name: 'Cartouche Clair', quantity: 1 }],
  })

  // Another quantity is no other view; opened again, it is one.
  await shopper.miniCart.getByRole('button', { name: startOf(say('cart_more')) }).click()
  await expect(shopper.miniCart.getByText(say('cart_updated'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shopper.miniCart).toBeHidden()
  await shopper.clickCartLink()
  await expect.poll(() => last('view_cart')?.items).toMatchObject([{ quantity: 2 }])
  expect(views()).toBe(2)
})

test('what was accepted is told, what was not is not; taken back, it ends at once', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { say } = shopper
  const { told, heard } = listen(page)
  await page.context().clearCookies()
  await shopper.open()
  await shopper.waitForHydration()
  const choose = async (box: boolean) => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('layout_cookies') })
      .click()
    const settings = page.getByRole('dialog', { name: say('consent_settings_title') })
    await settings.getByRole('checkbox', { name: say('consent_purpose_ga') }).setChecked(box)
    await settings.getByRole('button', { name: say('consent_save') }).click()
    await expect(settings).toHaveCount(0)
  }
  await choose(true)
  await heard('page_view')
  expect(await trackers(page)).not.toContain('_gcl_au')

  // A letter is a lead; who signs in, a login.
  await page.getByLabel(say('newsletter_email')).fill(shopper.email)
  await page.locator('#letter-privacy').check()
  await shopper.press('newsletter_submit')
  await heard('generate_lead')
  await shopper.open('login')
  await page.locator('#login-human').check()
  await shopper.signIn('particulier@example.com')
  await heard('login')

  await choose(false)
  await expect.poll(() => trackers(page)).toEqual([])
  const before = told.length
  await shopper.open('particuliers')
  await shopper.waitForHydration()
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  expect(told).toHaveLength(before)
  expect(await trackers(page)).toEqual([])
})

test('Google’s check is loaded by a tick only, and lets in who has ticked', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { say } = shopper
  const { asked } = listen(page)
  await shopper.open('login')
  await shopper.waitForHydration()
  await shopper.signIn('particulier@example.com')
  await expect(page.getByText(say('form_captcha_tick'))).toBeVisible()
  await expect(page.locator('#login-human')).toBeFocused()
  expect(asked).toEqual([])
  await page.locator('#login-human').check()
  await expect
    .poll(() => asked)
    .toEqual([`${addresses.googleMock}/recaptcha/api.js?render=site-key&trustedtypes=true`])
  await shopper.press('login_submit')
  await expect(page).toHaveURL('/fr/compte-client')
})
