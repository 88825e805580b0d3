import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCustomer } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { cartWith, checkOut, notificationFields, notify, orderRow, paris, place } from './checkout.ts'
import { outbox } from './outbox.ts'
import { pdfText } from './pdf-text.ts'
import { invalidNumber, openVatNumberService, validNumber } from './vat-number-service.ts'

/** A German shop whose prices include tax and are the same in every zone; its zone Austria reverses the charge. */
const store = 'keramik_en'
/** 32.00 euros with tax, 26.89 without; delivery to Austria is 9.90, 8.32 without. */
const sku = 'UT-BEC-KR'
const number = 'ATU12345675'
const inn = {
  ...paris,
  company: 'Gasthof Lindner',
  vat_id: 'at u 123 456 75',
  city: 'Wien',
  postcode: '1070',
  country_code: 'AT',
  telephone: '+4315550122',
}
const { vat_id: _number, ...private_ } = inn
const lindau = { ...inn, city: 'Lindau', postcode: '88131', country_code: 'DE' }

/** A shopper waits long, except where the service is silent: tests do not depend on the time. */
let vies = { url: '', timeoutMs: 20_000, shopperTimeoutMs: 20_000 }
let now = new Date('2026-11-24T10:00:00Z')
let shop: TestApi
let service: Awaited<ReturnType<typeof openVatNumberService>>

beforeAll(async () => {
  service = await openVatNumberService()
  vies = service.vies
  shop = await createTestApi({
    settings: { vies },
    now: () => now,
    // A job checks the numbers of seeded customers, too.
    prepare: async (sql) => void (await sql`update customer set taxvat = null`),
  })
})
afterAll(async () => {
  await shop.close()
  service.close()
})
beforeEach(() => {
  service.state.asked = []
  service.state.answer = validNumber
  vies.shopperTimeoutMs = 20_000
})

type Address = typeof paris & { company?: string; vat_id?: string }
type Cart = {
  vat_check: { state: string; message: string; requested_at: string | null } | null
  prices: {
    grand_total: { value: number }
    applied_taxes: { label: string; amount: { value: number } }[]
  }
}

async function cartOf(id: string, as?: string): Promise<Cart> {
  const { data, errors } = await shop.send<{ cart: Cart }>(
    `query ($id: String!) { cart(cart_id: $id) { vat_check { state message requested_at }
       prices { grand_total { value } applied_taxes { label amount { value } } } } }`,
    { id },
    { store, ...(as && { as }) },
  )
  expect(errors).toBeUndefined()
  return data.cart
}

async function cartTo(address: Address, as?: string): Promise<string> {
  const who = { store, ...(as && { as }) }
  const id = await cartWith(shop, { sku, quantity: 1 }, who)
  await checkOut(shop, id, { ...who, address, method: address.country_code.toLowerCase() })
  return id
}

/** Sets one address of a cart; answers the state of its VAT number. */
async function setAddress(
  id: string,
  kind: 'shipping' | 'billing',
  address: object,
): Promise<string | undefined> {
  const [mutation, input] =
    kind === 'shipping'
      ? ['setShippingAddressesOnCart', '{ cart_id: $id, shipping_addresses: [{ address: $address }] }']
      : ['setBillingAddressOnCart', '{ cart_id: $id, billing_address: { address: $address } }']
  const { data, errors } = await shop.send<Record<string, { cart: Pick<Cart, 'vat_check'> }>>(
    `mutation ($id: String!, $address: CartAddressInput!) {
       ${mutation}(input: ${input}) { cart { vat_check { state message requested_at } } } }`,
    { id, address: { ...address, save_in_address_book: false } },
    { store },
  )
  expect(errors).toBeUndefined()
  return data[mutation ?? '']?.cart.vat_check?.state
}

const withoutTax = { total: 35.21, taxes: [{ label: 'Reverse charge', amount: { value: 0 } }] }
async function pricesOf(id: string, as?: string) {
  const { prices } = await cartOf(id, as)
  return { total: prices.grand_total.value, taxes: prices.applied_taxes }
}

describe('a company that buys as a guest with a VAT number of another member state', () => {
  it('owes the tax itself: in cart, order, mail and invoice', async () => {
    const id = await cartTo(inn)
    expect(service.state.asked).toEqual([
      '/ms/AT/vat/U12345675?requesterMemberStateCode=DE&requesterNumber=111111125',
    ])
    expect(await pricesOf(id)).toEqual(withoutTax)
    expect((await cartOf(id)).vat_check).toEqual({
      state: 'VALID',
      message:
        'Your VAT number at u 123 456 75 is valid: this order is free of VAT, and you account for it yourself.',
      requested_at: '2026-11-24 10:00:00',
    })
    const { order, orderV2 } = await place(shop, id, { store })
    const orderNumber = order?.order_number ?? ''
    const [row] = await shop.sql`
      select tax, grand_total as total, reverse_charge_vat_number as number, reverse_charge_request_id as request
        from sales_order where number = ${orderNumber}`
    expect(row).toEqual({ tax: 0, total: 3521, number, request: 'WAPIAAAAW1' })
    const { grandTotal } = await orderRow(shop, orderNumber)
    await notify(shop, notificationFields(orderNumber, grandTotal, { vads_trans_id: orderNumber.slice(-6) }))
    const { data } = await shop.send<{
      guestOrderByToken: { total: { taxes: object[] }; invoices: { pdf: { content: string } }[] }
    }>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
         total { taxes { title amount { value } } } invoices { pdf { content } } } }`,
      { token: orderV2?.token },
      { store },
    )
    const { total, invoices } = data.guestOrderByToken
    expect(total.taxes).toEqual([{ title: 'Reverse charge', amount: { value: 0 } }])
    const invoice = pdfText(Buffer.from(invoices[0]?.pdf.content ?? '', 'base64'))
    for (const part of ['Reverse charge', number, 'DE111111125', 'Gasthof Lindner', '35.21'])
      expect(invoice).toContain(part)
    const mail = (await outbox(shop, 'guest@example.com')).find(({ plain }) => plain.includes(orderNumber))
    expect(mail?.plain).toContain('Reverse charge')
  })

  it('is named by the billing address, wherever in the Union the goods go', async () => {
    const id = await cartTo(private_)
    expect(await pricesOf(id)).toMatchObject({ total: 41.9 })
    expect(await setAddress(id, 'billing', lindau)).toBe('VALID')
    expect(await pricesOf(id)).toEqual(withoutTax)
    // The number of whoever receives the goods is not the buyer's.
    expect(await setAddress(id, 'shipping', inn)).toBe('VALID')
    const { vat_id: _of, ...billed } = lindau
    expect(await setAddress(id, 'billing', billed)).toBeUndefined()
    expect(await pricesOf(id)).toMatchObject({ total: 41.9 })
  })

  it('pays the tax where the goods stay in the country of the shop, and where they leave the Union', async () => {
    expect(await cartOf(await cartTo(lindau))).toMatchObject({
      vat_check: null,
      prices: { grand_total: { value: 38.9 } },
    })
    expect(
      (await cartOf(await cartTo({ ...inn, postcode: '8005', country_code: 'CH' }))).vat_check,
    ).toBeNull()
    // A number of the shop's own country is none of another member state.
    expect(await cartOf(await cartTo({ ...inn, vat_id: 'DE129273398' }))).toMatchObject({
      vat_check: null,
      prices: { grand_total: { value: 41.9 } },
    })
    expect(service.state.asked).toEqual([])
  })

  it('is told what is missing, and pays the tax until then', async () => {
    const id = await cartTo({ ...inn, company: '' })
    expect(await cartOf(id)).toMatchObject({
      vat_check: { state: 'COMPANY_MISSING', message: expect.stringContaining('your company’s name') },
      prices: { grand_total: { value: 41.9 } },
    })
    expect(await setAddress(id, 'billing', { ...inn, vat_id: 'AT12' })).toBe('INVALID')
    expect(service.state.asked).toEqual([])
    service.state.answer = invalidNumber
    expect(await setAddress(id, 'billing', inn)).toBe('INVALID')
    expect(await pricesOf(id)).toMatchObject({ total: 41.9 })
    expect((await place(shop, id, { store })).order).not.toBeNull()
  })
})

describe('while the service does not answer', () => {
  it.each([
    ['is away', { status: 503 }],
    [
      'says that the member state does not answer',
      { status: 200, body: { isValid: false, userError: 'MS_UNAVAILABLE' } },
    ],
    ['is silent for longer than a shopper waits', { status: 200, isSilent: true }],
  ])('because it %s, the order has tax, and the shopper is told so', async (_why, answer) => {
    service.state.answer = answer
    if ('isSilent' in answer) vies.shopperTimeoutMs = 100
    const id = await cartTo(inn)
    // The billing address is the same: it is not asked about twice.
    expect(service.state.asked).toHaveLength(1)
    expect(await cartOf(id)).toMatchObject({
      vat_check: { state: 'UNAVAILABLE', message: expect.stringContaining('You can order anyway') },
      prices: { grand_total: { value: 41.9 } },
    })
    const { order } = await place(shop, id, { store })
    const [row] = await shop.sql`
      select tax, reverse_charge_vat_number as number from sales_order where number = ${order?.order_number ?? ''}`
    // 20 % in 32.00 and in 9.90.
    expect(row).toEqual({ tax: 698, number: null })
  })

  it('saving the address again a little later takes the tax off, and the order refuses the total seen before', async () => {
    service.state.answer = { status: 503 }
    const id = await cartTo(inn)
    const before = (await cartOf(id)).prices.grand_total.value
    now = new Date(now.getTime() + 60_000)
    service.state.answer = validNumber
    expect(await setAddress(id, 'billing', inn)).toBe('VALID')
    const { data } = await shop.send<{ placeOrder: { errors: { message: string }[] } }>(
      `mutation ($id: String!, $total: Float) {
         placeOrder(input: { cart_id: $id, expected_grand_total: $total }) { errors { message } } }`,
      { id, total: before },
      { store },
    )
    expect(data.placeOrder.errors[0]?.message).toContain('total of your cart has changed')
    expect(await pricesOf(id)).toEqual(withoutTax)
  })
})

it('an answer holds for thirty days, and for the number that it is about', async () => {
  const id = await cartTo(inn)
  expect(await setAddress(id, 'shipping', inn)).toBe('VALID')
  expect(service.state.asked).toHaveLength(1)
  expect(await setAddress(id, 'billing', { ...inn, vat_id: 'ATU33864707' })).toBe('VALID')
  expect(service.state.asked).toHaveLength(2)
  now = new Date(now.getTime() + 30 * 86_400_000)
  expect(await cartOf(id)).toMatchObject({
    vat_check: { state: 'UNAVAILABLE' },
    prices: { grand_total: { value: 41.9 } },
  })
  const { order } = await place(shop, id, { store })
  const [row] = await shop.sql`select tax from sales_order where number = ${order?.order_number ?? ''}`
  expect(row).toEqual({ tax: 698 })
})

it('a customer without a number in the account may give one with an address', async () => {
  const { token: as } = await newCustomer(shop, {}, { store })
  const id = await cartTo(inn, as)
  expect(await pricesOf(id, as)).toEqual(withoutTax)
})
