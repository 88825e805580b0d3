import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '@comptoir/rules/duration'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { logIn, newCustomer, type Person } from '../../test/accounts.ts'
import {
  cartWith,
  checkOut,
  notificationFields,
  notify,
  orderRow,
  paris,
  place,
} from '../../test/checkout.ts'
import { mailsTo } from '../../test/mails.ts'
import { invalidNumber, openVatNumberService, validNumber } from '../../test/vat-number-service.ts'
import { pdfText } from '../../test/pdf-text.ts'
import type { StoreSettings } from '../stores/index.ts'
import { professionalsCommand } from './index.ts'
import { checkVatNumbers } from './vat-check.ts'
import { eventually } from '../../test/eventually.ts'

const sku = 'VSQ-CLAIR'
const name = { fr: '', en: '', it: '' }
const german = 'DE129273398'
const berlin = { ...paris, city: 'Berlin', postcode: '10115', country_code: 'DE' }

let now = new Date('2026-11-02T10:00:00Z')
let shop: TestApi
let service: Awaited<ReturnType<typeof openVatNumberService>>

beforeAll(async () => {
  service = await openVatNumberService()
  shop = await createTestApi({
    settings: { vies: service.vies },
    now: () => now,
    // The seeded customers have numbers, too.
    prepare: async (sql) => void (await sql`update customer set taxvat = null`),
  })
  // No website checks numbers before.
  const config = {
    zones: [
      { code: 'fr', name, countries: ['FR'] },
      { code: 'union', name, countries: ['DE', 'AT', 'IT'], reverseCharge: true },
    ],
    taxRates: {
      standard: { fr: 2000, union: 1900 },
      food: { fr: 1000 },
      packaged: { fr: 550 },
      none: { fr: 0 },
    },
  }
  await shop.sql`
    update website
       set config = jsonb_set(jsonb_set(config || ${shop.sql.json(config)}, '{company,vatNumber}', '"FR40303265045"'),
                              '{shipping,methods,0,zones}', '["fr", "union"]')
                              #- '{shipping,methods,0,surchargeInclTax}' #- '{shipping,methods,0,appointment}'
     where code = 'fontaines'`
  await readSettings((settings) => settings.zones.length === 2)
})
afterAll(async () => {
  await shop.close()
  service.close()
})
beforeEach(() => {
  service.state.asked = []
  service.state.answer = validNumber
})

/** Has the API read the changed settings of the website. */
async function readSettings(isRead: (settings: StoreSettings) => boolean): Promise<void> {
  await shop.sql`select settings_changed()`
  await eventually(() => expect(isRead(shop.api.app.stores.default.settings)).toBe(true))
}

const check = () => checkVatNumbers(shop.api.app, new AbortController().signal)

async function professional(taxvat: string): Promise<Person> {
  return await newCustomer(shop, { taxvat, pad_company: 'Brunnen GmbH', pad_company_siret: '73282932000074' })
}

type Check = { state: string; message: string; requested_at: string | null }
async function stateOf({ token }: Person, store = 'fr'): Promise<Check | null> {
  const { data } = await shop.send<{ customer: { vat_check: Check | null } }>(
    '{ customer { vat_check { state message requested_at } } }',
    {},
    { as: token, store },
  )
  return data.customer.vat_check
}

const change = ({ token }: Person, taxvat: string | null) =>
  shop.send(
    'mutation ($v: String) { updateCustomerV2(input: { taxvat: $v }) { customer { taxvat } } }',
    { v: taxvat },
    { as: token },
  )

/** Tax in percent of a cart to an address. */
async function taxTo(as: string | undefined, country_code: string, postcode: string): Promise<number> {
  const options = as ? { as } : {}
  const id = await cartWith(shop, { sku, quantity: 6 }, options)
  const { data } = await shop.send<{
    estimateTotals: {
      cart: { prices: { grand_total: { value: number }; subtotal_excluding_tax: { value: number } } }
    }
  }>(
    `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart {
      prices { grand_total { value } subtotal_excluding_tax { value } } } } }`,
    { input: { cart_id: id, address: { country_code, postcode }, shipping_method: null } },
    options,
  )
  const { grand_total: total, subtotal_excluding_tax: net } = data.estimateTotals.cart.prices
  return Math.round((total.value / net.value - 1) * 100)
}

describe('a VAT number', () => {
  it('is checked after the registration, in the name of the shop, and the result is kept', async () => {
    const customer = await professional('de 129 273 398')
    expect(await stateOf(customer)).toMatchObject({ state: 'CHECKING', requested_at: null })
    await check()
    expect(service.state.asked).toEqual([
      '/ms/DE/vat/129273398?requesterMemberStateCode=FR&requesterNumber=40303265045',
    ])
    expect(await stateOf(customer)).toEqual({
      state: 'VALID',
      message: 'Votre numéro de TVA de 129 273 398 est valide.',
      requested_at: '2026-11-02 10:00:00',
    })
    const [row] = await shop.sql`
      select vat_country as country, vat_request_id as id, vat_request_success as success from customer where id = ${customer.id}`
    expect(row).toEqual({ country: 'DE', id: 'WAPIAAAAW1', success: true })
    await check()
    expect(service.state.asked).toHaveLength(1)
  })

  it('without the form of a member state is invalid, and nobody is asked', async () => {
    const customer = await professional('DE12')
    await check()
    expect(service.state.asked).toEqual([])
    expect((await stateOf(customer, 'it'))?.message).toContain('non è registrata')
  })

  it('is checked again when the service was away, later each time, and never refuses an account', async () => {
    service.state.answer = { status: 200, body: { isValid: false, userError: 'MS_UNAVAILABLE' } }
    const customer = await professional(german)
    await check()
    expect(await stateOf(customer, 'en')).toMatchObject({
      state: 'UNAVAILABLE',
      message: expect.stringContaining('isn’t responding'),
    })
    expect(await taxTo(customer.token, 'DE', '10115')).toBe(19)
    await check()
    expect(service.state.asked).toHaveLength(1)
    now = new Date(now.getTime() + 7 * 60_000)
    service.state.answer = { status: 503 }
    await check()
    expect(service.state.asked).toHaveLength(2)
    // Twice the pause, a quarter more or less.
    now = new Date(now.getTime() + 7 * 60_000)
    await check()
    expect(service.state.asked).toHaveLength(2)
    now = new Date(now.getTime() + 6 * 60_000)
    service.state.answer = { status: 200, body: { isValid: true, userError: 'VALID' } }
    await check()
    expect(await stateOf(customer)).toMatchObject({ state: 'VALID' })
  })

  it('keeps its validity while the service is away, until it answers otherwise', async () => {
    const { email, id } = await professional(german)
    await check()
    now = new Date(now.getTime() + 31 * DAY_MS)
    service.state.answer = { status: 500 }
    await check()
    expect(service.state.asked.length).toBeGreaterThan(1)
    const token = (await logIn(shop, email)).data.generateCustomerToken?.token ?? ''
    const customer = { email, id, token }
    expect(await stateOf(customer)).toMatchObject({ state: 'VALID' })
    now = new Date(now.getTime() + DAY_MS)
    service.state.answer = invalidNumber
    await check()
    expect(await stateOf(customer)).toMatchObject({ state: 'INVALID' })
    expect(await taxTo(customer.token, 'DE', '10115')).toBe(19)
  })

  it('counts for the number that was checked only', async () => {
    const customer = await professional(german)
    await check()
    await change(customer, 'ATU33864707')
    expect(await stateOf(customer)).toMatchObject({ state: 'CHECKING' })
    expect(await taxTo(customer.token, 'DE', '10115')).toBe(19)
    await change(customer, null)
    expect(await stateOf(customer)).toBeNull()
  })

  it('is not checked where no zone reverses the charge', async () => {
    await check()
    service.state.asked = []
    const customer = await newCustomer(shop, { taxvat: german }, { store: 'sushi_fr' })
    await check()
    expect(service.state.asked).toEqual([])
    expect(await stateOf(customer, 'sushi_fr')).toBeNull()
  })
})

describe('where a valid VAT number makes an account professional', () => {
  type Account = { group: { code: string }; professional_state: string | null }
  const accountOf = async ({ token: as }: Person) =>
    (await shop.send<{ customer: Account }>('{ customer { group { code } professional_state } }', {}, { as }))
      .data.customer
  const setApproval = async (approval: string) => {
    await shop.sql`
      update website set config = config || ${shop.sql.json({ professional_approval: approval })} where code = 'fontaines'`
    await readSettings((settings) => settings.professional_approval === approval)
  }
  beforeAll(() => setApproval('vat_number'))
  afterAll(() => setApproval('immediate'))

  it('has their prices once the number is valid, which a mail says, and until it changes', async () => {
    const customer = await newCustomer(shop, { taxvat: german })
    expect(await accountOf(customer)).toEqual({ group: { code: 'General' }, professional_state: 'WAITING' })
    await check()
    expect(await accountOf(customer)).toEqual({
      group: { code: 'Professional' },
      professional_state: 'CONFIRMED',
    })
    expect((await mailsTo(shop, customer.email)).map(({ kind }) => kind)).toContain('professional_confirmed')
    expect(await taxTo(customer.token, 'DE', '10115')).toBe(0)

    await change(customer, null)
    expect(await accountOf(customer)).toEqual({ group: { code: 'General' }, professional_state: null })
    await change(customer, german)
    expect(await accountOf(customer)).toMatchObject({ professional_state: 'WAITING' })
    await check()
    expect(await accountOf(customer)).toMatchObject({ professional_state: 'CONFIRMED' })
  })

  it('waits with a SIRET alone, and with a number that is not valid or not checked', async () => {
    service.state.answer = invalidNumber
    const invalid = await professional('IT00743110157')
    service.state.answer = { status: 503 }
    const siret = await newCustomer(shop, { pad_company: 'Hôtel', pad_company_siret: '73282932000074' })
    await check()
    const waiting = { group: { code: 'General' }, professional_state: 'WAITING' }
    expect([await accountOf(invalid), await accountOf(siret)]).toEqual([waiting, waiting])
  })

  it('can be confirmed by hand, and stays refused once the shop said so', async () => {
    const customer = await newCustomer(shop, { taxvat: german })
    const run = (verb: string) =>
      professionalsCommand(shop.api.app, [verb, customer.email], new Map([['website', 'fontaines']]))
    await run('refuse')
    await check()
    expect(await accountOf(customer)).toMatchObject({ professional_state: 'REFUSED' })
    await run('confirm')
    expect(await accountOf(customer)).toMatchObject({ professional_state: 'CONFIRMED' })
  })
})

describe('the charge is reversed', () => {
  it('for a professional with a valid number of another country, in zones that allow it', async () => {
    const customer = await professional(german)
    expect(await taxTo(customer.token, 'DE', '10115')).toBe(19)
    await check()
    expect(await taxTo(customer.token, 'DE', '10115')).toBe(0)
    expect(await taxTo(customer.token, 'IT', '00118')).toBe(0)
    expect(await taxTo(customer.token, 'FR', '75002')).toBe(20)
    expect(await taxTo(undefined, 'DE', '10115')).toBe(19)
  })

  it('not for a number of the shop’s own country, and not for a private customer', async () => {
    const french = await professional('FR40303265045')
    const person = await newCustomer(shop, { taxvat: german })
    await check()
    expect(await stateOf(person)).toMatchObject({ state: 'VALID' })
    expect(await taxTo(french.token, 'DE', '10115')).toBe(19)
    expect(await taxTo(person.token, 'DE', '10115')).toBe(19)
  })

  it('in the order and on its invoice, which says so with both numbers', async () => {
    const customer = await professional(german)
    await check()
    const id = await cartWith(shop, { sku, quantity: 6 }, { as: customer.token })
    await checkOut(shop, id, { address: berlin, as: customer.token })
    const read = await shop.send(
      'query ($id: String!) { cart(cart_id: $id) { prices { applied_taxes { label amount { value } } } } }',
      { id },
      { as: customer.token },
    )
    const applied_taxes = [{ label: 'Autoliquidation', amount: { value: 0 } }]
    expect(read.data).toEqual({ cart: { prices: { applied_taxes } } })
    const { order } = await place(shop, id, { as: customer.token })
    const number = order?.order_number ?? ''
    const [row] = await shop.sql`
      select tax, grand_total = subtotal_excl_tax + shipping_excl_tax as "isNet", reverse_charge_vat_number as number,
             reverse_charge_request_id as request
        from sales_order where number = ${number}`
    expect(row).toEqual({ tax: 0, isNet: true, number: german, request: 'WAPIAAAAW1' })

    // What is checked later changes no order.
    await change(customer, null)
    const { grandTotal } = await orderRow(shop, number)
    await notify(shop, notificationFields(number, grandTotal, { vads_trans_id: number.slice(-6) }))
    const { data } = await shop.send<{
      customer: { orders: { items: { total: object; invoices: { pdf: { content: string } }[] }[] } }
    }>(
      `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
        total { taxes { title rate amount { value } } } invoices { pdf { content } } } } } }`,
      { number },
      { as: customer.token },
    )
    const [found] = data.customer.orders.items
    expect(found?.total).toEqual({ taxes: [{ title: 'Autoliquidation', rate: 0, amount: { value: 0 } }] })
    const text = pdfText(Buffer.from(found?.invoices[0]?.pdf.content ?? '', 'base64'))
    for (const part of ['Autoliquidation', german, 'FR40303265045']) expect(text).toContain(part)
  })
})
