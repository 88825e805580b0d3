import type { OrderEditPreview } from '@comptoir/contract/generated/admin'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asStaff, newKey, runActions, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import {
  notificationFields,
  notify,
  orderRow,
  place,
  readyCart,
  setStock,
  stockOf,
} from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { PaymentProviderServer } from '../../test/payment-provider.ts'
import { runPaymentOperations } from './run-operations.ts'

const sku = 'VSQ-CLAIR'
/** What is added to orders. */
const other = 'VSQ-GOB25'
const provider = new PaymentProviderServer()
const start = new Date('2026-11-24T09:00:00Z')
let now = start
let shop: TestApi
let owner: TestStaff

beforeAll(async () => {
  await provider.open()
  shop = await createTestApi({ now: () => now, settings: provider.settings })
  owner = asStaff(shop)
  await setStock(shop, sku, 1000)
  await setStock(shop, other, 1000)
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})
beforeEach(() => {
  now = start
})

let last = 0
async function unpaid(quantity: number, payment?: string): Promise<{ number: string; token: string }> {
  const id = await readyCart(shop, { sku, quantity }, payment === undefined ? {} : { payment })
  const number = (await place(shop, id)).order?.order_number ?? ''
  const [row] = await shop.sql<[{ token: string }]>`select token from sales_order where number = ${number}`
  return { number, token: row.token }
}

async function pay(number: string, amount: number): Promise<void> {
  const { uuid } = provider.pay(number, amount)
  const id = `e${String(++last).padStart(5, '0')}`
  const changes = { vads_trans_id: id, vads_trans_uuid: uuid, vads_trans_status: 'CAPTURED' }
  await notify(shop, notificationFields(number, amount, changes))
}

async function paid(quantity: number): Promise<{ number: string; token: string; total: number }> {
  const order = await unpaid(quantity)
  const { grandTotal: total } = await orderRow(shop, order.number)
  await pay(order.number, total)
  return { ...order, total }
}

type Line = { id: string; sku: string; quantity: number; rowTotal: { amount: number } }
type Read = {
  order: {
    id: string
    version: string
    status: string
    lines: Line[]
    totals: { total: { amount: number }; credited: { amount: number } }
    documents: { kind: string; number: string; total: { amount: number } }[]
    timeline: { kind: string; code: string; actor: string | null; values: Record<string, unknown> }[]
    actions: { editLines: boolean; ship: boolean }
  }
}
const read = async (number: string) => {
  const { data, errors } = await owner.send<Read>(
    `query ($number: String!) { order(number: $number) {
      id version status lines { id sku quantity rowTotal { amount } } totals { total { amount } credited { amount } }
      documents { kind number total { amount } } timeline { kind code actor values } actions { editLines ship }
    } }`,
    { number },
  )
  expect(errors).toBeUndefined()
  return data.order
}

const preview = async (id: string, edit: object, as = owner) =>
  await as.send<{ orderEditPreview: OrderEditPreview }>(
    `query ($id: ID!, $edit: OrderEditInput!) { orderEditPreview(id: $id, edit: $edit) {
      lines { id sku quantityBefore quantityAfter least isLocked rowAfter { amount } }
      before { total { amount } } after { subtotal { amount } discount { amount } tax { amount } total { amount } }
      toPay { amount } toRefund { amount } byHand { amount } creditNote { amount } invoice { amount } isPaidOnline problems
    } }`,
    { id, edit },
  )

type Edited = { editOrder: { action: { id: string } } | null }
const edit = async ({ id, version }: { id: string; version: string }, input: object, as: TestStaff = owner) =>
  await as.send<Edited>(
    `mutation ($key: ID!, $id: ID!, $version: String!, $edit: OrderEditInput!) {
      editOrder(idempotencyKey: $key, id: $id, version: $version, edit: $edit) { action { id } }
    }`,
    { key: newKey(), id, version, edit: input },
  )

const later = async () => {
  now = new Date(now.getTime() + 31_000)
  await runActions(shop)
  await runPaymentOperations(shop.api.app)
}

const failures = async () =>
  await shop.sql<
    { error: string }[]
  >`select error from pending_action where state = 'failed' and kind = 'order.edit'`

/** Quantities and total as shoppers' clients read them. */
async function asShopper(token: string) {
  const { data } = await shop.send<{
    guestOrderByToken: {
      total: { grand_total: { value: number }; subtotal_incl_tax: { value: number } }
      items: {
        product_sku: string
        quantity_ordered: number
        prices: { row_total_including_tax: { value: number } }
      }[]
      invoices: { total: { grand_total: { value: number } }; items: { quantity_invoiced: number }[] }[]
      credit_memos: { items: { product_sku: string; quantity_refunded: number }[] }[]
    }
  }>(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      total { grand_total { value } subtotal_incl_tax { value } }
      items { product_sku quantity_ordered prices { row_total_including_tax { value } } }
      invoices { total { grand_total { value } } items { quantity_invoiced } }
      credit_memos { items { product_sku quantity_refunded } }
    } }`,
    { token },
  )
  return data.guestOrderByToken
}

describe('Fewer units of a paid order', () => {
  it('are shown before, then give back money and stock with a credit note; undone, all is as it was', async () => {
    const { number, token, total } = await paid(3)
    const stock = await stockOf(shop, sku)
    const before = await read(number)
    const line = before.lines[0]
    const fewer = { lines: [{ lineId: line?.id, quantity: 2 }] }
    const shown = (await preview(before.id, fewer)).data.orderEditPreview
    expect(shown).toMatchObject({
      before: { total: { amount: total } },
      after: { total: { amount: total - 9000 } },
      toPay: { amount: 0 },
      toRefund: { amount: 9000 },
      byHand: { amount: 0 },
      creditNote: { amount: 9000 },
      invoice: null,
      problems: [],
    })
    expect((await read(number)).totals.total.amount).toBe(total)

    const { errors } = await edit(before, {
      ...fewer,
      expectedTotal: { amount: total - 9000, currency: 'EUR' },
    })
    expect(errors).toBeUndefined()
    expect((await read(number)).totals.total.amount).toBe(total)
    await later()
    const after = await read(number)
    expect(after).toMatchObject({
      lines: [{ quantity: 2, rowTotal: { amount: 18_000 } }],
      totals: { total: { amount: total - 9000 }, credited: { amount: 0 } },
      documents: [{ kind: 'INVOICE' }, { kind: 'CREDIT_NOTE', total: { amount: 9000 } }],
    })
    expect(await stockOf(shop, sku)).toBe(stock + 1)
    expect(provider.refunded(number)).toBe(9000)
    expect(after.timeline.find(({ code }) => code === 'order.edit_lines')).toMatchObject({
      kind: 'CHANGE',
      actor: 'Léa Bonnet',
      values: {
        before: { total, lines: [expect.stringContaining(`3 × `)] },
        after: { total: total - 9000, lines: [expect.stringContaining(`2 × `)] },
      },
    })
    expect(await asShopper(token)).toMatchObject({
      total: { grand_total: { value: (total - 9000) / 100 }, subtotal_incl_tax: { value: 180 } },
      items: [{ product_sku: sku, quantity_ordered: 2, prices: { row_total_including_tax: { value: 180 } } }],
      credit_memos: [{ items: [{ product_sku: sku, quantity_refunded: 1 }] }],
    })
    const mails = await outbox(shop, 'guest@example.com')
    const mail = mails.find(({ kind, subject }) => kind === 'order_edited' && subject.includes(number))
    expect(mail?.plain).toContain('90,00')
    expect(mail?.plain).toContain('2 × ')

    await edit(after, { lines: [{ lineId: line?.id, quantity: 3 }] })
    await later()
    const again = await read(number)
    expect(again.lines).toEqual(before.lines)
    expect(again.totals.total.amount).toBe(total)
    expect(again.documents.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE'])
    expect(await stockOf(shop, sku)).toBe(stock)
  })

  it('leave nothing but what was done when the edit is taken back', async () => {
    const { number, total } = await paid(2)
    const before = await read(number)
    const { data } = await edit(before, { lines: [{ lineId: before.lines[0]?.id, quantity: 1 }] })
    await owner.send(
      'mutation ($id: ID!, $key: ID!) { withdrawAction(idempotencyKey: $key, id: $id) { action { id } } }',
      {
        id: data.editOrder?.action.id,
        key: newKey(),
      },
    )
    await later()
    expect(await read(number)).toMatchObject({ lines: before.lines, totals: { total: { amount: total } } })
    expect(provider.refunded(number)).toBe(0)
  })

  it('can be refunded later as the rest of the order', async () => {
    const { number, total } = await paid(3)
    const before = await read(number)
    await edit(before, { lines: [{ lineId: before.lines[0]?.id, quantity: 2 }] })
    await later()
    const { data } = await owner.send<{ refundPreview: { total: { amount: number }; isWhole: boolean } }>(
      'query ($number: String!) { refundPreview(number: $number, refund: {}) { total { amount } isWhole } }',
      { number },
    )
    expect(data.refundPreview).toEqual({ total: { amount: total - 9000 }, isWhole: true })
  })
})

describe('More units and products', () => {
  it('leave a rest, which the customer pays with the mailed link', async () => {
    const { number, token, total } = await paid(1)
    const stock = { sku: await stockOf(shop, sku), other: await stockOf(shop, other) }
    const before = await read(number)
    const input = {
      lines: [{ lineId: before.lines[0]?.id, quantity: 2 }],
      added: [{ sku: other, quantity: 6 }],
      sendsPaymentLink: true,
      message: 'Comme convenu au téléphone.',
    }
    const shown = (await preview(before.id, input)).data.orderEditPreview
    const rest = shown.after.total.amount - total
    expect(rest).toBeGreaterThan(9000)
    expect(shown).toMatchObject({
      toPay: { amount: rest },
      invoice: { amount: rest },
      creditNote: null,
      isPaidOnline: true,
    })
    const { errors } = await edit(before, input)
    expect(errors).toBeUndefined()
    await later()
    expect(await failures()).toEqual([])
    expect(await read(number)).toMatchObject({
      lines: [
        { sku, quantity: 2 },
        { sku: other, quantity: 6 },
      ],
      totals: { total: { amount: total + rest } },
      documents: [
        { kind: 'INVOICE', total: { amount: total } },
        { kind: 'INVOICE', total: { amount: rest } },
      ],
    })
    expect(await stockOf(shop, sku)).toBe(stock.sku - 1)
    expect(await stockOf(shop, other)).toBe(stock.other - 6)
    const mails = await outbox(shop, 'guest@example.com')
    const mail = mails.find(({ kind, subject }) => kind === 'order_edited' && subject.includes(number))
    expect(mail?.plain).toContain(`/commander/paiement?commande=${number}&cle=${token}`)
    expect(mail?.plain).toContain('Comme convenu au téléphone.')

    const due = async () => {
      const { data } = await owner.send<{ orderMoney: { due: { amount: number } } }>(
        'query ($number: String!) { orderMoney(number: $number) { due { amount } } }',
        { number },
      )
      return data.orderMoney.due.amount
    }
    expect(await due()).toBe(rest)
    const { data } = await shop.send<{ payzenRedirect: { fields: { name: string; value: string }[] } }>(
      `mutation ($token: String!) {
        payzenRedirect(order_number: $token, return_url: "http://localhost:3000/fr") { fields { name value } } }`,
      { token },
    )
    const amount = data.payzenRedirect.fields.find(({ name }) => name === 'vads_amount')
    expect(amount?.value).toBe(String(rest))
    await pay(number, rest)
    expect(await due()).toBe(0)
    const issues =
      await shop.sql`select from payment_issue i join sales_order o on o.id = i.order_id where o.number = ${number}`
    expect(issues).toHaveLength(0)
  })

  it('are refused without enough stock, before and when they are due', async () => {
    const { number } = await paid(1)
    await setStock(shop, sku, 3)
    const before = await read(number)
    const five = { lines: [{ lineId: before.lines[0]?.id, quantity: 5 }] }
    expect((await preview(before.id, five)).data.orderEditPreview.problems).toEqual([
      expect.stringContaining(sku),
    ])
    expect((await edit(before, five)).errors?.[0]?.message).toContain(sku)
    expect(
      (await edit(before, { lines: [{ lineId: before.lines[0]?.id, quantity: 4 }] })).errors,
    ).toBeUndefined()
    await setStock(shop, sku, 2)
    await later()
    expect((await failures()).at(-1)?.error).toContain(sku)
    expect(await stockOf(shop, sku)).toBe(2)
    expect((await read(number)).lines[0]?.quantity).toBe(1)
    await setStock(shop, sku, 1000)
  })
})

it('An unpaid order changes without documents, and is paid at its new total', async () => {
  const { number } = await unpaid(3)
  const { grandTotal: total } = await orderRow(shop, number)
  const before = await read(number)
  await edit(before, {
    lines: [{ lineId: before.lines[0]?.id, quantity: 1 }],
    added: [{ sku: other, quantity: 6 }],
  })
  await later()
  const after = await read(number)
  expect(after.documents).toEqual([])
  expect(after.totals.total.amount).not.toBe(total)
  await pay(number, after.totals.total.amount)
  const now2 = await read(number)
  expect(now2.status).toBe('processing')
  expect(now2.documents).toEqual([expect.objectContaining({ total: after.totals.total })])
})

it('A line is removed and restored at the price that was agreed', async () => {
  const { number } = await paid(2)
  const before = await read(number)
  await edit(before, {
    lines: [{ lineId: before.lines[0]?.id, quantity: 0 }],
    added: [{ sku: other, quantity: 6 }],
  })
  await later()
  const after = await read(number)
  expect(after.lines.map((one) => one.sku)).toEqual([other])
  expect(after.documents.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE'])
  await edit(after, { lines: [{ lineId: before.lines[0]?.id, quantity: 2 }] })
  await later()
  expect((await read(number)).lines[0]).toEqual(before.lines[0])
})

describe('What is shipped', () => {
  const ship = async ({ id, version }: { id: string; version: string }, lineId: string | undefined) =>
    await owner.send(
      `mutation ($key: ID!, $id: ID!, $version: String!, $shipment: ShipmentInput!) {
        shipOrder(idempotencyKey: $key, id: $id, version: $version, shipment: $shipment) { order { id } } }`,
      { key: newKey(), id, version, shipment: { lines: [{ lineId, quantity: 2 }] } },
    )

  it('stays; taking the rest away completes the order', async () => {
    const { number } = await paid(3)
    const before = await read(number)
    const lineId = before.lines[0]?.id
    await ship(before, lineId)
    await later()
    const shipped = await read(number)
    const { errors } = await edit(shipped, { lines: [{ lineId, quantity: 1 }] })
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: 'lines.0.quantity', message: 'Shipped already: at least 2.' },
    ])
    await edit(shipped, { lines: [{ lineId, quantity: 2 }] })
    await later()
    expect(await read(number)).toMatchObject({ status: 'complete', actions: { editLines: false } })
  })

  it('and an edit wait for each other', async () => {
    const { number } = await paid(3)
    const before = await read(number)
    const lineId = before.lines[0]?.id
    await ship(before, lineId)
    const refused = await edit(await read(number), { lines: [{ lineId, quantity: 2 }] })
    expect(refused.errors?.[0]?.message).toContain('happens in a moment')
    await later()
    await edit(await read(number), { lines: [{ lineId, quantity: 2 }] })
    const { errors } = await ship(await read(number), lineId)
    expect(errors?.[0]?.message).toContain('happens in a moment')
  })
})

it('Of two people who edit the same order one is told of the other', async () => {
  const { number } = await paid(3)
  const before = await read(number)
  const lineId = before.lines[0]?.id
  const colleague = asStaff(shop, { staffId: 2, name: 'Hugo' })
  expect((await edit(before, { lines: [{ lineId, quantity: 2 }] })).errors).toBeUndefined()
  const waiting = await edit(before, { lines: [{ lineId, quantity: 1 }] }, colleague)
  expect(waiting.errors?.[0]?.message).toContain('happens in a moment')
  await later()
  const stale = await edit(before, { lines: [{ lineId, quantity: 1 }] }, colleague)
  expect(stale.errors?.[0]?.extensions).toMatchObject({
    category: 'conflict',
    conflicts: [{ field: 'lines', by: 'Léa Bonnet' }],
  })
})

describe('An edit is refused', () => {
  it.each([
    [{ lines: [] }, 'Nothing has changed.'],
    [{ added: [{ sku: 'NO-SUCH', quantity: 1 }] }, 'NO-SUCH'],
  ])('for %j', async (input, text) => {
    const { number } = await paid(1)
    const { errors } = await edit(await read(number), input)
    expect(errors?.[0]?.extensions.problems?.[0]?.message).toContain(text)
  })

  it('when nothing would be left, and for a number of units that is none', async () => {
    const { number } = await paid(1)
    const order = await read(number)
    for (const quantity of [0, -1]) {
      const { errors } = await edit(order, { lines: [{ lineId: order.lines[0]?.id, quantity }] })
      expect(errors?.[0]?.extensions.problems?.[0]?.field).toBe('lines.0.quantity')
    }
  })

  it('when it would cost something else than the person saw', async () => {
    const { number } = await paid(2)
    const order = await read(number)
    const { errors } = await edit(order, {
      lines: [{ lineId: order.lines[0]?.id, quantity: 1 }],
      expectedTotal: { amount: 1, currency: 'EUR' },
    })
    expect(errors?.[0]?.message).toContain('price has changed')
  })

  it('where it gives money back and the person may not refund', async () => {
    const { number } = await paid(2)
    const order = await read(number)
    const clerk = asStaff(shop, { permissions: new Set(['orders.view', 'orders.edit']) })
    const { errors } = await edit(order, { lines: [{ lineId: order.lines[0]?.id, quantity: 1 }] }, clerk)
    expect(errors?.[0]?.message).toContain('gives money back')
    expect(
      (await edit(order, { lines: [{ lineId: order.lines[0]?.id, quantity: 3 }] }, clerk)).errors,
    ).toBeUndefined()
  })

  it('for a shipped order', async () => {
    const { number } = await paid(1)
    await shop.sql`update sales_order set status = 'complete' where number = ${number}`
    const order = await read(number)
    const { errors } = await edit(order, { lines: [{ lineId: order.lines[0]?.id, quantity: 2 }] })
    expect(errors).toHaveLength(1)
  })
})
