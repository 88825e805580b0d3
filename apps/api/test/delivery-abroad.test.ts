import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCustomer } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { notificationFields, notify, orderRow, paris, place, readyCart } from './checkout.ts'
import { outbox } from './outbox.ts'
import { pdfText } from './pdf-text.ts'
import { openVatNumberService } from './vat-number-service.ts'
import { checkVatNumbers } from '../src/customers/vat-check.ts'

/** The shop whose prices include tax and are the same in every zone, with amounts of its own in francs. */
const store = 'keramik_en'
/** 32.00 euros, or 34.00 francs. */
const sku = 'UT-BEC-KR'
const zurich = { ...paris, city: 'Zürich', postcode: '8005', country_code: 'CH', telephone: '+41445550188' }
const vienna = { ...paris, city: 'Wien', postcode: '1070', country_code: 'AT', telephone: '+4315550122' }
const austrian = 'ATU12345675'

let shop: TestApi
let service: Awaited<ReturnType<typeof openVatNumberService>>

beforeAll(async () => {
  service = await openVatNumberService()
  shop = await createTestApi({
    settings: { vies: service.vies },
    now: () => new Date('2026-11-24T10:00:00Z'),
  })
})
afterAll(async () => {
  await shop.close()
  service.close()
})

type Money = { value: number; currency: string }
type Cart = {
  prices: {
    subtotal_excluding_tax: Money
    applied_taxes: { label: string; amount: Money }[] | null
    grand_total: Money
  }
  shipping_addresses: {
    available_shipping_methods: { method_code: string; available: boolean; price_incl_tax: Money }[]
  }[]
}

async function cartTo(
  address: typeof paris,
  quantity: number,
  options: { as?: string; currency?: string } = {},
) {
  const who = { ...options, store }
  const id = await readyCart(
    shop,
    { sku, quantity },
    { ...who, address, method: address.country_code.toLowerCase() },
  )
  const { data, errors } = await shop.send<{ cart: Cart }>(
    `query ($id: String!) { cart(cart_id: $id) {
       prices { subtotal_excluding_tax { value } applied_taxes { label amount { value } } grand_total { value currency } }
       shipping_addresses { available_shipping_methods { method_code available price_incl_tax { value } } } } }`,
    { id },
    who,
  )
  expect(errors).toBeUndefined()
  const [shipping] = data.cart.shipping_addresses
  const offered = shipping?.available_shipping_methods.filter(({ available }) => available)
  return { id, ...data.cart.prices, offered }
}

it('costs the amounts of the currency’s own list, and nothing from its own threshold on', async () => {
  const few = await cartTo(zurich, 2, { currency: 'CHF' })
  expect(few.offered).toEqual([{ method_code: 'ch', available: true, price_incl_tax: { value: 14.9 } }])
  const enough = await cartTo(zurich, 6, { currency: 'CHF' })
  expect(enough.offered?.[0]?.price_incl_tax.value).toBe(0)
  expect((await cartTo(zurich, 6)).offered?.[0]?.price_incl_tax.value).toBe(15.9)
})

it('has the price of the list without tax for a consumer outside the union, on cart, order, mail and invoice', async () => {
  const { id, ...prices } = await cartTo(zurich, 2, { currency: 'CHF' })
  expect(prices).toMatchObject({
    subtotal_excluding_tax: { value: 68 },
    grand_total: { value: 82.9, currency: 'CHF' },
  })
  expect(prices.applied_taxes?.filter(({ amount }) => amount.value > 0)).toEqual([])
  const { order, orderV2 } = await place(shop, id, { store, currency: 'CHF' })
  const number = order?.order_number ?? ''
  const { grandTotal } = await orderRow(shop, number)
  expect(grandTotal).toBe(8290)
  const francs = { vads_currency: '756', vads_trans_id: number.slice(-6) }
  await notify(shop, notificationFields(number, grandTotal, francs))
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  const { data } = await shop.send<{
    guestOrderByToken: {
      total: { taxes: object[]; grand_total: Money }
      invoices: { pdf: { content: string } }[]
    }
  }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
       total { taxes { amount { value } } grand_total { value currency } } invoices { pdf { content } } } }`,
    { token: orderV2?.token },
    { store },
  )
  const { total, invoices } = data.guestOrderByToken
  expect(total.grand_total).toEqual({ value: 82.9, currency: 'CHF' })
  const invoice = pdfText(Buffer.from(invoices[0]?.pdf.content ?? '', 'base64'))
  expect(invoice).toContain('82.90')
  expect(invoice).not.toMatch(/19(?:\.00)?\s?%|20(?:\.00)?\s?%/)
  const confirmation = (await outbox(shop, 'guest@example.com')).find(({ plain }) => plain.includes(number))
  expect(confirmation?.plain).toContain('CHF')
})

it('has the same price with the tax of the country for a consumer in the union', async () => {
  const { applied_taxes: taxes, grand_total: total } = await cartTo(vienna, 1)
  expect(total.value).toBe(41.9)
  // 20 % in 32.00 and in 9.90.
  expect(taxes?.reduce((sum, { amount }) => sum + amount.value, 0)).toBeCloseTo(6.98, 2)
})

it('has the price without tax, which is the same everywhere, for a business abroad', async () => {
  const { token: as } = await newCustomer(shop, { taxvat: austrian, pad_company: 'Gasthof GmbH' }, { store })
  await checkVatNumbers(shop.api.app, new AbortController().signal)
  const abroad = await cartTo(vienna, 2, { as })
  expect(abroad.applied_taxes).toEqual([{ label: 'Reverse charge', amount: { value: 0 } }])
  expect(abroad.subtotal_excluding_tax.value).toBe(53.78)
  const { order } = await place(shop, abroad.id, { as, store })
  const [row] = await shop.sql`
    select tax, grand_total = subtotal_excl_tax + shipping_excl_tax as "isNet", reverse_charge_vat_number as number
      from sales_order where number = ${order?.order_number ?? ''}`
  expect(row).toEqual({ tax: 0, isNet: true, number: austrian })
  expect((await cartTo(zurich, 2, { as })).subtotal_excluding_tax.value).toBe(53.78)
})
