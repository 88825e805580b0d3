import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openCheckout, openRecap } from './order-fixtures.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const language of languages) {
  test(`Visitors can register in the checkout and keep their cart (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await shopper.open('cartouche-clair.html')
    await shopper.addToCart()
    await shopper.goToCart()
    await shopper.proceedToCheckout()
    await expect(title(page, message('checkout_title'))).toBeVisible()
    const order = page.getByRole('complementary', { name: message('checkout_your_order') })
    await expect(order.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page, 'sign-in step')
    await shopper.register()
    await expect(page.getByRole('heading', { name: message('account_new_address') })).toBeVisible()
    await expect(order.getByRole('listitem')).toHaveCount(1)
  })
}

test('Shoppers who skip a checkout step are redirected to it', async ({ page }) => {
  const shopper = await openCheckout(page)
  await expect(page.getByRole('heading', { name: shopper.message('account_new_address') })).toBeVisible()
  await shopper.open('commander?step=review')
  await expect(page).toHaveURL(/step=addresses/)
  await shopper.fillInAddress()
  await expect(page).toHaveURL(/step=review/)
  // The only shipping method has no step: it is selected by itself.
  await expect(page.getByRole('navigation', { name: shopper.message('checkout_steps') })).not.toContainText(
    shopper.message('checkout_step_shipping'),
  )
  await shopper.open('commander?step=delivery')
  await expect(page).toHaveURL(/step=review/)
  // The address of the page that payment once had.
  await shopper.open('commander?step=payment')
  await expect(page).toHaveURL(/step=review/)
})

test('Shoppers who go back or reload keep the step and their selection', async ({ page }) => {
  const shopper = await openRecap(page, 'fr', 'addresses')
  await shopper.press('checkout_to_payment')
  await expect(title(page, shopper.message('checkout_recap_title'))).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/step=addresses/)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.reload()
  await expect(page).toHaveURL(/step=addresses/)
  await shopper.press('checkout_to_payment')
  await page.getByLabel(shopper.message('checkout_instructions')).fill('Deuxième cour')
  await shopper.placeOrder()
  await shopper.decideAtBank('refuse')
  await expect(title(page, shopper.message('payment_refused_title'))).toBeVisible()
  await page.getByRole('link', { name: shopper.message('payment_retry') }).click()
  await expect(page.getByLabel(shopper.message('checkout_instructions'))).toHaveValue('Deuxième cour')
})

test('Shoppers keep their address when a new one cannot be delivered to', async ({ page }) => {
  const shopper = await openRecap(page)
  await shopper.open('commander?step=addresses&new=1')
  await shopper.fillInAddress('97400', 'Saint-Denis', 'account_save_address')
  const unavailable = page.getByRole('radio', { name: /97400/ }).first()
  await expect(unavailable).toBeDisabled()
  await expectAccessible(page, 'addresses')
  await shopper.open('commander?step=review')
  await expect(title(page, shopper.message('checkout_recap_title'))).toBeVisible()
  await expect(page.getByText('69007').first()).toBeVisible()
  await expect(page.getByText('97400')).toHaveCount(0)
})

test('Shoppers can use another billing address', async ({ page }) => {
  const shopper = await openRecap(page)
  await shopper.open('commander?step=addresses&new=1')
  await shopper.fillInAddress('75011', 'Paris', 'account_save_address')
  const delivery = page.getByRole('group', { name: shopper.message('checkout_shipping_question') })
  await delivery.getByRole('radio', { name: /69007/ }).check()
  await page.getByLabel(shopper.message('checkout_same_address')).uncheck()
  const billing = page.getByRole('group', { name: shopper.message('checkout_billing_question') })
  await billing.getByRole('radio', { name: /75011/ }).check()
  await shopper.press('checkout_to_payment')
  await expect(page.getByText(shopper.message('checkout_payment_method'))).toBeVisible()
  await shopper.open('commander?step=review')
  await expect(page.getByText('69007 Lyon')).toBeVisible()
  await expect(page.getByText('75011 Paris')).toBeVisible()
  await shopper.open('commander?step=addresses')
  await expect(page.getByLabel(shopper.message('checkout_same_address'))).not.toBeChecked()
})

/** Results of a payment at the bank, and the page that follows. */
const results = [
  { name: 'an accepted payment', title: 'order_paid', card: '', scenario: '' },
  { name: 'a payment held for verification', title: 'payment_pending_title', card: '', scenario: 'verify' },
  { name: 'a payment awaiting authorisation', title: 'payment_pending_title', card: '', scenario: 'wait' },
  { name: 'a payment suspected of fraud', title: 'payment_pending_title', card: '', scenario: 'fraud' },
  { name: 'an expired card', title: 'payment_refused_title', card: '4970 1000 0000 0113', scenario: '' },
] as const

for (const [index, result] of results.entries()) {
  test(`Shoppers see the result of ${result.name}`, async ({ page }) => {
    const shopper = await openRecap(page)
    await shopper.placeOrder()
    if (result.card) await page.getByLabel('Numéro de carte').fill(result.card)
    if (result.scenario) await page.locator(`input[name=scenario][value=${result.scenario}]`).check()
    await shopper.decideAtBank('pay')
    await expect(title(page, shopper.message(result.title, { firstname: 'Ada' }))).toBeVisible()
    // The others show the page of one before.
    if (results.findIndex((one) => one.title === result.title) === index)
      await expectAccessible(page, result.name)
    await expect(page.locator('.result-actions a').first()).toBeVisible()
  })
}

for (const { decision, heading, lead } of [
  { decision: 'L’authentification réussit', heading: 'order_paid', lead: 'order_next' },
  {
    decision: 'L’authentification échoue',
    heading: 'payment_refused_title',
    lead: 'payment_reason_authentication_failed',
  },
]) {
  test(`Shoppers see the result of 3-D Secure: ${decision}`, async ({ page }) => {
    const shopper = await openRecap(page)
    await shopper.placeOrder()
    await page.getByLabel('Numéro de carte').fill('4970 1100 0000 0013')
    await shopper.decideAtBank('pay')
    await page.getByRole('button', { name: decision }).click()
    await expect(title(page, shopper.message(heading, { firstname: 'Ada' }))).toBeVisible()
    await expect(page.getByText(shopper.message(lead))).toBeVisible()
  })
}

for (const language of languages) {
  test(`Shoppers get their cart back after a refused and after a cancelled payment (${language})`, async ({
    page,
  }) => {
    const shopper = await openRecap(page, language)
    const { message } = shopper
    await shopper.placeOrder()
    await page.locator('input[name=number]').fill('4970 1000 0000 0097')
    await shopper.decideAtBank('pay')
    await expect(title(page, message('payment_refused_title'))).toBeVisible()
    await expect(page.getByText(message('payment_reason_funds'))).toBeVisible()
    await expect(page.getByText(message('payment_cart_restored'))).toBeVisible()
    await page.getByRole('link', { name: message('payment_retry') }).click()
    await expect(page.getByText(message('checkout_payment_method'))).toBeVisible()
    await shopper.placeOrder()
    await shopper.decideAtBank('abandon')
    await expect(title(page, message('payment_cancelled_title'))).toBeVisible()
    await expect(page.getByText(message('payment_cart_restored'))).toBeVisible()
  })
}

test('Shoppers who cancel at the bank can pay again', async ({ page }) => {
  const shopper = await openRecap(page)
  await shopper.placeOrder()
  await shopper.decideAtBank('abandon')
  await expect(title(page, shopper.message('payment_cancelled_title'))).toBeVisible()
  await expectAccessible(page, 'payment cancelled')
  await page.getByRole('link', { name: shopper.message('payment_retry') }).click()
  await expect(page.getByText(shopper.message('checkout_payment_method'))).toBeVisible()
  await shopper.placeOrder()
  await shopper.decideAtBank('pay')
  await expect(title(page, shopper.message('order_paid', { firstname: 'Ada' }))).toBeVisible()
})

test('Customers can pay an unpaid order from their account', async ({ page }) => {
  const shopper = await openRecap(page)
  await shopper.placeOrder()
  await shopper.open('compte-client')
  await page
    .getByRole('link', { name: /^Payer/ })
    .first()
    .click()
  await shopper.continueToBank()
  await shopper.decideAtBank('pay')
  await expect(title(page, shopper.message('order_paid', { firstname: 'Ada' }))).toBeVisible()
})

test('Visitors cannot see the order of another shopper', async ({ page, browser }) => {
  const shopper = await openRecap(page)
  await shopper.placeOrder()
  const number = /0\d{8}/.exec((await page.textContent('body')) ?? '')?.[0] ?? ''
  expect(number).not.toBe('')
  const otherPage = await (await browser.newContext()).newPage()
  const url = `${new URL(test.info().project.use.baseURL ?? '').origin}/fr/checkout/onepage/success?order=${number}`
  await otherPage.goto(url)
  await expect(title(otherPage, shopper.message('payment_unknown_title'))).toBeVisible()
  await expectAccessible(otherPage, 'unknown order')
  await otherPage.context().close()
})

test('A double click places one order', async ({ page }) => {
  const shopper = await openRecap(page)
  await page.getByRole('checkbox', { name: /^J’accepte les/ }).check()
  await page
    .getByRole('button', { name: shopper.message('checkout_order_button'), exact: true })
    .dblclick({ noWaitAfter: true })
  await shopper.continueToBank()
  await shopper.open('compte-client/commandes')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('Shoppers see the total, the terms and the legally required button in the recap', async ({ page }) => {
  const shopper = await openRecap(page)
  const button = page.getByRole('button', { name: 'Commander avec obligation de paiement', exact: true })
  await expect(button).toBeVisible()
  const order = page.getByRole('complementary', { name: shopper.message('checkout_summary_label') })
  await expect(order.getByText(/TVA 20/)).toBeVisible()
  await expect(order.getByRole('link', { name: shopper.message('checkout_terms_link') })).toBeVisible()
  await expect(order.getByRole('link', { name: shopper.message('checkout_withdrawal_link') })).toBeVisible()
})

test('Shoppers keep their comment when they go to another step and reload', async ({ page }) => {
  test.skip(test.info().project.use.javaScriptEnabled === false, 'The comment is stored by JavaScript')
  const shopper = await openRecap(page)
  await page.getByLabel(shopper.message('checkout_comment')).fill('Merci de sonner deux fois.')
  await expect(page.getByText('(26 sur 500)')).toBeVisible()
  await page.getByRole('link', { name: /Modifier\s+l’adresse de livraison/ }).click()
  await expect(title(page, shopper.message('checkout_title'))).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(shopper.message('checkout_comment'))).toHaveValue('Merci de sonner deux fois.')
  await page.reload()
  await expect(page.getByLabel(shopper.message('checkout_comment'))).toHaveValue('Merci de sonner deux fois.')
})

test('Shoppers on a phone can open the order summary at the top of each step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shopper = await openCheckout(page)
  await shopper.fillInAddress()
  const summary = page.locator('details.summary-fold')
  await expect(summary.getByText(shopper.message('checkout_your_order'))).toBeVisible()
  await expect(summary.getByText('Cartouche Clair')).toBeHidden()
  await summary.locator('summary').click()
  await expect(summary.getByText('Cartouche Clair')).toBeVisible()
  await expectAccessible(page, 'phone')
})
