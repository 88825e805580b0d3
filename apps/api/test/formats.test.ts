import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from './api.ts'
import { notificationFields, notify, orderRow, paris, place, readyCart } from './checkout.ts'
import { outbox } from './outbox.ts'
import { pdfText } from './pdf-text.ts'

const store = 'keramik_de'
const zurich = { ...paris, city: 'Zürich', postcode: '8005', country_code: 'CH', telephone: '+41445550188' }

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({
    prepare: async (sql) => void (await sql`update store set locale = 'de_CH' where code = ${store}`),
    now: () => new Date('2026-11-24T10:00:00Z'),
  })
})
afterAll(async () => await shop.close())

it('Mail, invoice and settings of a Swiss store view have the formats of Switzerland', async () => {
  const francs = { store, currency: 'CHF' }
  const cart = await readyCart(
    shop,
    { sku: 'UT-BEC-KR', quantity: 2 },
    { ...francs, address: zurich, method: 'ch' },
  )
  const { order, orderV2 } = await place(shop, cart, francs)
  const number = order?.order_number ?? ''
  const { grandTotal } = await orderRow(shop, number)
  await notify(
    shop,
    notificationFields(number, grandTotal, { vads_currency: '756', vads_trans_id: number.slice(-6) }),
  )
  const { data } = await shop.send<{
    guestOrderByToken: { invoices: { pdf: { content: string } }[] }
    currency: { base_currency_symbol: string }
    websiteSettings: string
  }>(
    `query ($token: String!) {
       guestOrderByToken(input: { token: $token }) { invoices { pdf { content } } }
       currency { base_currency_symbol } websiteSettings }`,
    { token: orderV2?.token },
    { store },
  )
  const invoice = pdfText(Buffer.from(data.guestOrderByToken.invoices[0]?.pdf.content ?? '', 'base64'))
  expect(invoice).toMatch(/CHF\s82\.90/)
  expect(invoice).toContain('24.11.2026')
  const confirmation = (await outbox(shop, 'guest@example.com')).find(({ plain }) => plain.includes(number))
  expect(confirmation?.plain).toContain('CHF\u00a082.90')
  // Its own currency is the euro, which Swiss texts write with the code.
  expect(data.currency.base_currency_symbol).toBe('EUR')
  expect(JSON.parse(data.websiteSettings).groups).toEqual([
    { stores: expect.arrayContaining([{ code: store, locale: 'de_CH' }]) },
  ])
})
