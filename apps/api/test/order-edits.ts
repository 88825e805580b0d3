import type { OrderEditPreview } from '@comptoir/contract/generated/admin'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { asStaff, newKey, runActions, type TestStaff } from './admin.ts'
import { createTestApi, type TestApi } from './api.ts'
import { notificationFields, notify, orderRow, place, readyCart, setStock } from './checkout.ts'
import { PaymentProviderServer } from './payment-provider.ts'
import { runPaymentOperations } from '../src/payments/run-operations.ts'

/** What tests order. */
export const sku = 'VSQ-CLAIR'
/** What is added to orders. */
export const other = 'VSQ-GOB25'
const start = new Date('2026-11-24T09:00:00Z')

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
type Edited = { editOrder: { action: { id: string } } | null }
/** A shop with paid orders, what staff do with their lines, and how it shows; its hooks are those of the file that calls it. */
export function orderEdits() {
  const provider = new PaymentProviderServer()
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

  async function pay(number: string, amount: number, result: Record<string, string> = {}): Promise<void> {
    const { uuid } = provider.pay(number, amount)
    const id = `e${String(++last).padStart(5, '0')}`
    const changes = { vads_trans_id: id, vads_trans_uuid: uuid, vads_trans_status: 'CAPTURED', ...result }
    await notify(shop, notificationFields(number, amount, changes))
  }

  async function paid(quantity: number): Promise<{ number: string; token: string; total: number }> {
    const order = await unpaid(quantity)
    const { grandTotal: total } = await orderRow(shop, order.number)
    await pay(order.number, total)
    return { ...order, total }
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
        lines { id sku options unitPrice { amount } quantityBefore quantityAfter least isLocked rowAfter { amount } }
        before { total { amount } } after { subtotal { amount } discount { amount } tax { amount } total { amount } }
        toPay { amount } toRefund { amount } byHand { amount } creditNote { amount } invoice { amount } isPaidOnline problems
      } }`,
      { id, edit },
    )

  const edit = async (
    { id, version }: { id: string; version: string },
    input: object,
    as: TestStaff = owner,
  ) =>
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

  return {
    get shop() {
      return shop
    },
    get owner() {
      return owner
    },
    provider,
    unpaid,
    paid,
    pay,
    read,
    preview,
    edit,
    later,
    failures,
    asShopper,
  }
}
