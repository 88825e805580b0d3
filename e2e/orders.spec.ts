import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { createOrder, createPaidOrder, filterCartridge, glasses, payAtBank } from './order-fixtures.ts'
import { linkTo, mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, type Language } from './messages.ts'

const demoCustomer = 'particulier@example.com'
const ordersPath = 'compte-client/commandes'

const paid = { fr: 'Payé', en: 'Paid', it: 'Pagato' }
const unpaid = { fr: 'Paiement en attente', en: 'Payment pending', it: 'Pagamento in attesa' }
const completed = { fr: 'Validée', en: 'Completed', it: 'Completato' }

for (const language of languages) {
  test(`Customers can pay an open order, follow it and download its invoice (${language})`, async ({
    page,
  }) => {
    const { number, shopper } = await createOrder(page, language, filterCartridge)
    const { message } = shopper
    await shopper.open(ordersPath)
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row).toContainText(completed[language])
    await expect(row).toContainText(unpaid[language])
    await expect(row).toContainText(/\d\d\/\d\d\/\d{4}/)
    await expectAccessible(page, 'list')
    const history = page.getByRole('list', { name: message('order_history') })
    const promise = page.getByText(message('order_delivery_day', { day: '' }).trim())
    await row.getByRole('link', { name: number, exact: true }).click()
    // Nothing is promised before it is paid; what comes is told.
    await expect(history).toContainText(message('order_ahead_confirmed'))
    await expect(promise).toHaveCount(0)
    await shopper.open(ordersPath)
    await row.getByRole('link', { name: message('order_pay') }).click()
    await payAtBank(shopper)

    await shopper.open(ordersPath)
    await page.getByRole('link', { name: number, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('order_title', { number }))
    await expect(page.getByText(paid[language]).first()).toBeVisible()
    await expect(page.getByText('Cartouche Clair').or(page.getByText('Clair')).first()).toBeVisible()
    await expect(history).toContainText(message('order_event_placed'))
    await expect(history).toContainText(message('order_ahead_shipped'))
    await expect(history).not.toContainText(message('order_ahead_confirmed'))
    await expect(promise).toHaveCount(1)
    await expectAccessible(page, 'order')
    const invoice = page.getByRole('link', { name: /PDF/ })
    const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test(`Customers can withdraw from a part of an order, and from the rest without signing in (${language})`, async ({
    page,
  }) => {
    const { customer, number, shopper } = await createPaidOrder(page, language, filterCartridge, glasses)
    const { message } = shopper
    await shopper.open(`${ordersPath}/${number}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: message('withdrawal_link') })
      .click()
    const boxes = page.getByRole('main').getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    await expectAccessible(page, 'item selection')
    await boxes.nth(1).check()
    await page.getByLabel(message('withdrawal_quantity')).selectOption('2')
    await expect(page.getByLabel(message('withdrawal_name'), { exact: true })).toHaveValue('Ada Martin')
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(/^2 × /)).toBeVisible()
    await expectAccessible(page, 'confirmation')
    await shopper.press('withdrawal_edit')
    await expect(boxes.nth(1)).toBeChecked()
    await expect(page.getByLabel(message('withdrawal_quantity'))).toHaveValue('2')
    await shopper.press('withdrawal_continue')
    await shopper.press('withdrawal_confirm')
    await expectReceived(shopper)
    await expectAccessible(page, 'acknowledgement')
    await page.getByRole('link', { name: message('withdrawal_see_order') }).click()
    await expect(page.locator('#retractation')).toContainText('2 × ')

    await page.context().clearCookies()
    await shopper.open()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: message('withdrawal_link') })
      .click()
    await page.getByLabel(message('withdrawal_number'), { exact: true }).fill(number)
    await page.getByLabel(message('withdrawal_email'), { exact: true }).fill(customer.email)
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(message('withdrawal_sent_text'))).toBeVisible()
    await expectAccessible(page, 'link sent')
    await page.goto(await linkTo(customer.email, shopper.address('withdrawal')))
    await boxes.first().check()
    await boxes.last().check()
    await page.getByLabel(message('withdrawal_name'), { exact: true }).fill('Ada Martin')
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(/4 × /)).toBeVisible()
    await shopper.press('withdrawal_confirm')
    await expectReceived(shopper)
    await page.reload()
    await expectReceived(shopper)
    await expectAcknowledged(customer.email, number)
  })

  test(`Guests can open their order by a link in a mail (${language})`, async ({ page }) => {
    const { customer, number, shopper } = await createPaidOrder(page, language, filterCartridge)
    const { message } = shopper
    await page.context().clearCookies()
    await shopper.open('suivi-commande')
    await shopper.press('guest_order_submit')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectAccessible(page, 'nothing typed')
    // The answer does not reveal whether the order exists.
    for (const typed of ['000099999', number]) {
      await page.getByLabel(message('withdrawal_number'), { exact: true }).fill(typed)
      await page.getByLabel(message('withdrawal_email'), { exact: true }).fill(customer.email)
      await shopper.press('guest_order_submit')
      await expect(page.getByText(message('guest_order_sent_text'))).toBeVisible()
    }
    await page.goto(await linkTo(customer.email, shopper.address('guestOrder')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('order_title', { number }))
    await expectAccessible(page, 'order')
  })

  test(`Customers see "not found" for unknown orders and orders of others (${language})`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const otherNumber = await (await Customer.register('fr')).placeOrder(filterCartridge)
    await (await Customer.register(language)).signInBrowser(page.context())
    for (const number of ['000099999', otherNumber]) {
      const response = await page.goto(`/${language}/${ordersPath}/${number}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        shopper.message('order_not_found', { number }),
      )
    }
    await expectAccessible(page, 'not found')
    await page.getByRole('link', { name: shopper.message('account_all_orders') }).click()
    await expect(page.getByRole('heading', { name: shopper.message('order_none') })).toBeVisible()
  })

  test(`The withdrawal form shows missing fields and does not reveal which orders exist (${language})`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await shopper.open('retractation')
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(message('error_required')).first()).toBeVisible()
    await expectAccessible(page, 'empty form')
    await page.getByLabel(message('withdrawal_number'), { exact: true }).fill('000000001')
    await page.getByLabel(message('withdrawal_email'), { exact: true }).fill('nobody@example.com')
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(message('withdrawal_sent_text'))).toBeVisible()
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })
}

async function expectReceived({ page, message }: Shopper): Promise<void> {
  const [before = ''] = message('withdrawal_received_at').split('{')
  await expect(page.getByRole('heading', { name: before }).last()).toContainText(
    /\d\d\/\d\d\/\d{4} .+ \d\d:\d\d$/,
  )
}

/** The acknowledgement required by law, with the items and the time of each withdrawal. */
async function expectAcknowledged(email: string, number: string): Promise<void> {
  await expect(async () => {
    const mails = await mailsTo(email)
    const texts = mails.filter(({ kind }) => kind === 'withdrawal_acknowledged').map(({ plain }) => plain)
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toContain(number)
    expect(texts.join()).toMatch(/2 × [^]*4 × |4 × [^]*2 × /)
    for (const text of texts) expect(text).toMatch(/\d\d:\d\d/)
  }).toPass()
}

test('Customers see the specified labels of order states', async ({ page }) => {
  const expectLabels = async (language: Language, email: string, labels: readonly string[]) => {
    await page.context().clearCookies()
    await (await Customer.signIn(language, email)).signInBrowser(page.context())
    await page.goto(`/${language}/${ordersPath}`)
    for (const label of labels) await expect(page.getByRole('table')).toContainText(label)
  }
  await expectLabels('fr', demoCustomer, [
    'Vérification du paiement',
    'Validée',
    'Expédiée',
    'Annulée',
    'Clôturée',
  ])
  await expectLabels('fr', 'professionnel@example.com', ['Bloquée', 'Paiement en attente'])
  await expectLabels('en', 'harriet.pell@example.com', ['Suspected fraud'])
  await expectLabels('en', 'ned.ashcombe@example.com', ['Payment verification'])
  await expectLabels('it', 'livia.bertolani@example.com', ['Completato', 'Pagato'])
})

test('Customers can page through their orders or show all', async ({ page, javaScriptEnabled }) => {
  const customer = await Customer.register('fr')
  const numbers: string[] = []
  for (let count = 0; count < 12; count += 1) numbers.push(await customer.placeOrder(filterCartridge))
  await customer.signInBrowser(page.context())
  const shopper = new Shopper(page, 'fr')
  await shopper.open(ordersPath)
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toHaveText(numbers.at(-1) ?? '')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('link', { name: shopper.message('order_page', { page: 2 }) }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toHaveText(numbers[0] ?? '')
  if (javaScriptEnabled) expect(calls.filter((url) => /commandes\.data.*account/.test(url))).toEqual([])
  await page.getByLabel(shopper.message('order_per_page')).selectOption(shopper.message('order_all'))
  await shopper.press('order_show')
  await expect(rows).toHaveCount(12)
})

test('Customers can cancel an unpaid order', async ({ page }) => {
  const { number, shopper } = await createOrder(page, 'fr', filterCartridge)
  await shopper.open(`${ordersPath}/${number}`)
  // The popover also opens without JavaScript.
  await shopper.press('order_cancel')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(number)
  await expectAccessible(page, 'confirm cancellation')
  await dialog.getByRole('button', { name: shopper.message('order_cancel') }).click()
  await expect(page.getByText(shopper.message('order_cancelled', { number }))).toBeVisible()
  await expect(page.locator('.badge')).toHaveText('Annulée')
  await expect(page.getByText(shopper.message('order_event_cancelled'), { exact: true })).toBeVisible()
})

test('Customers see when the withdrawal period ended', async ({ page }) => {
  await (await Customer.signIn('fr', demoCustomer)).signInBrowser(page.context())
  const shopper = new Shopper(page, 'fr')
  await shopper.open(ordersPath)
  await page
    .getByRole('row')
    .filter({ hasText: '30/09/2026' })
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  const section = page.locator('#retractation')
  await expect(section).toContainText('Le délai de rétractation est écoulé. Il a pris fin le 20/10/2026.')
  await expect(section.getByRole('link')).toHaveCount(0)
  const number = page.url().split('/').at(-1) ?? ''
  await shopper.open(`retractation?order=${number}`)
  await expect(page.getByRole('heading', { name: shopper.message('withdrawal_closed') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('20/10/2026')
  await expectAccessible(page, 'withdrawal period ended')
})

test('Professionals and shoppers of perishable food are not offered withdrawal', async ({ page }) => {
  await (await Customer.signIn('fr', 'professionnel@example.com')).signInBrowser(page.context())
  const shopper = new Shopper(page, 'fr')
  await shopper.open(ordersPath)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{9}/)
  await expect(page.locator('#retractation')).toHaveCount(0)
  const response = await page.goto(`${addresses.sushi}/fr/retractation`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: shopper.message('withdrawal_link') })).toHaveCount(0)
})

test('Customers can print an order without navigation and footer', async ({ page }) => {
  const { number, shopper } = await createOrder(page, 'fr', filterCartridge)
  await shopper.open(`${ordersPath}/${number}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Vasque'])
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: shopper.message('order_reorder') })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
})
