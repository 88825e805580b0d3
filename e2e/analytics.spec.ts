import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { adsConversionId, analyticsAccounts } from './analytics-shop.ts'
import { test } from './test.ts'
import { startOf } from './messages.ts'

test.use({ baseURL: addresses.analytics })

interface AnalyticsEvent {
  readonly event: string
  readonly send_to: readonly string[]
  readonly [parameter: string]: unknown
}

/** Records the analytics events and the other requests of the page to external hosts. */
function recordRequests(page: Page) {
  const events: AnalyticsEvent[] = []
  const externalUrls: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    if (url === `${addresses.googleMock}/collect`) events.push(request.postDataJSON() as AnalyticsEvent)
    else if (!url.startsWith(addresses.analytics) && !url.startsWith('data:')) externalUrls.push(url)
  })
  const names = () => events.map(({ event }) => event)
  const last = (event: string) => events.findLast((sent) => sent.event === event)
  const expectEvents = async (...expected: string[]) => {
    await expect.poll(names).toEqual(expect.arrayContaining(expected))
  }
  return { events, externalUrls, names, last, expectEvents }
}

async function answerBanner(page: Page, key: 'consent_accept_all' | 'consent_refuse_all'): Promise<void> {
  const shopper = new Shopper(page, 'fr')
  await page.context().clearCookies()
  await shopper.open()
  await shopper.waitForHydration()
  await shopper.press(key)
  await expect(page.getByText(shopper.message('consent_saved'))).toBeVisible()
}

const googleCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_g'))

test('Visitors who refuse cookies send no events and load nothing from Google', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { events, externalUrls } = recordRequests(page)
  await page.context().clearCookies()
  await shopper.open('particuliers')
  await shopper.waitForHydration()
  await answerBanner(page, 'consent_refuse_all')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await shopper.goToCart()
  await shopper.open('login')
  await shopper.waitForHydration()
  expect(externalUrls).toEqual([])
  expect(events).toEqual([])
  expect(await googleCookies(page)).toEqual([])
})

test('Merchants get each event of a purchase once, in every account and in euros', async ({ page }) => {
  test.slow()
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  const { events, externalUrls, names, last, expectEvents } = recordRequests(page)
  await answerBanner(page, 'consent_accept_all')
  await expectEvents('page_view')
  expect(externalUrls).toEqual([`${addresses.googleMock}/gtag/js?id=${analyticsAccounts[0]}`])
  expect((await googleCookies(page)).toSorted()).toEqual(
    ['_ga', '_gid', '_gcl_au', ...analyticsAccounts.map((account) => `_ga_${account.slice(2)}`)].toSorted(),
  )

  await shopper.open('recherche?q=cartouche')
  await expectEvents('search', 'view_item_list')
  expect(last('search')).toMatchObject({ search_term: 'cartouche', send_to: analyticsAccounts })
  await page.getByRole('link', { name: 'Cartouche Clair', exact: true }).click()
  await expectEvents('select_item', 'view_item')
  expect(last('select_item')).toMatchObject({ items: [{ item_name: 'Cartouche Clair' }] })
  const price = last('view_item')?.value
  expect(price).toBeGreaterThan(0)

  await shopper.addToCart()
  await expectEvents('add_to_cart')
  expect(last('add_to_cart')).toMatchObject({
    currency: 'EUR',
    value: price,
    items: [{ quantity: 1, price }],
  })
  await shopper.open('gobelet-25-cl.html')
  await shopper.addToCart()
  await shopper.goToCart()
  await expectEvents('view_cart')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Gobelet' })
    .getByRole('button', { name: `${message('cart_remove')} Gobelet 25 cl` })
    .click()
  await expectEvents('remove_from_cart')

  await shopper.proceedToCheckout()
  await page.locator('#register-human').check()
  await shopper.register()
  await expectEvents('sign_up', 'begin_checkout')
  await shopper.fillInAddress()
  await shopper.acceptDeliveryAndPayment()
  await expectEvents('add_shipping_info', 'add_payment_info')
  expect(last('add_shipping_info')).toMatchObject({ shipping_tier: 'flatrate', currency: 'EUR' })
  expect(names()).not.toContain('purchase')
  await shopper.placeOrder()
  await shopper.decideAtBank('pay')
  await expectEvents('purchase', 'conversion')
  const order = last('purchase')
  expect(order).toMatchObject({
    currency: 'EUR',
    send_to: analyticsAccounts,
    items: [{ item_name: 'Cartouche Clair' }],
  })
  expect(last('conversion')).toMatchObject({
    send_to: [adsConversionId],
    transaction_id: order?.transaction_id,
    value: order?.value,
  })
  expect(order?.transaction_id).toMatch(/^\d{9}$/)

  // The order confirmation is not reported as a page view.
  const views = names().filter((name) => name === 'page_view').length
  await page.reload()
  await shopper.waitForHydration()
  await shopper.open()
  await expect.poll(() => names().filter((name) => name === 'page_view').length).toBe(views + 1)
  expect(names().filter((name) => name === 'purchase')).toHaveLength(1)
  expect(events.every(({ currency = 'EUR' }) => currency === 'EUR')).toBe(true)
  expect(order).toMatchObject({
    page_location: `${addresses.analytics}/fr/commande-validee`,
    page_referrer: '',
  })
})

test('Merchants get one view_cart event each time the mini cart opens', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  const { names, last, expectEvents } = recordRequests(page)
  const views = () => names().filter((name) => name === 'view_cart').length
  await answerBanner(page, 'consent_accept_all')
  await expectEvents('page_view')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await expectEvents('add_to_cart')
  await shopper.clickCartLink()
  await expect(shopper.miniCart.getByRole('link', { name: message('cart_see') })).toBeVisible()
  await expectEvents('view_cart')
  expect(last('view_cart')).toMatchObject({
    currency: 'EUR',
    items: [{ item_name: 'Cartouche Clair', quantity: 1 }],
  })

  // A changed quantity is not a view, opening the cart again is.
  await shopper.miniCart.getByRole('button', { name: startOf(message('cart_quantity_increase')) }).click()
  await expect(shopper.miniCart.getByText(message('cart_updated'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shopper.miniCart).toBeHidden()
  await shopper.clickCartLink()
  await expect.poll(() => last('view_cart')?.items).toMatchObject([{ quantity: 2 }])
  expect(views()).toBe(2)
})

test('Visitors who accept one purpose send its events only, until they withdraw consent', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  const { events, expectEvents } = recordRequests(page)
  await page.context().clearCookies()
  await shopper.open()
  await shopper.waitForHydration()
  const setAnalytics = async (accepted: boolean) => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: message('layout_cookies') })
      .click()
    const settings = page.getByRole('dialog', { name: message('consent_settings_title') })
    await settings.getByRole('checkbox', { name: message('consent_purpose_ga') }).setChecked(accepted)
    await settings.getByRole('button', { name: message('consent_save') }).click()
    await expect(settings).toHaveCount(0)
  }
  await setAnalytics(true)
  await expectEvents('page_view')
  expect(await googleCookies(page)).not.toContain('_gcl_au')

  // A newsletter subscription is a lead.
  await page.getByLabel(message('newsletter_email')).fill(shopper.email)
  await page.locator('#footer-newsletter-privacy').check()
  await shopper.press('newsletter_submit')
  await expectEvents('generate_lead')
  await shopper.open('login')
  await page.locator('#login-human').check()
  await shopper.signIn('particulier@example.com')
  await expectEvents('login')

  await setAnalytics(false)
  await expect.poll(() => googleCookies(page)).toEqual([])
  const before = events.length
  await shopper.open('particuliers')
  await shopper.waitForHydration()
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  expect(events).toHaveLength(before)
  expect(await googleCookies(page)).toEqual([])
})

test('Customers can sign in with reCAPTCHA, which loads when they tick its box', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  const { externalUrls } = recordRequests(page)
  await shopper.open('login')
  await shopper.waitForHydration()
  await shopper.signIn('particulier@example.com')
  await expect(page.getByText(message('form_captcha_tick'))).toBeVisible()
  await expect(page.locator('#login-human')).toBeFocused()
  expect(externalUrls).toEqual([])
  await page.locator('#login-human').check()
  await expect
    .poll(() => externalUrls)
    .toEqual([`${addresses.googleMock}/recaptcha/api.js?render=site-key&trustedtypes=true`])
  await shopper.press('login_submit')
  await expect(page).toHaveURL('/fr/compte-client')
})
