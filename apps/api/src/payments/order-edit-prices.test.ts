import type { OrderProductOption } from '@comptoir/contract/generated/admin'
import type { Permission } from '@comptoir/rules/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { asStaff } from '../../test/admin.ts'
import { stockOf } from '../../test/checkout.ts'
import { orderEdits, other, sku } from '../../test/order-edits.ts'

const edits = orderEdits()
const { provider, paid, read, preview, edit, later, failures } = edits
/** A product with variants, and a bundle. */
const configurable = 'VSQ-S1'
const bundle = 'VSQ-COFFRET'

describe('Products with options', () => {
  let view: string
  beforeAll(async () => {
    const store = edits.shop.api.app.stores.all.find(
      ({ website, language }) => website.code === 'fontaines' && language === 'fr',
    )
    view = String(store?.id)
    await edits.shop.sql`update stock_item set quantity = 1000, is_in_stock = true where manage_stock`
    await edits.shop.api.app.catalogue.refresh()
  })

  /** The uids of the first value of all that has to be chosen. */
  async function chosen(of: string): Promise<string[]> {
    const { data } = await edits.owner.send<{ orderProductOptions: OrderProductOption[] }>(
      `query ($view: ID!, $sku: String!) { orderProductOptions(storeViewId: $view, sku: $sku) {
        uid title kind isRequired values { uid label isDefault } } }`,
      { view, sku: of },
    )
    return data.orderProductOptions
      .filter(({ isRequired, kind }) => isRequired && kind !== 'TEXT')
      .flatMap(({ values }) => values.slice(0, 1).map(({ uid }) => uid))
  }

  it.each([configurable, bundle])(
    '%s is added with what is chosen of it, and taken away again',
    async (added) => {
      const { number, total } = await paid(1)
      const before = await read(number)
      const without = await preview(before.id, { added: [{ sku: added, quantity: 2 }] })
      expect(without.errors?.[0]?.extensions.problems?.[0]?.field).toBe('added.0.sku')
      const input = { added: [{ sku: added, quantity: 2, selectedOptions: await chosen(added) }] }
      const shown = (await preview(before.id, input)).data.orderEditPreview
      const line = shown.lines.find(({ id }) => id === null)
      expect(line?.options).not.toEqual([])
      expect(shown.problems).toEqual([])
      const rest = shown.after.total.amount - total
      expect(shown.invoice?.amount).toBe(rest)
      const stock = async () =>
        await edits.shop.sql`
        select product_id, quantity from stock_item where manage_stock order by product_id`
      const stored = await stock()
      expect((await edit(before, input)).errors).toBeUndefined()
      await later()
      expect(await failures()).toEqual([])
      const after = await read(number)
      expect(after.totals.total.amount).toBe(total + rest)
      expect(await stock()).not.toEqual(stored)
      const newLine = after.lines.at(-1)
      await edit(after, { lines: [{ lineId: newLine?.id, quantity: 0 }] })
      await later()
      expect(await stock()).toEqual(stored)
      const again = await read(number)
      expect(again.lines).toEqual(before.lines)
      expect(again.totals.total.amount).toBe(total)
    },
  )
})

describe('Another price', () => {
  it('of a line is a credit note and an invoice; the agreed one restores all', async () => {
    const { number, total } = await paid(3)
    const stock = await stockOf(edits.shop, sku)
    const before = await read(number)
    const lineId = before.lines[0]?.id
    const input = { lines: [{ lineId, quantity: 3, unitPrice: 8000, priceReason: 'Éclat' }] }
    const shown = (await preview(before.id, input)).data.orderEditPreview
    expect(shown).toMatchObject({
      lines: [{ unitPrice: { amount: 8000 }, rowAfter: { amount: 24_000 } }],
      after: { total: { amount: total - 3000 } },
      toRefund: { amount: 3000 },
      creditNote: { amount: 27_000 },
      invoice: { amount: 24_000 },
      problems: [],
    })
    expect((await edit(before, input)).errors).toBeUndefined()
    await later()
    expect(await failures()).toEqual([])
    const after = await read(number)
    expect(after).toMatchObject({
      lines: [{ quantity: 3, rowTotal: { amount: 24_000 } }],
      totals: { total: { amount: total - 3000 } },
    })
    expect(provider.refunded(number)).toBe(3000)
    expect(after.timeline.find(({ code }) => code === 'order.edit_lines')?.values).toMatchObject({
      before: { lines: [expect.stringContaining('90.00')] },
      after: { lines: [expect.stringContaining('80.00')], priceReason: `${sku}: Éclat` },
    })
    // Fewer units keep the price.
    await edit(after, { lines: [{ lineId, quantity: 2 }] })
    await later()
    const fewer = await read(number)
    expect(fewer.lines).toMatchObject([{ quantity: 2, rowTotal: { amount: 16_000 } }])
    await edit(fewer, { lines: [{ lineId, quantity: 3, unitPrice: 9000, priceReason: 'Sans éclat' }] })
    await later()
    expect(await failures()).toEqual([])
    const again = await read(number)
    expect(again.lines).toEqual(before.lines)
    expect(again.totals.total.amount).toBe(total)
    expect(await stockOf(edits.shop, sku)).toBe(stock)
  })

  it('of an added product is charged', async () => {
    const { number, total } = await paid(1)
    const before = await read(number)
    const added = [{ sku: other, quantity: 6, unitPrice: 100, priceReason: 'Geste' }]
    const shown = (await preview(before.id, { added })).data.orderEditPreview
    expect(shown).toMatchObject({ toPay: { amount: 600 }, invoice: { amount: 600 }, creditNote: null })
    expect((await edit(before, { added })).errors).toBeUndefined()
    await later()
    expect((await read(number)).totals.total.amount).toBe(total + 600)
  })

  it('needs a reason, an amount that can be, and the permission', async () => {
    const { number } = await paid(1)
    const order = await read(number)
    const lineId = order.lines[0]?.id
    for (const [price, reason, field] of [
      [100, '', 'lines.0.priceReason'],
      [-1, 'Geste', 'lines.0.unitPrice'],
    ] as const) {
      const { errors } = await edit(order, {
        lines: [{ lineId, quantity: 1, unitPrice: price, priceReason: reason }],
      })
      expect(errors?.[0]?.extensions.problems?.[0]?.field).toBe(field)
    }
    const allowed = new Set<Permission>(['orders.view', 'orders.edit', 'orders.refund'])
    const clerk = asStaff(edits.shop, { permissions: allowed })
    const { errors } = await edit(
      order,
      { added: [{ sku: other, quantity: 6, unitPrice: 1, priceReason: 'x' }] },
      clerk,
    )
    expect(errors?.[0]?.extensions).toMatchObject({ permission: 'prices.edit' })
  })
})
