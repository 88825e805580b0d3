import { describe, expect, it } from 'vitest'
import { asStaff, newKey } from '../../test/admin.ts'
import { orderEdits } from '../../test/order-edits.ts'

const edits = orderEdits()
const { paid, read, edit, later } = edits

describe('What is shipped', () => {
  const ship = async ({ id, version }: { id: string; version: string }, lineId: string | undefined) =>
    await edits.owner.send(
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
      { field: 'lines.0.quantity', message: 'Already shipped: at least 2.' },
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
    expect(refused.errors?.[0]?.message).toContain('goes out in a moment')
    await later()
    await edit(await read(number), { lines: [{ lineId, quantity: 2 }] })
    const { errors } = await ship(await read(number), lineId)
    expect(errors?.[0]?.message).toContain('goes out in a moment')
  })
})

it('Of two people who edit the same order one is told of the other', async () => {
  const { number } = await paid(3)
  const before = await read(number)
  const lineId = before.lines[0]?.id
  const colleague = asStaff(edits.shop, { staffId: 2, name: 'Hugo' })
  expect((await edit(before, { lines: [{ lineId, quantity: 2 }] })).errors).toBeUndefined()
  const waiting = await edit(before, { lines: [{ lineId, quantity: 1 }] }, colleague)
  expect(waiting.errors?.[0]?.message).toContain('goes out in a moment')
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
    const clerk = asStaff(edits.shop, { permissions: new Set(['orders.view', 'orders.edit']) })
    const { errors } = await edit(order, { lines: [{ lineId: order.lines[0]?.id, quantity: 1 }] }, clerk)
    expect(errors?.[0]?.message).toContain('gives money back')
    expect(
      (await edit(order, { lines: [{ lineId: order.lines[0]?.id, quantity: 3 }] }, clerk)).errors,
    ).toBeUndefined()
  })

  it('for a shipped order', async () => {
    const { number } = await paid(1)
    await edits.shop.sql`update sales_order set status = 'complete' where number = ${number}`
    const order = await read(number)
    const { errors } = await edit(order, { lines: [{ lineId: order.lines[0]?.id, quantity: 2 }] })
    expect(errors).toHaveLength(1)
  })
})
