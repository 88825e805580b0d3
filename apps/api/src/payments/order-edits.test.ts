import { describe, expect, it } from 'vitest'
import { newKey } from '../../test/admin.ts'
import { orderRow, setStock, stockOf } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { orderEdits, other, sku } from '../../test/order-edits.ts'

const edits = orderEdits()
const { provider, unpaid, paid, pay, read, preview, edit, later, failures, asShopper } = edits

describe('Fewer units of a paid order', () => {
  it('are shown before, then give back money and stock with a credit note; undone, all is as it was', async () => {
    const { number, token, total } = await paid(3)
    const stock = await stockOf(edits.shop, sku)
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
    expect(await stockOf(edits.shop, sku)).toBe(stock + 1)
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
    const mails = await outbox(edits.shop, 'guest@example.com')
    const mail = mails.find(({ kind, subject }) => kind === 'order_edited' && subject.includes(number))
    expect(mail?.plain).toContain('90,00')
    expect(mail?.plain).toContain('2 × ')

    await edit(after, { lines: [{ lineId: line?.id, quantity: 3 }] })
    await later()
    const again = await read(number)
    expect(again.lines).toEqual(before.lines)
    expect(again.totals.total.amount).toBe(total)
    expect(again.documents.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'INVOICE'])
    expect(await stockOf(edits.shop, sku)).toBe(stock)
  })

  it('leave nothing but what was done when the edit is taken back', async () => {
    const { number, total } = await paid(2)
    const before = await read(number)
    const { data } = await edit(before, { lines: [{ lineId: before.lines[0]?.id, quantity: 1 }] })
    await edits.owner.send(
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
    const { data } = await edits.owner.send<{
      refundPreview: { total: { amount: number }; isWhole: boolean }
    }>(
      'query ($number: String!) { refundPreview(number: $number, refund: {}) { total { amount } isWhole } }',
      { number },
    )
    expect(data.refundPreview).toEqual({ total: { amount: total - 9000 }, isWhole: true })
  })
})

describe('More units and products', () => {
  it('leave a rest, which the customer pays with the mailed link', async () => {
    const { number, token, total } = await paid(1)
    const stock = { sku: await stockOf(edits.shop, sku), other: await stockOf(edits.shop, other) }
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
    expect(await stockOf(edits.shop, sku)).toBe(stock.sku - 1)
    expect(await stockOf(edits.shop, other)).toBe(stock.other - 6)
    const mails = await outbox(edits.shop, 'guest@example.com')
    const mail = mails.find(({ kind, subject }) => kind === 'order_edited' && subject.includes(number))
    expect(mail?.plain).toContain(`/commander/paiement?order=${number}&key=${token}`)
    expect(mail?.plain).toContain('Comme convenu au téléphone.')

    const due = async () => {
      const { data } = await edits.owner.send<{ orderMoney: { due: { amount: number } } }>(
        'query ($number: String!) { orderMoney(number: $number) { due { amount } } }',
        { number },
      )
      return data.orderMoney.due.amount
    }
    expect(await due()).toBe(rest)
    const { data } = await edits.shop.send<{ payzenRedirect: { fields: { name: string; value: string }[] } }>(
      `mutation ($token: String!) {
        payzenRedirect(order_number: $token, return_url: "http://localhost:3000/fr") { fields { name value } } }`,
      { token },
    )
    const amount = data.payzenRedirect.fields.find(({ name }) => name === 'vads_amount')
    expect(amount?.value).toBe(String(rest))
    // The result is that of the rest, not that of the first payment.
    const result = async () => {
      const { data: found } = await edits.shop.send<{ paymentResult: object }>(
        'query ($token: String!) { paymentResult(order_number: $token) { state reason is_payable cart_id } }',
        { token },
      )
      return found.paymentResult
    }
    const retry = { is_payable: true, cart_id: null }
    expect(await result()).toEqual({ ...retry, state: 'waiting', reason: null })
    await pay(number, rest, { vads_trans_status: 'ABANDONED', vads_result: '17' })
    expect(await result()).toEqual({ ...retry, state: 'cancelled', reason: 'cancelled' })
    await pay(number, rest, { vads_trans_status: 'REFUSED', vads_auth_result: '51' })
    expect(await result()).toEqual({ ...retry, state: 'refused', reason: 'funds' })
    expect(await due()).toBe(rest)
    await pay(number, rest)
    expect(await due()).toBe(0)
    expect(await result()).toMatchObject({ state: 'paid', is_payable: false })
    const issues = await edits.shop
      .sql`select from payment_issue i join sales_order o on o.id = i.order_id where o.number = ${number}`
    expect(issues).toHaveLength(0)
  })

  it('are refused without enough stock, before and when they are due', async () => {
    const { number } = await paid(1)
    await setStock(edits.shop, sku, 3)
    const before = await read(number)
    const five = { lines: [{ lineId: before.lines[0]?.id, quantity: 5 }] }
    expect((await preview(before.id, five)).data.orderEditPreview.problems).toEqual([
      expect.stringContaining(sku),
    ])
    expect((await edit(before, five)).errors?.[0]?.message).toContain(sku)
    expect(
      (await edit(before, { lines: [{ lineId: before.lines[0]?.id, quantity: 4 }] })).errors,
    ).toBeUndefined()
    await setStock(edits.shop, sku, 2)
    await later()
    expect((await failures()).at(-1)?.error).toContain(sku)
    expect(await stockOf(edits.shop, sku)).toBe(2)
    expect((await read(number)).lines[0]?.quantity).toBe(1)
    await setStock(edits.shop, sku, 1000)
  })
})

it('An unpaid order changes without documents, and is paid at its new total', async () => {
  const { number } = await unpaid(3)
  const { grandTotal: total } = await orderRow(edits.shop, number)
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
