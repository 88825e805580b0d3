import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed, setStock, stockOf } from '../../test/checkout.ts'
import { ordersCommand, renderOrderMails } from '../orders/index.ts'
import { paymentsCommand } from './index.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
let owner: string

beforeAll(async () => {
  shop = await createTestApi()
  owner = shop.api.app.stores.default.settings.email
  await setStock(shop, sku, 1000)
})
afterAll(() => shop.close())

type Issue = {
  id: number
  kind: string
  transaction: string
  amount: number
  currency: string
  isOpen: boolean
}

const issuesOf = async (number: string) => [
  ...(await shop.sql<Issue[]>`
    select i.id, i.kind, i.transaction_id as transaction, i.amount, i.currency, i.resolved_at is null as "isOpen"
      from payment_issue i join sales_order o on o.id = i.order_id where o.number = ${number} order by i.id`),
]
const kindsOf = async (number: string) => (await issuesOf(number)).map(({ kind }) => kind)
const statusOf = async (number: string) => (await orderRow(shop, number)).status
async function mailsAbout(number: string): Promise<{ subject: string; plain: string }[]> {
  await renderOrderMails(shop.api.app)
  return await shop.sql<{ subject: string; plain: string }[]>`
    select m.subject, m.plain from mail m join sales_order o on o.id = m.order_id
     where o.number = ${number} and m.kind = 'payment_issue' and m.recipient = ${owner} and m.content is null`
}

type Changes = Record<string, string>
const warned = { vads_risk_control: 'CARD_FRAUD=OK;SUSPECT_COUNTRY=WARNING' }
const clean = { vads_risk_control: 'CARD_FRAUD=OK;SUSPECT_COUNTRY=OK' }
const captured = { vads_trans_status: 'CAPTURED' }

let last = 100_000
/** One transaction at the provider, which tells of it as often as asked. */
async function transactionOf(number: string) {
  const { grandTotal } = await orderRow(shop, number)
  const fields = notificationFields(number, grandTotal, { vads_trans_id: String(++last) })
  return async (changes: Changes = {}) => {
    const answer = await notify(shop, { ...fields, ...changes })
    expect(answer.status).toBe(200)
    return answer.text
  }
}

const orders = (number: string, verb: string) =>
  ordersCommand(shop.api.app, [verb, number], new Map([['reason', 'x']]))
const payments = (words: string[], flags: Record<string, string> = {}) =>
  paymentsCommand(shop.api.app, words, new Map(Object.entries(flags)))

describe('An order blocked for suspected fraud', () => {
  test('stays blocked by a capture without a risk verdict, however often it is repeated', async () => {
    const number = await placed(shop, { sku })
    const tell = await transactionOf(number)
    expect(await tell(warned)).toBe('OK: suspected_fraud')
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(captured)))
    expect(new Set(answers)).toEqual(new Set(['OK: on_hold']))
    expect(await tell({ ...captured, ...warned, vads_trans_uuid: 'x' })).toBe('OK: suspected_fraud')
    expect(await statusOf(number)).toBe('fraud')
    expect(await kindsOf(number)).toEqual(['suspected_fraud'])
    expect(await ordersCommand(shop.api.app, ['show', number], new Map())).toMatch(
      /payment \d{6} {2}\S+ EUR {2}paid/,
    )
  })

  test('is released by a clean verdict on the same payment', async () => {
    const number = await placed(shop, { sku })
    const tell = await transactionOf(number)
    await tell(warned)
    expect(await tell({ ...captured, ...clean })).toBe('OK: order_updated')
    expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
    expect(await issuesOf(number)).toMatchObject([{ kind: 'suspected_fraud', isOpen: false }])
  })

  test('stays blocked after a clean verdict on another payment', async () => {
    const number = await placed(shop, { sku })
    await (
      await transactionOf(number)
    )(warned)
    expect(await (await transactionOf(number))({ ...captured, ...clean })).toBe('OK: duplicate_payment')
    expect(await statusOf(number)).toBe('fraud')
    expect(await kindsOf(number)).toEqual(['suspected_fraud', 'duplicate_payment'])
  })

  test('can be released by an operator with a reason; an unpaid one then waits for the payment', async () => {
    const [paid, unpaid] = [await placed(shop, { sku }), await placed(shop, { sku })]
    await (
      await transactionOf(paid)
    )(warned)
    const tell = await transactionOf(unpaid)
    await tell({ ...warned, vads_trans_status: 'AUTHORISED_TO_VALIDATE' })
    await expect(payments(['release', paid])).rejects.toThrow('The option --reason TEXT is required.')
    expect(await payments(['release', paid], { reason: 'called them' })).toMatch(/^Released: due /)
    expect(await orderRow(shop, paid)).toMatchObject({ status: 'processing', paymentState: 'paid' })
    expect(await payments(['release', unpaid], { reason: 'called them' })).toMatch(/as soon as the provider/)
    expect(await statusOf(unpaid)).toBe('fraud')
    // A resolved suspicion does not block the order again.
    expect(await tell({ ...captured, ...warned })).toBe('OK: order_updated')
    expect(await statusOf(unpaid)).toBe('processing')
    await expect(payments(['release', paid], { reason: 'again' })).rejects.toThrow(
      'is not blocked by a payment issue',
    )
  })

  test('stays blocked without an issue, as orders of earlier versions', async () => {
    const number = await placed(shop, { sku })
    await shop.sql`update sales_order set status = 'fraud' where number = ${number}`
    const tell = await transactionOf(number)
    expect(await tell(captured)).toBe('OK: on_hold')
    await payments(['release', number], { reason: 'looked at' })
    expect(await statusOf(number)).toBe('processing')
  })
})

test('a payment suspected while its order is processing puts the order on hold', async () => {
  const number = await placed(shop, { sku })
  const tell = await transactionOf(number)
  await tell()
  expect(await tell({ ...captured, ...warned })).toBe('OK: suspected_fraud')
  expect(await statusOf(number)).toBe('holded')
  await payments(['release', number], { reason: 'known customer' })
  expect(await statusOf(number)).toBe('processing')
})

test('an order under review is not confirmed by a suspected payment', async () => {
  const number = await placed(shop, { sku })
  const tell = await transactionOf(number)
  await tell({ vads_trans_status: 'WAITING_AUTHORISATION' })
  await tell({ ...captured, ...warned })
  expect(await statusOf(number)).toBe('payment_review')
  await payments(['release', number], { reason: 'known customer' })
  expect(await statusOf(number)).toBe('processing')
})

test('a correct payment does not resolve a wrong amount or currency, and the shop is mailed what was paid', async () => {
  const cases: [Changes, number, string][] = [
    [{ vads_effective_amount: '1' }, 1, 'EUR'],
    [{ vads_currency: '840', vads_effective_amount: '77' }, 77, 'USD'],
    [{ vads_currency: '999', vads_effective_amount: '77' }, 77, '999'],
  ]
  for (const [changes, amount, currency] of cases) {
    const number = await placed(shop, { sku })
    const tell = await transactionOf(number)
    await tell(changes)
    await tell({ ...captured, ...clean })
    expect(await statusOf(number)).toBe('fraud')
    expect(await issuesOf(number)).toMatchObject([
      { kind: 'amount_mismatch', amount, currency, isOpen: true },
    ])
    const shown: Record<string, string> = { EUR: '0,01', USD: '0,77\u00a0$', 999: '77 (999)' }
    expect((await mailsAbout(number))[0]?.plain).toContain(shown[currency])
  }
})

const name = { s: 'suspected', c: 'captured', o: 'another one captured', x: 'cancelled by the shop' } as const
type Step = keyof typeof name

function ordersOf(steps: readonly Step[]): Step[][] {
  if (steps.length === 0) return [[]]
  return steps.flatMap((step) =>
    ordersOf(steps.filter((other) => other !== step)).map((rest) => [step, ...rest]),
  )
}

test.each(
  ordersOf(['s', 'c', 'o', 'x']).map((steps) => [steps.map((step) => name[step]).join(', '), steps] as const),
)('%s: nothing is prepared that was suspected, no money is forgotten, stock is right', async (_, steps) => {
  const before = await stockOf(shop, sku)
  const number = await placed(shop, { sku })
  const [first, second] = [await transactionOf(number), await transactionOf(number)]
  const run: Record<Step, () => Promise<unknown>> = {
    s: () => first({ ...warned, vads_trans_status: 'AUTHORISED' }),
    c: () => first(captured),
    o: () => second(captured),
    x: () => orders(number, 'cancel').catch(() => undefined),
  }
  for (const step of steps) {
    await run[step]()
    // Whatever the provider tells once more changes nothing.
    const [status, kinds] = [await statusOf(number), await kindsOf(number)]
    if (step !== 'x') await Promise.all([run[step](), run[step]()])
    expect([await statusOf(number), await kindsOf(number)]).toEqual([status, kinds])
    const isSuspected = (await issuesOf(number)).some(
      ({ kind, isOpen }) => kind === 'suspected_fraud' && isOpen,
    )
    if (isSuspected) expect(['fraud', 'holded', 'canceled']).toContain(status)
  }
  const status = await statusOf(number)
  const issues = await issuesOf(number)
  expect(await stockOf(shop, sku)).toBe(status === 'canceled' ? before : before - 1)
  expect(new Set(issues.map(({ kind, transaction }) => `${kind} ${transaction}`)).size).toBe(issues.length)
  // Two transactions took money for one order: at least one of them is for somebody to look at.
  expect(issues.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(0)
  const told = await mailsAbout(number)
  expect(told.length).toBe(issues.length)
})

test('a payment after cancellation leaves the order cancelled and is reported once, in the website’s default language', async () => {
  const number = await placed(shop, { sku }, { store: 'en' })
  const tell = await transactionOf(number)
  await orders(number, 'cancel')
  expect(await tell(captured)).toBe('OK: paid_after_cancellation')
  await tell({ ...captured, vads_trans_uuid: 'another-notification' })
  expect(await statusOf(number)).toBe('canceled')
  const [mail, ...more] = await mailsAbout(number)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Paiement à vérifier\u00a0: commande ${number}`)
  expect(mail?.plain).toContain('Remboursez le paiement')
})

test('operators can list open issues and resolve them', async () => {
  const number = await placed(shop, { sku })
  const [first, second] = [await transactionOf(number), await transactionOf(number)]
  await first()
  await second()
  const [issue] = await issuesOf(number)
  const listed = async (flags = {}) =>
    (await payments(['issues'], flags)).split('\n').find((line) => line.includes(number))
  expect(await listed()).toMatch(/duplicate_payment {2}99\.90 EUR {2}transaction \d{6} \w+ \(paid\) {2}open$/)
  expect(await listed({ website: 'sushi' })).toBeUndefined()
  await expect(payments(['resolve', String(issue?.id)])).rejects.toThrow(
    'The option --note TEXT is required.',
  )
  await payments(['resolve', String(issue?.id)], { note: 'refunded' })
  expect(await listed()).toBeUndefined()
  expect(await listed({ all: '' })).toContain('refunded')
  await expect(payments(['resolve', String(issue?.id)], { note: 'x' })).rejects.toThrow('is already resolved')
  await expect(payments(['resolve', '999999'], { note: 'x' })).rejects.toThrow(
    'There is no payment issue 999999.',
  )
})

test('an issue cannot be resolved while it blocks its order', async () => {
  const number = await placed(shop, { sku })
  await (
    await transactionOf(number)
  )(warned)
  const [issue] = await issuesOf(number)
  await expect(payments(['resolve', String(issue?.id)], { note: 'x' })).rejects.toThrow(
    `payments release ${number}`,
  )
  await orders(number, 'cancel')
  await payments(['resolve', String(issue?.id)], { note: 'refunded' })
})

test('reports a reversal after payment and an unknown status once each', async () => {
  const number = await placed(shop, { sku })
  const tell = await transactionOf(number)
  await tell()
  for (const status of ['CANCELLED', 'CANCELLED', 'BRAND_NEW', 'BRAND_NEW', 'NEWER_STILL'])
    await tell({ vads_trans_status: status, vads_trans_uuid: `${status}-${number}` })
  expect(await kindsOf(number)).toEqual(['reversed_after_payment', 'unknown_status', 'unknown_status'])
  expect(await statusOf(number)).toBe('processing')
})

test('forged notifications are rejected, not listed, and logged once a minute', async () => {
  const number = await placed(shop, { sku })
  const warnings: unknown[] = []
  const { log } = shop.api.app
  const warn = log.warn.bind(log)
  log.warn = (details: unknown) => void warnings.push(details)
  try {
    const forged = Array.from({ length: 20 }, () => notify(shop, notificationFields(number, 1), 'Zm9yZ2Vk'))
    expect((await Promise.all(forged)).every(({ status }) => status === 401)).toBe(true)
  } finally {
    log.warn = warn
  }
  expect(warnings.length).toBe(1)
  expect(await kindsOf(number)).toEqual([])
})
