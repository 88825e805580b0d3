import { DAY_MS, HOUR_MS } from '@comptoir/rules/duration'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  cartWith,
  checkOut,
  notificationFields,
  notify,
  orderRow,
  setStock,
  stockOf,
  place,
} from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { ordersCommand } from '../orders/index.ts'
import { expireQuotations } from './expire.ts'
import { quotationsCommand } from './index.ts'

const sku = 'VSQ-CLAIR'
/** Sold to professionals in lots of six. */
const units = 6
const email = 'professionnel@example.com'
const shopMail = 'bonjour@vasque.example'
const asked = new Date('2026-11-21T09:00:00Z')

let shop: TestApi
let now = asked
let as: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  as = await shop.signIn(email)
  await setStock(shop, sku, 200)
})
afterAll(() => shop.close())

type Found = {
  entity_id: number
  status_code: string
  payment_state: string
  purchase_order_number: string | null
  available_actions: string[]
  quotation: {
    state: string
    valid_until: string
    can_accept: boolean
    can_cancel: boolean
    payment_methods: { code: string }[]
    pdf: { file_name: string; content: string } | null
  }
}
const fields = `entity_id status_code payment_state purchase_order_number available_actions
  quotation { state valid_until can_accept can_cancel payment_methods { code } pdf { file_name content } }`

type Options = { as?: string; store?: string }
type Asked = { placeOrder: { order: { order_number: string } | null; errors: { message: string }[] } }

async function ask(quantity = units, options: Options = { as }) {
  const cart = await cartWith(shop, { sku, quantity }, options)
  await checkOut(shop, cart, options)
  const { data } = await shop.send<Asked>(
    `mutation ($id: String!) {
      placeOrder(input: { cart_id: $id, is_quotation: true }) { order { order_number } errors { message } }
    }`,
    { id: cart },
    options,
  )
  return data.placeOrder
}

async function quotation(quantity = units): Promise<string> {
  return (await ask(quantity)).order?.order_number ?? expect.fail('no quotation')
}

async function read(number: string, options: Options = { as }): Promise<Found> {
  const { data } = await shop.send<{ customer: { orders: { items: Found[] } } }>(
    `query ($n: String!) { customer { orders(filter: { number: { eq: $n } }) { items { ${fields} } } } }`,
    { n: number },
    options,
  )
  return data.customer.orders.items[0] ?? expect.fail('no order')
}

async function settle(
  verb: 'validateQuotation' | 'cancelQuotation',
  id: number,
  args = '',
  options: Options = { as },
) {
  const { data, errors } = await shop.send<Record<string, { order: Found } | null>>(
    `mutation { ${verb}(order_id: ${id}${args}) { order { ${fields} } } }`,
    {},
    options,
  )
  return { order: data[verb]?.order, error: errors?.[0]?.message }
}

async function heldBy(number: string): Promise<number> {
  const [row] = await shop.sql<[{ units: number }]>`
    select sum(stock_deducted)::integer as units
      from order_item i join sales_order o on o.id = i.order_id where o.number = ${number}`
  return row.units
}

const kindsOf = async (to: string, number: string) =>
  (await outbox(shop, to)).filter(({ subject }) => subject.includes(number)).map(({ kind }) => kind)

describe('a quotation', () => {
  it('deducts no stock, is valid for thirty days, and has a PDF', async () => {
    const before = await stockOf(shop, sku)
    const number = await quotation()
    expect(await stockOf(shop, sku)).toBe(before)
    const found = await read(number)
    expect(found).toMatchObject({
      status_code: 'pending',
      payment_state: 'waiting',
      available_actions: ['REORDER'],
    })
    expect(found.quotation).toMatchObject({
      state: 'READY',
      valid_until: '2026-12-21',
      can_accept: true,
      can_cancel: true,
      payment_methods: ['payzen_standard', 'banktransfer', 'checkmo', 'purchaseorder'].map((code) => ({
        code,
      })),
    })
    expect(found.quotation.pdf?.file_name).toBe(`devis-${number}.pdf`)
    expect(
      Buffer.from(found.quotation.pdf?.content ?? '', 'base64')
        .subarray(0, 4)
        .toString(),
    ).toBe('%PDF')
    const [mail] = await outbox(shop, email)
    expect(mail).toMatchObject({ kind: 'quotation_ready', subject: `Votre devis ${number} est prêt` })
    expect(mail?.plain).toContain('21 décembre 2026')
    expect(mail?.attachments.map(({ name }) => name)).toEqual([`devis-${number}.pdf`])
    const [told] = await outbox(shop, shopMail)
    expect(told?.subject).toBe(`Devis ${number}\u00a0: un devis est demandé`)
    expect(told?.plain).toContain(email)
  })

  it('is paid with what is offered in the country of its billing address', async () => {
    const number = await quotation()
    await shop.sql`
      update order_address set country_code = 'IT'
       where kind = 'billing' and order_id = (select id from sales_order where number = ${number})`
    const { entity_id: id, quotation: found } = await read(number)
    const codes = found.payment_methods.map(({ code }) => code)
    expect(codes).toEqual(['payzen_standard', 'banktransfer', 'purchaseorder'])
    const { error } = await settle('validateQuotation', id, ', payment_method: "checkmo"')
    expect(error).toContain('moyen de paiement')
    expect(await orderRow(shop, number)).toMatchObject({ status: 'pending' })
    await settle('cancelQuotation', id)
  })

  it('is accepted once, deducts stock then, and is paid like an order', async () => {
    const before = await stockOf(shop, sku)
    const number = await quotation()
    const { entity_id: id } = await read(number)
    const { order } = await settle('validateQuotation', id, ', purchase_order_number: "BC-2026-118"')
    expect(order).toMatchObject({
      status_code: 'pending_payment',
      payment_state: 'waiting',
      purchase_order_number: 'BC-2026-118',
      quotation: { state: 'ACCEPTED', can_accept: false, can_cancel: false, payment_methods: [] },
    })
    expect(await stockOf(shop, sku)).toBe(before - units)
    expect(await settle('validateQuotation', id)).toEqual({
      order: undefined,
      error: 'Ce devis est déjà accepté.',
    })
    expect((await settle('cancelQuotation', id)).error).toBe('Ce devis est déjà accepté.')
    expect(await stockOf(shop, sku)).toBe(before - units)
    expect(await kindsOf(email, number)).toEqual(['quotation_accepted', 'quotation_ready'])
    const [accepted] = await outbox(shop, email)
    expect(accepted?.plain).toContain('L’équipe Vasque')
    const [told] = await outbox(shop, shopMail)
    expect(told?.subject.replaceAll('\u00a0', ' ')).toBe(`Devis ${number} : il est accepté`)

    const { grandTotal } = await orderRow(shop, number)
    const paid = { vads_trans_id: 'quo001' }
    expect((await notify(shop, notificationFields(number, grandTotal, paid))).text).toBe('OK: order_updated')
    expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
    expect(await kindsOf(email, number)).toContain('order_confirmation')
  })

  it('stays accepted when a card is refused, and can be paid again', async () => {
    const number = await quotation()
    const { entity_id: id } = await read(number)
    await settle('validateQuotation', id)
    const { grandTotal } = await orderRow(shop, number)
    const refused = { vads_trans_id: 'quo002', vads_trans_status: 'REFUSED' }
    expect((await notify(shop, notificationFields(number, grandTotal, refused))).text).toBe('OK: recorded')
    expect(await orderRow(shop, number)).toMatchObject({ status: 'pending_payment', paymentState: 'refused' })
    const { data } = await shop.send<{ payzenRedirect: { url: string } }>(
      `mutation ($n: String!) {
        payzenRedirect(order_number: $n, return_url: "http://localhost:3000/fr") { url }
      }`,
      { n: number },
      { as },
    )
    expect(data.payzenRedirect.url).toContain('http')
    expect(await orderRow(shop, number)).toMatchObject({ status: 'pending_payment', paymentState: 'waiting' })
  })

  it('is rejected once, with a reason that its mail repeats', async () => {
    const before = await stockOf(shop, sku)
    const number = await quotation()
    const { entity_id: id } = await read(number)
    const { order } = await settle('cancelQuotation', id, ', reason: "trop cher"')
    expect(order).toMatchObject({ status_code: 'canceled', quotation: { state: 'CANCELED' } })
    expect((await settle('cancelQuotation', id)).error).toBe('Ce devis est annulé.')
    expect((await settle('validateQuotation', id)).error).toBe('Ce devis est annulé.')
    expect(await stockOf(shop, sku)).toBe(before)
    expect(await kindsOf(email, number)).toEqual(['order_canceled', 'quotation_ready'])
    expect(await kindsOf(shopMail, number)).toEqual(['quotation_for_shop', 'quotation_for_shop'])
  })

  it('is visible to its customer only', async () => {
    const { entity_id: id } = await read(await quotation())
    const other = await shop.signIn('particulier@example.com')
    expect((await settle('validateQuotation', id, '', { as: other, store: 'en' })).error).toContain(
      'Order not found',
    )
    expect((await settle('cancelQuotation', id, '', {})).error).toBeDefined()
    expect((await read(await quotation())).quotation.state).toBe('READY')
  })

  it('is told from an ordinary order of the customer, not from those of others', async () => {
    const cart = await cartWith(shop, { sku, quantity: units }, { as })
    await checkOut(shop, cart, { as })
    const number = (await place(shop, cart, { as })).order?.order_number ?? expect.fail('no order')
    const { entity_id: id } = await read(number)
    for (const verb of ['validateQuotation', 'cancelQuotation'] as const) {
      expect((await settle(verb, id, '', { as, store: 'en' })).error).toBe(
        'This order isn’t a quote, so there’s nothing to accept or decline.',
      )
      const other = await shop.signIn('particulier@example.com')
      expect((await settle(verb, id, '', { as: other, store: 'en' })).error).toContain('Order not found')
    }
  })

  it('is available to the configured customer groups only', async () => {
    const other = await shop.signIn('particulier@example.com')
    const { order, errors } = await ask(1, { as: other, store: 'it' })
    expect(order).toBeNull()
    expect(errors).toEqual([
      { message: 'I preventivi sono riservati ai clienti professionali che hanno effettuato l’accesso.' },
    ])
  })

  it('cannot be accepted without enough stock', async () => {
    const number = await quotation()
    const { entity_id: id } = await read(number)
    const before = await stockOf(shop, sku)
    await setStock(shop, sku, 2)
    expect((await settle('validateQuotation', id)).error).toContain('n’est plus disponible')
    expect(await stockOf(shop, sku)).toBe(2)
    expect((await read(number)).quotation.state).toBe('READY')
    await setStock(shop, sku, before)
  })

  it('cannot be marked as paid before it is accepted', async () => {
    const number = await quotation()
    await expect(ordersCommand(shop.api.app, ['paid', number], new Map())).rejects.toThrow(
      /accept the quotation/,
    )
  })
})

describe('the shop', () => {
  const run = (words: string[], flags: Record<string, string> = {}) =>
    quotationsCommand(shop.api.app, words, new Map(Object.entries(flags)))

  it('answers, extends, accepts on account and cancels', async () => {
    const number = await quotation()
    expect(await run(['list'])).toContain(`${number}  ready  asked 2026-11-21  until 2026-12-21`)
    expect(await run(['extend', number], { days: '45' })).toBe('It holds until 2027-01-05')
    expect(await run(['answer', number])).toBe('Sent: 540.00 EUR with tax; it holds until 2026-12-21')
    const before = await stockOf(shop, sku)
    expect(await run(['accept', number], { reference: 'BC-9', 'on-account': '1' })).toBe('Accepted')
    expect(await read(number)).toMatchObject({ status_code: 'processing', purchase_order_number: 'BC-9' })
    expect(await stockOf(shop, sku)).toBe(before - units)
    await expect(run(['cancel', number])).rejects.toThrow('Ce devis est déjà accepté.')
    await expect(run(['answer', number])).rejects.toThrow(/accepted: nothing is left/)
    await expect(run(['accept', '999999999'])).rejects.toThrow('There is no quotation 999999999.')
    await expect(run(['extend', await quotation()], { days: 'x' })).rejects.toThrow(/--days/)
  })

  it('expires open quotations, and cancels accepted ones that were never paid', async () => {
    const left = await quotation()
    const unpaid = await quotation()
    await settle('validateQuotation', (await read(unpaid)).entity_id)
    expect(await heldBy(unpaid)).toBe(units)
    // The mail says: until the fourteenth day inclusive.
    now = new Date(asked.getTime() + 14 * DAY_MS + HOUR_MS)
    await expireQuotations(shop.api.app)
    expect(await orderRow(shop, unpaid)).toMatchObject({ paymentState: 'waiting' })
    now = new Date(asked.getTime() + 15 * DAY_MS)
    await expireQuotations(shop.api.app)
    expect(await orderRow(shop, left)).toMatchObject({ status: 'pending' })
    expect(await orderRow(shop, unpaid)).toMatchObject({ status: 'canceled', paymentState: 'cancelled' })
    expect(await heldBy(unpaid)).toBe(0)
    now = new Date(asked.getTime() + 31 * DAY_MS)
    as = await shop.signIn(email)
    const { entity_id: id } = await read(left)
    expect((await settle('validateQuotation', id)).error).toContain('a expiré')
    expect(await expireQuotations(shop.api.app)).toBeGreaterThan(0)
    expect((await read(left)).quotation).toMatchObject({ state: 'EXPIRED', can_accept: false })
    expect(await kindsOf(email, left)).toEqual(['quotation_expired', 'quotation_ready'])
    expect(await expireQuotations(shop.api.app)).toBe(0)
  })
})
