import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderMoney, RefundPreview } from '@comptoir/contract/generated/admin'
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
import { demoPassword, sendAdmin, staffToken } from '../../test/staff.ts'
import { runPaymentOperations } from './run-operations.ts'

const sku = 'VSQ-CLAIR'
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
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})
beforeEach(() => {
  now = start
  provider.troubles.length = 0
})

let last = 0
async function order(quantity: number, status = 'CAPTURED', payment?: string) {
  const id = await readyCart(shop, { sku, quantity }, payment === undefined ? {} : { payment })
  const number = (await place(shop, id)).order?.order_number ?? ''
  const { grandTotal: total } = await orderRow(shop, number)
  if (payment) return { number, total, transactionId: '' }
  const { uuid } = provider.pay(number, total, { status })
  const transactionId = `a${String(++last).padStart(5, '0')}`
  const changes = { vads_trans_id: transactionId, vads_trans_uuid: uuid, vads_trans_status: status }
  await notify(shop, notificationFields(number, total, changes))
  return { number, total, transactionId }
}

const moneyFields = `orderId number version total { amount currency } refunded { amount } left { amount } due { amount }
  isPaid isRefundable lines { id quantity refundable unitPrice { amount } }
  payments { id state amount { amount } refunded { amount } isReachable awaitsApproval note }
  operations { id kind state byHand amount { amount } reference detail isRepeated }`

async function moneyOf(number: string, as: TestStaff = owner): Promise<OrderMoney> {
  const { data, errors } = await as.send<{ orderMoney: OrderMoney }>(
    `query ($number: String!) { orderMoney(number: $number) { ${moneyFields} } }`,
    { number },
  )
  expect(errors).toBeUndefined()
  return data.orderMoney
}

type Deferred = { refundOrder: { action: { id: string; summary: unknown; canWithdraw: boolean } } | null }
const refundOrder = async (number: string, refund: object, as: TestStaff = owner) => {
  const { version } = await moneyOf(number)
  return await as.send<Deferred>(
    `mutation ($key: ID!, $number: String!, $version: String!, $refund: RefundInput!) {
      refundOrder(idempotencyKey: $key, number: $number, version: $version, refund: $refund) {
        action { id summary canWithdraw }
      }
    }`,
    { key: newKey(), number, version, refund },
  )
}
const later = async () => {
  now = new Date(now.getTime() + 31_000)
  await runActions(shop)
  await runPaymentOperations(shop.api.app)
}
const refundMails = async (number: string) =>
  (await outbox(shop, 'guest@example.com')).filter(
    ({ kind, subject }) => kind === 'order_refunded' && subject.includes(number),
  )

describe('A refund by staff', () => {
  test('is shown to the cent before, waits 30 seconds, and moves money, stock and documents as shown', async () => {
    const { number, total } = await order(3)
    const stock = await stockOf(shop, sku)
    const before = await moneyOf(number)
    const lineId = before.lines[0]?.id ?? ''
    const refund = {
      lines: [{ lineId, quantity: 2, restock: true }],
      adjustment: 250,
      reason: 'DAMAGED',
      message: 'Nous en sommes désolés.',
    }
    const { data } = await owner.send<{ refundPreview: RefundPreview }>(
      `query ($number: String!, $refund: RefundInput!) { refundPreview(number: $number, refund: $refund) {
        total { amount } net { amount } adjustment { amount } taxes { rate amount { amount } base { amount } }
        lines { lineId quantity total { amount } } money { amount } movements { byHand amount { amount } }
        restockedUnits isWhole left { amount } isWithinLimit
      } }`,
      { number, refund },
    )
    expect(data.refundPreview).toEqual({
      total: { amount: 18_250 },
      net: { amount: 15_000 },
      adjustment: { amount: 250 },
      taxes: [{ rate: 2000, amount: { amount: 3000 }, base: { amount: 15_000 } }],
      lines: [{ lineId, quantity: 2, total: { amount: 18_000 } }],
      money: { amount: 18_250 },
      movements: [{ byHand: false, amount: { amount: 18_250 } }],
      restockedUnits: 2,
      isWhole: false,
      left: { amount: total - 18_250 },
      isWithinLimit: true,
    })
    const asked = await refundOrder(number, refund)
    expect(asked.data.refundOrder?.action).toMatchObject({
      summary: { amount: 18_250, currency: 'EUR', reason: 'damaged' },
      canWithdraw: true,
    })
    await runActions(shop)
    expect(provider.refunded(number)).toBe(0)
    await later()
    expect(provider.refunded(number)).toBe(18_250)
    expect(await stockOf(shop, sku)).toBe(stock + 2)
    const after = await moneyOf(number)
    expect(after).toMatchObject({ refunded: { amount: 18_250 }, left: { amount: total - 18_250 } })
    expect(after.lines).toMatchObject([{ refundable: 1 }])
    expect(after.operations).toMatchObject([{ kind: 'REFUND', state: 'ACCEPTED', byHand: false }])
    const [mail] = await refundMails(number)
    expect(mail?.plain).toContain('Nous en sommes désolés.')
    expect(mail?.plain).toContain('182,50')
  })

  test('can be taken back within 30 seconds: nothing has happened then', async () => {
    const { number } = await order(1)
    const { data } = await refundOrder(number, {})
    const id = data.refundOrder?.action.id
    await owner.send(
      'mutation ($key: ID!, $id: ID!) { withdrawAction(idempotencyKey: $key, id: $id) { action { state } } }',
      { key: newKey(), id },
    )
    await later()
    expect(provider.refunded(number)).toBe(0)
    expect(await moneyOf(number)).toMatchObject({ refunded: { amount: 0 }, operations: [] })
  })

  test('is one at a time, by whoever asks, and never of more than is left', async () => {
    const { number, total } = await order(2)
    expect((await refundOrder(number, {})).errors).toBeUndefined()
    const second = await refundOrder(number, {})
    expect(second.errors?.[0]?.message).toContain('Another refund')
    await later()
    const third = await refundOrder(number, { lines: [], adjustment: 100 })
    expect(third.errors).toHaveLength(1)
    expect(provider.refunded(number)).toBe(total)
  })

  test('conflicts with one that was made since the order was read', async () => {
    const { number } = await order(2)
    const { version, lines } = await moneyOf(number)
    const part = { lines: [{ lineId: lines[0]?.id, quantity: 1 }] }
    await refundOrder(number, part)
    await later()
    const { errors } = await owner.send(
      `mutation ($key: ID!, $number: String!, $version: String!, $refund: RefundInput!) {
        refundOrder(idempotencyKey: $key, number: $number, version: $version, refund: $refund) { action { id } }
      }`,
      { key: newKey(), number, version, refund: part },
    )
    expect(errors?.[0]?.extensions).toMatchObject({
      category: 'conflict',
      conflicts: [{ field: 'refunded' }],
    })
  })

  test('stays within the limit of the role', async () => {
    const { number } = await order(2)
    const helper = asStaff(shop, { staffId: 2, refundLimit: 5000 })
    const refused = await refundOrder(number, { lines: [], adjustment: 5001 }, helper)
    expect(refused.errors?.[0]?.message).toContain('your role')
    expect((await refundOrder(number, { lines: [], adjustment: 5000 }, helper)).errors).toBeUndefined()
    await later()
  })

  test('above the limit of the role needs the password again, which an API token cannot give', async () => {
    const { number, total } = await order(6)
    const token = await staffToken(shop, 'lea.bonnet@vasque.example')
    await shop.sql`
      update staff_role set permissions = '{orders.view,orders.refund}', refund_limit = 10000 where code = 'manager'`
    const refund = async (adjustment: number) =>
      await sendAdmin(
        shop,
        `mutation ($key: ID!, $number: String!, $version: String!, $refund: RefundInput!) {
          refundOrder(idempotencyKey: $key, number: $number, version: $version, refund: $refund) { action { id } }
        }`,
        { number, version: (await moneyOf(number)).version, refund: { lines: [], adjustment } },
        { as: token },
      )
    now = new Date(now.getTime() + 16 * 60_000)
    expect((await refund(10_001)).errors?.[0]?.extensions.code).toBe('PASSWORD_NEEDED')
    expect((await refund(10_000)).errors).toBeUndefined()
    await later()
    // The limit is that of the whole order.
    expect((await refund(1)).errors?.[0]?.extensions.code).toBe('PASSWORD_NEEDED')
    await sendAdmin(
      shop,
      'mutation ($password: String!) { confirmPassword(password: $password) { me { id } } }',
      { password: demoPassword },
      { as: token },
    )
    expect((await refund(20_000)).errors).toBeUndefined()
    await later()
    expect(provider.refunded(number)).toBe(30_000)
    expect(await moneyOf(number)).toMatchObject({ left: { amount: total - 30_000 } })
  })

  test('is hidden from staff of other websites, and refused without the permission', async () => {
    const { number } = await order(1)
    const elsewhere = asStaff(shop, { websiteIds: [9999] })
    const { errors } = await elsewhere.send(
      'query ($number: String!) { orderMoney(number: $number) { number } }',
      { number },
    )
    expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
    const viewer = asStaff(shop, { permissions: new Set(['orders.view']) })
    expect((await refundOrder(number, {}, viewer)).errors?.[0]?.extensions.permission).toBe('orders.refund')
  })
})

describe('A refund that the provider refuses', () => {
  const refusedRefund = async () => {
    const { number } = await order(1)
    provider.troubles.push('refused')
    await refundOrder(number, {})
    await later()
    const [operation] = (await moneyOf(number)).operations
    expect(operation).toMatchObject({ state: 'REFUSED', detail: 'PSP_083, Refund impossible' })
    return { number, operationId: operation?.id ?? '' }
  }
  const issuesOf = async (number: string) => {
    const { data } = await owner.send<{
      paymentIssues: { nodes: { kind: string; resolvedBy: string | null }[] }
    }>(
      `query ($search: String) { paymentIssues(search: $search) { nodes { kind resolvedBy amount { amount } } } }`,
      { search: number },
    )
    return data.paymentIssues.nodes
  }

  test('can be asked for again', async () => {
    const { number, operationId } = await refusedRefund()
    expect(await issuesOf(number)).toMatchObject([{ kind: 'REFUND_REFUSED', resolvedBy: null }])
    const { errors } = await owner.send(
      'mutation ($key: ID!, $id: ID!) { repeatRefund(idempotencyKey: $key, operationId: $id) { money { number } } }',
      { key: newKey(), id: operationId },
    )
    expect(errors).toBeUndefined()
    await runPaymentOperations(shop.api.app)
    const { operations } = await moneyOf(number)
    expect(operations).toMatchObject([{ state: 'ACCEPTED' }, { state: 'REFUSED', isRepeated: true }])
    expect(await issuesOf(number)).toMatchObject([{ resolvedBy: 'Léa Bonnet' }])
    expect(await refundMails(number)).toHaveLength(1)
  })

  test('can be made another way and noted', async () => {
    const { number, operationId } = await refusedRefund()
    await owner.send(
      `mutation ($key: ID!, $id: ID!) {
        settleRefund(idempotencyKey: $key, operationId: $id, isMade: true, reference: "Virement 4711") { money { number } }
      }`,
      { key: newKey(), id: operationId },
    )
    await runPaymentOperations(shop.api.app)
    const { operations } = await moneyOf(number)
    expect(operations).toMatchObject([
      { state: 'ACCEPTED', byHand: true, reference: 'Virement 4711' },
      { state: 'REFUSED', isRepeated: true },
    ])
    expect(await refundMails(number)).toHaveLength(1)
  })
})

const ask = async (verb: string, paymentId: string | undefined) => {
  const { errors } = await owner.send(
    `mutation ($key: ID!, $id: ID!) { ${verb}(idempotencyKey: $key, paymentId: $id) { money { number } } }`,
    { key: newKey(), id: paymentId },
  )
  expect(errors).toBeUndefined()
  await runPaymentOperations(shop.api.app)
}

describe('A payment that waits for the approval of the shop', () => {
  test('is captured, which confirms its order', async () => {
    const { number } = await order(1, 'AUTHORISED_TO_VALIDATE')
    const { payments } = await moneyOf(number)
    expect(payments).toMatchObject([{ state: 'PENDING', awaitsApproval: true, isReachable: true }])
    await ask('capturePayment', payments[0]?.id)
    expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
    expect((await moneyOf(number)).payments).toMatchObject([{ state: 'PAID', awaitsApproval: false }])
  })

  test('is voided, which cancels its order', async () => {
    const { number } = await order(1, 'AUTHORISED_TO_VALIDATE')
    const { payments } = await moneyOf(number)
    await ask('voidPayment', payments[0]?.id)
    expect(await orderRow(shop, number)).toMatchObject({ status: 'canceled' })
    expect(provider.transactions(number)).toMatchObject([{ detailedStatus: 'CANCELLED' }])
  })

  test('is looked up, when its notification was lost', async () => {
    const { number } = await order(1, 'AUTHORISED_TO_VALIDATE')
    const [transaction] = provider.transactions(number)
    if (transaction) transaction.detailedStatus = 'CAPTURED'
    const { payments } = await moneyOf(number)
    await ask('refreshPayment', payments[0]?.id)
    expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  })
})

describe('Money that the shop receives itself', () => {
  const receive = async (number: string, amount: number) => {
    const { version } = await moneyOf(number)
    const answer = await owner.send(
      `mutation ($key: ID!, $number: String!, $version: String!, $amount: MoneyInput!) {
        receivePayment(idempotencyKey: $key, number: $number, version: $version, amount: $amount, note: "LCL") {
          action { id }
        }
      }`,
      { key: newKey(), number, version, amount: { amount, currency: 'EUR' } },
    )
    await later()
    return answer
  }

  test('is added up: the order is confirmed once all of it is there, and refunded by hand', async () => {
    const { number, total } = await order(2, '', 'banktransfer')
    await receive(number, 5000)
    expect(await orderRow(shop, number)).toMatchObject({ status: 'pending', paymentState: 'waiting' })
    expect((await moneyOf(number)).due).toEqual({ amount: total - 5000 })
    await receive(number, total - 5000)
    expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
    expect((await receive(number, 1)).errors).toHaveLength(1)
    await refundOrder(number, {})
    await later()
    const { operations } = await moneyOf(number)
    expect(operations.map(({ byHand, state }) => ({ byHand, state }))).toEqual([
      { byHand: true, state: 'REQUESTED' },
      { byHand: true, state: 'REQUESTED' },
    ])
    expect(operations.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total)
  })

  test('that is too much is a payment issue', async () => {
    const { number, total } = await order(1, '', 'banktransfer')
    await receive(number, total + 700)
    expect(await orderRow(shop, number)).toMatchObject({ status: 'processing' })
    const { data } = await owner.send<{ paymentIssues: { nodes: { id: string; kind: string }[] } }>(
      'query ($search: String) { paymentIssues(search: $search) { nodes { id kind } } }',
      { search: number },
    )
    const [issue] = data.paymentIssues.nodes
    expect(issue).toMatchObject({ kind: 'AMOUNT_MISMATCH' })
    const resolved = await owner.send<{ resolvePaymentIssue: { issue: { resolvedBy: string } } }>(
      'mutation ($key: ID!, $id: ID!) { resolvePaymentIssue(idempotencyKey: $key, id: $id, note: "Rendu") { issue { resolvedBy } } }',
      { key: newKey(), id: issue?.id },
    )
    expect(resolved.data.resolvePaymentIssue.issue.resolvedBy).toBe('Léa Bonnet')
  })
})

test('A second payment of an order is given back without a credit note, the first one never', async () => {
  const { number, total } = await order(1)
  const { uuid } = provider.pay(number, total)
  await notify(
    shop,
    notificationFields(number, total, {
      vads_trans_id: 'b00001',
      vads_trans_uuid: uuid,
      vads_trans_status: 'CAPTURED',
    }),
  )
  const giveBack = async () => {
    const { payments } = await moneyOf(number)
    const answer = await owner.send(
      `mutation ($key: ID!, $id: ID!) {
        refundPayment(idempotencyKey: $key, paymentId: $id, reason: "Payé deux fois") { action { id } }
      }`,
      { key: newKey(), id: payments.at(-1)?.id },
    )
    await later()
    return answer
  }
  expect((await giveBack()).errors).toBeUndefined()
  expect(provider.refunded(number)).toBe(total)
  expect(await moneyOf(number)).toMatchObject({ refunded: { amount: 0 }, left: { amount: total } })
  expect((await giveBack()).errors).toHaveLength(1)
})
