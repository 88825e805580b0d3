import { addressesIn } from '@comptoir/messages/addresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { notificationFields, notify, orderRow, placed, stockOf } from '../../test/checkout.ts'
import { ledgerProblems, readShelf } from '../../test/ledger.ts'
import { outbox } from '../../test/outbox.ts'
import { ordersCommand } from './index.ts'

const sku = 'VSQ-CLAIR'
const email = 'particulier@example.com'
let shop: TestApi
let as: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T09:00:00Z') })
  as = await shop.signIn(email)
})
afterAll(() => shop.close())

const run = (command: string) => {
  const words = command.split(' ')
  const flags = new Map<string, string>()
  const plain: string[] = []
  while (words.length > 0) {
    const word = words.shift() ?? ''
    if (word.startsWith('--')) flags.set(word.slice(2), words.shift() ?? '')
    else plain.push(word)
  }
  return ordersCommand(shop.api.app, plain, flags)
}

let lastTransaction = 0
async function paidOrder(
  quantity: number,
  options: { as?: string; store?: string } = { as },
): Promise<string> {
  const number = await placed(shop, { sku, quantity }, options)
  const { grandTotal } = await orderRow(shop, number)
  const changes = { vads_trans_id: `p${String(++lastTransaction).padStart(5, '0')}` }
  await notify(shop, notificationFields(number, grandTotal, changes))
  return number
}

type Documents = {
  customer: {
    orders: {
      items: {
        status_code: string
        invoices: {
          number: string
          items: { quantity_invoiced: number; order_item: { product_sku: string } }[]
          total: { grand_total: { value: number }; total_tax: { value: number } }
          pdf: { file_name: string; content: string }
        }[]
        credit_memos: {
          number: string
          total: { grand_total: { value: number } }
          pdf: { file_name: string }
        }[]
        shipments: {
          number: string
          items: { quantity_shipped: number }[]
          tracking: { number: string; carrier: string }[]
        }[]
        items: { quantity_shipped: number; quantity_refunded: number; quantity_invoiced: number }[]
      }[]
    }
  }
}

async function documentsOf(number: string) {
  const { data, errors } = await shop.send<Documents>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
      status_code
      invoices { number items { quantity_invoiced order_item { product_sku } }
        total { grand_total { value } total_tax { value } } pdf { file_name content } }
      credit_memos { number total { grand_total { value } } pdf { file_name } }
      shipments { number items { quantity_shipped } tracking { number carrier } }
      items { quantity_shipped quantity_refunded quantity_invoiced }
    } } } }`,
    { number },
    { as },
  )
  expect(errors).toBeUndefined()
  const [order] = data.customer.orders.items
  if (!order) throw new Error(`There is no order ${number}.`)
  return order
}

test('Buyers can download the invoice of a paid order', async () => {
  const number = await paidOrder(2)
  const { invoices } = await documentsOf(number)
  expect(invoices).toMatchObject([
    {
      number: expect.stringMatching(/^F2026-\d{6}$/),
      items: [{ quantity_invoiced: 2, order_item: { product_sku: sku } }],
      total: { grand_total: { value: 180 }, total_tax: { value: 30 } },
    },
  ])
  const [invoice] = invoices
  expect(invoice?.pdf.file_name).toBe(`facture-${invoice?.number}.pdf`)
  const file = Buffer.from(invoice?.pdf.content ?? '', 'base64').toString('latin1')
  expect(file.startsWith('%PDF-')).toBe(true)
  expect(file.length).toBeGreaterThan(1500)
})

test('numbers invoices without gaps when orders are paid at once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => paidOrder(1, {})))
  const rows = await shop.sql<{ serial: number }[]>`
    select serial from order_document d join website w on w.id = d.website_id
     where kind = 'invoice' and year = 2026 and w.code = 'fontaines' order by serial`
  expect(rows.map((row) => row.serial)).toEqual(rows.map((_, index) => index + 1))
})

test('ships an order in two parcels with a mail for each; the second completes it', async () => {
  const number = await paidOrder(3)
  await run(`ship ${number} --items ${sku}:1 --tracking 6A1 --carrier Colissimo`)
  expect((await orderRow(shop, number)).status).toBe('processing')
  await run(`ship ${number} --tracking 6A2 --carrier Colissimo`)
  const order = await documentsOf(number)
  expect(order.status_code).toBe('complete')
  expect(order.shipments).toMatchObject([
    { items: [{ quantity_shipped: 1 }], tracking: [{ number: '6A1', carrier: 'Colissimo' }] },
    { items: [{ quantity_shipped: 2 }], tracking: [{ number: '6A2' }] },
  ])
  const mails = (await outbox(shop, email)).filter(({ subject }) => subject.includes(number))
  expect(
    mails.filter(({ kind }) => kind === 'order_shipped').map(({ plain }) => /6A\d/.exec(plain)?.[0]),
  ).toEqual(['6A2', '6A1'])
  await expect(run(`ship ${number}`)).rejects.toThrow('cannot be shipped')
})

test('partial refunds add up to the total, restock on request and close the order', async () => {
  const before = await stockOf(shop, sku)
  const shelf = await readShelf(shop.sql)
  const number = await paidOrder(3)
  await run(`refund ${number} --items ${sku}:1 --restock 1`)
  expect(await stockOf(shop, sku)).toBe(before - 2)
  expect((await orderRow(shop, number)).status).toBe('processing')
  await expect(run(`refund ${number} --items ${sku}:3`)).rejects.toThrow('exceeds what is left to refund')
  await run(`refund ${number}`)
  const { credit_memos: credits, status_code: status } = await documentsOf(number)
  expect(status).toBe('closed')
  const given = credits.reduce((sum, credit) => sum + Math.round(credit.total.grand_total.value * 100), 0)
  expect(given).toBe((await orderRow(shop, number)).grandTotal)
  expect(credits.map((credit) => credit.pdf.file_name)).toEqual(
    credits.map((credit) => `avoir-${credit.number}.pdf`),
  )
  const mails = (await outbox(shop, email)).filter(
    ({ subject, kind }) => kind === 'order_refunded' && subject.includes(number),
  )
  expect(mails.map(({ attachments }) => attachments.length)).toEqual([1, 1])
  // What was given back without coming back is gone.
  const problems = await ledgerProblems(shop.sql, shelf)
  expect(problems).toEqual([])
})

const told = {
  fr: {
    shipped: (number: string) => `Votre commande ${number} est en route`,
    parcel: ['Transporteur\u00a0: Colissimo', 'Numéro de suivi\u00a0: 6A9', 'vient de partir'],
    track: 'Suivre le colis',
    refunded: (number: string) => `Remboursement de la commande ${number}`,
    refund: ['rembourser 90,00\u00a0€ sur', 'L’avoir est joint à ce message'],
    paper: /^avoir-A2026-\d{6}\.pdf$/,
  },
  en: {
    shipped: (number: string) => `Your order ${number} is on its way`,
    parcel: ['Carrier: Colissimo', 'Tracking number: 6A9', 'has just left'],
    track: 'Track parcel',
    refunded: (number: string) => `Refund for order ${number}`,
    refund: ['refunded €90.00 for', 'Your credit note is attached'],
    paper: /^credit-note-A2026-\d{6}\.pdf$/,
  },
  it: {
    shipped: (number: string) => `Il tuo ordine ${number} è in viaggio`,
    parcel: ['Corriere: Colissimo', 'Numero di spedizione: 6A9', 'è appena partito'],
    track: 'Segui il pacco',
    refunded: (number: string) => `Rimborso dell’ordine ${number}`,
    refund: ['rimborsato 90,00\u00a0€ sull’ordine', 'Trovi in allegato la nota di credito'],
    paper: /^nota-di-credito-A2026-\d{6}\.pdf$/,
  },
}

test.each(Object.entries(told))(
  'who ordered is told in their own language of what is sent and of what is given back (%s)',
  async (store, words) => {
    const number = await paidOrder(2, { as, store })
    await run(`ship ${number} --tracking 6A9 --carrier Colissimo --url https://suivi.example.com/6A9`)
    await run(`refund ${number} --items ${sku}:1`)
    const mails = await outbox(shop, email)
    const shipped = mails.find(({ subject }) => subject === words.shipped(number))
    expect(shipped?.kind).toBe('order_shipped')
    for (const text of words.parcel) expect(shipped?.plain).toContain(text)
    expect(shipped?.html).toMatch(
      new RegExp(`href="https://suivi\\.example\\.com/6A9"[^>]*>(?:(?!</a>)[\\s\\S])*${words.track}`),
    )
    const refunded = mails.find(({ subject }) => subject === words.refunded(number))
    expect(refunded?.kind).toBe('order_refunded')
    for (const text of [...words.refund, `(${sku})`]) expect(refunded?.plain).toContain(text)
    expect(refunded?.plain).toContain(`/${store}/${addressesIn(store).orders}/${number}`)
    expect(refunded?.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(words.paper)])
  },
)

test('rejects operations that the order status does not allow', async () => {
  const unpaid = await placed(shop, { sku }, { as })
  await expect(run(`refund ${unpaid}`)).rejects.toThrow('The order (pending_payment) cannot be refunded.')
  await expect(run(`ship ${unpaid}`)).rejects.toThrow('cannot be shipped')
  await expect(run('ship 999999999')).rejects.toThrow('Order not found 999999999')
  await expect(run(`ship ${unpaid} --items nonsense`)).rejects.toThrow(
    '--items must have the form SKU:NUMBER',
  )
  await expect(run('dance')).rejects.toThrow('Use one of')
  const paid = await paidOrder(1)
  await expect(run(`cancel ${paid}`)).rejects.toThrow('refund it')
  await run(`hold ${paid}`)
  await expect(run(`ship ${paid}`)).rejects.toThrow('(holded)')
  await run(`unhold ${paid}`)
  expect((await orderRow(shop, paid)).status).toBe('processing')
})

test('cancels an unpaid order with a reason and restores its stock', async () => {
  const before = await stockOf(shop, sku)
  const number = await placed(shop, { sku }, { as })
  await run(`cancel ${number} --reason rupture`)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'canceled' })
  expect(await stockOf(shop, sku)).toBe(before)
  const [mail] = await outbox(shop, email)
  expect(mail?.plain).toContain('rupture')
})

test('lists orders and shows their history', async () => {
  const number = await paidOrder(1)
  expect(await run('list --status processing')).toContain(number)
  const shown = await run(`show ${number}`)
  expect(shown).toContain('pending_payment → processing')
  expect(shown).toMatch(/invoice F2026-\d{6}/)
})
