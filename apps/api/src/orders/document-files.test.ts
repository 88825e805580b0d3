import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { checkOut, notificationFields, notify, orderRow, place } from '../../test/checkout.ts'
import { cartAt, checkOutPickup, home } from '../../test/fulfilment.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { ordersCommand } from './index.ts'

const day = '2026-11-21'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date(`${day}T08:30:00Z`) })
})
afterAll(() => shop.close())

type Item = { sku: string; quantity: number; selected_options?: string[] }
async function fill(id: string, item: Item, store: string): Promise<void> {
  const { data } = await shop.send<{ addProductsToCart: { user_errors: unknown[] } }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
    }`,
    { id, items: [item] },
    { store },
  )
  expect(data.addProductsToCart.user_errors).toEqual([])
}

/** Orders the cart and pays it; answers number and token. */
async function paid(id: string, store: string): Promise<{ number: string; token: string }> {
  const { order, orderV2 } = await place(shop, id, { store })
  const number = order?.order_number ?? ''
  const { grandTotal } = await orderRow(shop, number)
  await notify(shop, notificationFields(number, grandTotal, { vads_trans_id: number.slice(-6) }))
  return { number, token: orderV2?.token ?? '' }
}

type DocumentFile = {
  pdf: { content: string }
  items: { product_sku: string }[]
  total: {
    grand_total: { value: number }
    taxes: { rate: number; title: string; amount: { value: number } }[]
  }
}
type Documents = { guestOrderByToken: { invoices: DocumentFile[]; credit_memos: DocumentFile[] } }
async function documentsOf(token: string): Promise<Documents['guestOrderByToken']> {
  const paper =
    'pdf { content } items { product_sku } total { grand_total { value } taxes { rate title amount { value } } }'
  const { data } = await shop.send<Documents>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      invoices { ${paper} } credit_memos { ${paper} }
    } }`,
    { token },
    { store: 'sushi_fr' },
  )
  return data.guestOrderByToken
}

const textOf = (paper: DocumentFile | undefined) => pdfText(Buffer.from(paper?.pdf.content ?? '', 'base64'))

/** Selections of a menu with packaged dumplings, which have another tax rate. */
async function menuOptions(store: string): Promise<string[]> {
  await shop.sql`update product set tax_class = 'packaged' where sku = 'NR-CHA-GYO'`
  await shop.sql`select bump_catalogue()`
  await shop.api.app.catalogue.refresh()
  type Bundle = { items: { options: { uid: string; product: { sku: string } }[] }[] }
  const { data } = await shop.send<{ products: { items: Bundle[] } }>(
    `{ products(filter: { sku: { eq: "NR-MEN-COM" } }) { items {
      ... on BundleProduct { items { options { uid product { sku } } } }
    } } }`,
    {},
    { store },
  )
  const options = data.products.items[0]?.items.flatMap((one) => one.options) ?? []
  const uid = (sku: string) => options.find((one) => one.product.sku === sku)?.uid ?? ''
  return ['NR-MAK-SAM', 'NR-CAL-SAU', 'NR-CHA-GYO'].map(uid)
}

describe('an invoice', () => {
  it.each([
    ['fr', 'Retrait', 'samedi 21 novembre 2026, de 12 h à 12 h 15'],
    ['en', 'Collection', 'Saturday 21 November 2026, 12:00 to 12:15'],
    ['it', 'Ritiro', 'sabato 21 novembre 2026, dalle 12:00 alle 12:15'],
  ])('states place and time of pickup (%s)', async (language, mode, when) => {
    const { id, store } = await cartAt(shop, { slot: { day, time: '12:00' } }, { language })
    await fill(id, { sku: 'NR-BOI-YUZ', quantity: 2 }, store)
    await checkOutPickup(shop, id, { store })
    const { token } = await paid(id, store)
    const text = textOf((await documentsOf(token)).invoices[0])
    const [, title, address] = text
      .slice(text.indexOf(`\n${mode}\n`))
      .trim()
      .split('\n')
    expect(title).toBe('Nori & Riz Marais')
    expect(address).toContain('75003 Paris')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(when)
  })

  it('states location, slot and recipient', async () => {
    const { id, store } = await cartAt(shop, { mode: 'delivery', slot: { day, time: '19:00' } })
    await fill(id, { sku: 'NR-BOI-YUZ', quantity: 8 }, store)
    await checkOut(shop, id, { store, carrier: 'delivery', address: home })
    const { token } = await paid(id, store)
    const text = textOf((await documentsOf(token)).invoices[0]).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Livré à Camille Morel 3 rue de Turenne')
    expect(text).toContain('Livraison Nori & Riz Marais samedi 21 novembre 2026, de 19 h à 19 h 30')
  })
})

/** An order of three menus, as stored before items had all their tax rates. */
async function keepOneRate(number: string): Promise<void> {
  await shop.sql`
    update order_item set at_rates = jsonb_build_array(
             jsonb_build_object('rate', tax_rate, 'tax', order_item.tax, 'net', row_incl_tax - order_item.tax))
      from sales_order where sales_order.id = order_id and number = ${number}`
}

describe('a credit note', () => {
  it.each([
    ['today’s', async () => undefined],
    ['an old', keepOneRate],
  ])('refunds one of three menus of %s order at each tax rate of its bundle options', async (_, age) => {
    const { id, store } = await cartAt(shop, { slot: { day, time: '12:30' } })
    const selected_options = await menuOptions(store)
    await fill(id, { sku: 'NR-MEN-COM', quantity: 3, selected_options }, store)
    await checkOutPickup(shop, id, { store })
    const { number, token } = await paid(id, store)
    await age(number)
    const flags = new Map([['items', 'NR-MEN-COM:1']])
    await ordersCommand(shop.api.app, ['refund', number], flags)
    await ordersCommand(shop.api.app, ['refund', number], new Map())
    const { invoices, credit_memos: credits } = await documentsOf(token)
    const figures = ({ total }: DocumentFile) => [
      total.grand_total.value,
      ...total.taxes.map(({ rate, amount }) => `${rate}: ${amount.value}`),
    ]
    // A menu is 14.50 at 10 % and 7.90 at 5.5 %; three hold 3.95 of 43.50 and 1.24 of 23.70.
    expect(invoices.map(figures)).toEqual([[67.2, '10: 3.95', '5.5: 1.24']])
    expect(credits.map(figures)).toEqual([
      [22.4, '10: 1.32', '5.5: 0.41'],
      [44.8, '10: 2.63', '5.5: 0.83'],
    ])
    const text = textOf(credits[0])
    expect(text).toContain('TVA 10 %\n13,18 €\n1,32 €')
    expect(text).toContain('TVA 5,5 %\n7,49 €\n0,41 €')
    expect(text).toContain('10 %\n5,5 %')
    expect((await orderRow(shop, number)).status).toBe('closed')
  })
})
