import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { filterCartridge, glasses, payAtBank, createOrder, createPaidOrder } from './order-fixtures.ts'
import { linkTo, mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, type Language } from './messages.ts'

const particulier = 'particulier@example.com'
const orders = 'compte-client/commandes'

const paid = { fr: 'Payé', en: 'Paid', it: 'Pagato' }
const unpaid = { fr: 'Paiement en attente', en: 'Payment pending', it: 'Pagamento in attesa' }
const completed = { fr: 'Validée', en: 'Completed', it: 'Completato' }

for (const language of languages) {
  test(`a customer pays an order that waits, follows it and keeps its invoice (${language})`, async ({
    page,
  }) => {
    const { number, shopper } = await createOrder(page, language, filterCartridge)
    const { say } = shopper
    await shopper.open(orders)
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row).toContainText(completed[language])
    await expect(row).toContainText(unpaid[language])
    await expect(row).toContainText(/\d\d\/\d\d\/\d{4}/)
    await expectAccessible(page, 'list')
    await row.getByRole('link', { name: say('order_pay') }).click()
    await payAtBank(shopper)

    await shopper.open(orders)
    await page.getByRole('link', { name: number, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('order_title', { number }))
    await expect(page.getByText(paid[language]).first()).toBeVisible()
    await expect(page.getByText('Cartouche Clair').or(page.getByText('Clair')).first()).toBeVisible()
    const history = page.getByRole('list', { name: say('order_history') })
    await expect(history).toContainText(say('order_event_placed'))
    await expectAccessible(page, 'order')
    const invoice = page.getByRole('link', { name: /PDF/ })
    const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test(`a customer withdraws from a part of an order, and from the rest without signing in (${language})`, async ({
    page,
  }) => {
    const { customer, number, shopper } = await createPaidOrder(page, language, filterCartridge, glasses)
    const { say } = shopper
    await shopper.open(`${orders}/${number}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('withdrawal_here') })
      .click()
    const boxes = page.getByRole('main').getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    await expectAccessible(page, 'choice')
    await boxes.nth(1).check()
    await page.getByLabel(say('withdrawal_quantity')).selectOption('2')
    await expect(page.getByLabel(say('withdrawal_name'), { exact: true })).toHaveValue('Ada Martin')
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(/^2 × /)).toBeVisible()
    await expectAccessible(page, 'confirmation')
    await shopper.press('withdrawal_edit')
    await expect(boxes.nth(1)).toBeChecked()
    await expect(page.getByLabel(say('withdrawal_quantity'))).toHaveValue('2')
    await shopper.press('withdrawal_continue')
    await shopper.press('withdrawal_confirm')
    await expectReceived(shopper)
    await expectAccessible(page, 'acknowledgement')
    await page.getByRole('link', { name: say('withdrawal_see_order') }).click()
    await expect(page.locator('#retractation')).toContainText('2 × ')

    await page.context().clearCookies()
    await shopper.open()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('withdrawal_here') })
      .click()
    await page.getByLabel(say('withdrawal_number'), { exact: true }).fill(number)
    await page.getByLabel(say('withdrawal_email'), { exact: true }).fill(customer.email)
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(say('withdrawal_sent_text'))).toBeVisible()
    await expectAccessible(page, 'link sent')
    await page.goto(await linkTo(customer.email, 'retractation'))
    await boxes.first().check()
    await boxes.last().check()
    await page.getByLabel(say('withdrawal_name'), { exact: true }).fill('Ada Martin')
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(/4 × /)).toBeVisible()
    await shopper.press('withdrawal_confirm')
    await expectReceived(shopper)
    await page.reload()
    await expectReceived(shopper)
    await expectAcknowledged(customer.email, number)
  })

  test(`whoever ordered without an account sees the order by the link of a mail (${language})`, async ({
    page,
  }) => {
    const { customer, number, shopper } = await createPaidOrder(page, language, filterCartridge)
    const { say } = shopper
    await page.context().clearCookies()
    await shopper.open('suivi-commande')
    await shopper.press('guest_order_submit')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectAccessible(page, 'nothing typed')
    // The same is said of an order that does not exist.
    for (const named of ['000099999', number]) {
      await page.getByLabel(say('withdrawal_number'), { exact: true }).fill(named)
      await page.getByLabel(say('withdrawal_email'), { exact: true }).fill(customer.email)
      await shopper.press('guest_order_submit')
      await expect(page.getByText(say('guest_order_sent_text'))).toBeVisible()
    }
    await page.goto(await linkTo(customer.email, 'suivi-commande'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('order_title', { number }))
    await expectAccessible(page, 'order')
  })

  test(`an order that is unknown or somebody else's is not found (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const stranger = await (await Customer.register('fr')).placeOrder(filterCartridge)
    await (await Customer.register(language)).signInBrowser(page.context())
    for (const number of ['000099999', stranger]) {
      const response = await page.goto(`/${language}/${orders}/${number}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        shopper.say('order_not_found', { number }),
      )
    }
    await expectAccessible(page, 'not found')
    await page.getByRole('link', { name: shopper.say('account_all_orders') }).click()
    await expect(page.getByRole('heading', { name: shopper.say('order_none') })).toBeVisible()
  })

  test(`a withdrawal tells what is missing, and nobody which orders there are (${language})`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { say } = shopper
    await shopper.open('retractation')
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(say('error_required')).first()).toBeVisible()
    await expectAccessible(page, 'empty form')
    await page.getByLabel(say('withdrawal_number'), { exact: true }).fill('000000001')
    await page.getByLabel(say('withdrawal_email'), { exact: true }).fill('nobody@example.com')
    await shopper.press('withdrawal_continue')
    await expect(page.getByText(say('withdrawal_sent_text'))).toBeVisible()
    expect(await mailsTo('nobody@example.com')).toEqual([])
  })
}

async function expectReceived({ page, say }: Shopper): Promise<void> {
  const [before = ''] = say('withdrawal_received_at').split('{')
  await expect(page.getByRole('heading', { name: before }).last()).toContainText(
    /\d\d\/\d\d\/\d{4} .+ \d\d:\d\d$/,
  )
}

/** The mail that the law asks for, with what was declared and when. */
async function expectAcknowledged(email: string, number: string): Promise<void> {
  await expect(async () => {
    const mails = await mailsTo(email)
    const texts = mails.filter(({ kind }) => kind === 'withdrawal_acknowledged').map(({ plain }) => plain)
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toContain(number)
    expect(texts.join()).toMatch(/2 × [^]*4 × |4 × [^]*2 × /)
    for (const text of texts) expect(text).toMatch(/\d\d:\d\d/)
  }).toPass({ timeout: 10_000 })
}

test('the labels of the orders of the demonstration are those specified', async ({ page }) => {
  const see = async (language: Language, email: string, labels: readonly string[]) => {
    await page.context().clearCookies()
    await (await Customer.signIn(language, email)).signInBrowser(page.context())
    await page.goto(`/${language}/${orders}`)
    for (const label of labels) await expect(page.getByRole('table')).toContainText(label)
  }
  await see('fr', particulier, ['Vérification du paiement', 'Validée', 'Expédiée', 'Annulée', 'Clôturée'])
  await see('fr', 'professionnel@example.com', ['Bloquée', 'Paiement en attente'])
  await see('en', 'harriet.pell@example.com', ['Suspected fraud'])
  await see('en', 'ned.ashcombe@example.com', ['Payment verification'])
  await see('it', 'livia.bertolani@example.com', ['Completato', 'Pagato'])
})

test('the list is paged by ten, twenty-five, fifty or not at all', async ({ page, javaScriptEnabled }) => {
  const customer = await Customer.register('fr')
  const numbers: string[] = []
  for (let count = 0; count < 12; count += 1) numbers.push(await customer.placeOrder(filterCartridge))
  await customer.signInBrowser(page.context())
  const shopper = new Shopper(page, 'fr')
  await shopper.open(orders)
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toHaveText(numbers.at(-1) ?? '')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.getByRole('link', { name: shopper.say('order_page', { page: 2 }) }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toHaveText(numbers[0] ?? '')
  if (javaScriptEnabled) expect(calls.filter((url) => /commandes\.data.*account/.test(url))).toEqual([])
  await page.getByLabel(shopper.say('order_per_page')).selectOption(shopper.say('order_all'))
  await shopper.press('order_show')
  await expect(rows).toHaveCount(12)
})

test('an order that nobody has paid can be called off by its customer', async ({ page }) => {
  const { number, shopper } = await createOrder(page, 'fr', filterCartridge)
  await shopper.open(`${orders}/${number}`)
  // A popover opens without script too.
  await shopper.press('order_cancel')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(number)
  await expectAccessible(page, 'question')
  await dialog.getByRole('button', { name: shopper.say('order_cancel') }).click()
  await expect(page.getByText(shopper.say('order_cancelled', { number }))).toBeVisible()
  await expect(page.locator('.badge')).toHaveText('Annulée')
  await expect(page.getByText(shopper.say('order_event_cancelled'))).toBeVisible()
})

test('after the period the answer is an honest no, with its day', async ({ page }) => {
  await (await Customer.signIn('fr', particulier)).signInBrowser(page.context())
  const shopper = new Shopper(page, 'fr')
  await shopper.open(orders)
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
  await shopper.open(`retractation?commande=${number}`)
  await expect(page.getByRole('heading', { name: shopper.say('withdrawal_closed') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('20/10/2026')
  await expectAccessible(page, 'period over')
})

test('a professional, and a shop of perishable food, have no withdrawal', async ({ page }) => {
  await (await Customer.signIn('fr', 'professionnel@example.com')).signInBrowser(page.context())
  const shopper = new Shopper(page, 'fr')
  await shopper.open(orders)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{9}/)
  await expect(page.locator('#retractation')).toHaveCount(0)
  const response = await page.goto(`${addresses.sushi}/fr/retractation`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: shopper.say('withdrawal_here') })).toHaveCount(0)
})

test('an order is printed without the shop around it', async ({ page }) => {
  const { number, shopper } = await createOrder(page, 'fr', filterCartridge)
  await shopper.open(`${orders}/${number}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner').getByRole('link')).toHaveText(['Vasque'])
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: shopper.say('order_reorder') })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
})
