import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minorDigits } from '@comptoir/rules/currency'
import { ordersCommand } from '../src/orders/command.ts'
import { createTestApi, type TestApi } from './api.ts'
import { notificationFields, notify, orderRow, place, readyCart } from './checkout.ts'
import { addCurrencies, further } from './currencies.ts'
import { outbox } from './outbox.ts'
import { pdfText } from './pdf-text.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
  await addCurrencies(shop, [...further, { code: 'KWD', rate: '0.3312', round: { to: 5 } }])
})
afterAll(() => shop.close())

type Money = { value: number; currency: string }
type Document = {
  total: {
    grand_total: Money
    subtotal: Money
    total_shipping: Money
    total_tax: Money
    taxes: { amount: Money }[]
  }
  pdf: { content: string }
}
type Documents = { invoices: Document[]; credit_memos: Document[] }

async function documentsOf(token: string): Promise<Documents> {
  const fields = `total { grand_total { value currency } subtotal { value currency } total_shipping { value currency }
    total_tax { value currency } taxes { amount { value currency } } } pdf { content }`
  const { data, errors } = await shop.send<{ guestOrderByToken: Documents }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
       invoices { ${fields} } credit_memos { ${fields} } } }`,
    { token },
  )
  expect(errors).toBeUndefined()
  return data.guestOrderByToken
}

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ')
const textOf = ({ pdf }: Document) => plain(pdfText(Buffer.from(pdf.content, 'base64')))

describe.each([
  { currency: 'CHF', code: '756', each: '84,60 CHF', whole: '93,90 CHF', rest: '9,30 CHF', minor: 9390 },
  { currency: 'JPY', code: '392', each: '14 616 JPY', whole: '16 196 JPY', rest: '1 580 JPY', minor: 16_196 },
  { currency: 'KWD', code: '414', each: '29,808 KWD', whole: '33,088 KWD', rest: '3,280 KWD', minor: 33_088 },
])('an order in $currency', ({ currency, code, each, whole, rest, minor }) => {
  it('is paid, invoiced and refunded in parts in its minor units, in documents and mails', async () => {
    const id = await readyCart(shop, { sku }, { currency })
    const { order, orderV2 } = await place(shop, id, { currency })
    const number = order?.order_number ?? ''
    const token = orderV2?.token ?? ''
    expect((await orderRow(shop, number)).grandTotal).toBe(minor)
    const { data } = await shop.send<{ payzenRedirect: { fields: { name: string; value: string }[] } }>(
      `mutation ($number: String!) {
         payzenRedirect(order_number: $number, return_url: "http://localhost:3000/fr/") { fields { name value } } }`,
      { number: token },
    )
    const form = new Map(data.payzenRedirect.fields.map(({ name, value }) => [name, value]))
    expect([form.get('vads_amount'), form.get('vads_currency')]).toEqual([String(minor), code])
    const paid = { vads_currency: code, vads_trans_id: form.get('vads_trans_id') ?? '' }
    await notify(shop, notificationFields(number, minor, paid))
    expect((await orderRow(shop, number)).status).toBe('processing')

    const refund = async (...flags: [string, string][]) =>
      await ordersCommand(shop.api.app, ['refund', number], new Map(flags))
    const decimal = (text: string) => `${text.replaceAll(/[^\d,]/g, '').replace(',', '.')} ${currency}`
    expect(await refund(['items', `${sku}:1`])).toContain(`: ${decimal(each)} to refund`)
    expect(await refund(['shipping', '1'])).toContain(`: ${decimal(rest)} to refund`)
    expect((await orderRow(shop, number)).status).toBe('closed')

    const { invoices, credit_memos: credits } = await documentsOf(token)
    const [invoice] = invoices
    const inMinor = ({ value }: Money) => Math.round(value * 10 ** minorDigits(currency))
    const sum = (of: (total: Document['total']) => number) =>
      credits.reduce((all, { total }) => all + of(total), 0)
    expect(credits).toHaveLength(2)
    expect(sum(({ grand_total: total }) => inMinor(total))).toBe(minor)
    const totals = [invoice, ...credits].map((document) => document?.total ?? expect.fail('no document'))
    for (const total of totals) {
      const amounts = [
        total.grand_total,
        total.subtotal,
        total.total_shipping,
        total.total_tax,
        ...total.taxes.map(({ amount }) => amount),
      ]
      expect(new Set(amounts.map((one) => one.currency))).toEqual(new Set([currency]))
      expect(inMinor(total.total_tax)).toBe(total.taxes.reduce((all, { amount }) => all + inMinor(amount), 0))
    }
    const [invoiced] = totals
    expect(sum(({ total_tax: tax }) => inMinor(tax))).toBe(invoiced && inMinor(invoiced.total_tax))

    expect(invoice && textOf(invoice)).toContain(whole)
    expect(credits.map(textOf).join(' | ')).toContain(each)
    expect(credits.map(textOf).join(' | ')).toContain(rest)
    const mails = (await outbox(shop, 'guest@example.com')).filter((mail) => mail.plain.includes(number))
    const refunded = mails.filter(({ kind }) => kind === 'order_refunded').map((mail) => plain(mail.plain))
    expect(refunded).toHaveLength(2)
    expect(refunded.join(' | ')).toContain(each)
    expect(refunded.join(' | ')).toContain(rest)
    const confirmation = mails.find(({ kind }) => kind === 'order_confirmation')
    expect(plain(confirmation?.plain ?? '')).toContain(whole)
    for (const text of [...mails.map((mail) => mail.plain), ...[...invoices, ...credits].map(textOf)])
      expect(text).not.toMatch(/€|EUR/)
  })
})
