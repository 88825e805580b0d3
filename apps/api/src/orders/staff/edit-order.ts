import { randomUUID } from 'node:crypto'
import type { OrderEditInput, OrderEditPreview } from '@comptoir/contract/generated/admin'
import type { Cents } from '@comptoir/rules/money'
import type { RowAmounts } from '@comptoir/rules/order-edit'
import { amountDue } from '@comptoir/rules/voucher'
import { providerOf } from '../../payment-providers/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { InvalidInputError, invalidField, type Problem } from '../../platform/admin/errors.ts'
import { placeholderProblems } from '../../platform/admin/open-placeholders.ts'
import { waitsFor } from '../../platform/admin/pending-actions.ts'
import { rowId } from '../../platform/admin/resolvers.ts'
import { dryRun, inTransaction } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { applyEdit } from '../edit/apply.ts'
import { isLocked, leastOf, planEdit, type EditChoice, type EditPlan } from '../edit/plan.ts'
import { OrderEditError, OrderNotFoundError } from '../errors.ts'
import type { OrderItemRecord, OrderRecord } from '../order.ts'
import { lockOrder, readOrder, selectOrder } from '../read.sql.ts'
import { displayOf } from '../reprice.ts'
import type { NewItem } from '../write.sql.ts'
import { deskState, entityOf, localised, lockDesk } from './access.ts'
import type { StoredEdit } from './carry-out-edit.ts'
import { deferOnOrder } from './deferred.ts'
import { priceProblems } from './new-order-prices.ts'
import { authorOf } from './refund-author.ts'

const mostLines = 100
const mostUnits = 10_000
const longestMessage = 2000

/** What happens to an order that must not meet an edit of its lines. */
const others = ['order.ship', 'order.refund', 'order.cancel', 'order.pay', 'order.confirm', 'order.invoice']

/** What an edit would do; nothing is stored. Throws InvalidInputError, and InputError where the order does not allow it. */
export async function previewEdit(
  ctx: AdminContext,
  id: string,
  input: OrderEditInput,
): Promise<OrderEditPreview> {
  const state = await deskState(ctx, id)
  const choice = choiceOf(ctx, input)
  const { plan, problem } = await explained(ctx, async () => await tryEdit(ctx, state, choice))
  return previewOf(ctx, plan, problem === null ? [] : [problem])
}

/** Plans an edit, and tries it as it would be made; what prevents a plan that can be shown is its problem. */
async function tryEdit(
  { app, language }: AdminContext,
  { id, number }: { id: number; number: string },
  choice: EditChoice,
): Promise<{ plan: EditPlan; problem: string | null }> {
  const found: { plan?: EditPlan } = {}
  try {
    await dryRun(app.sql, async (sql) => {
      await inTransaction(sql, async (tx) => {
        const head = await lockOrder(tx, id)
        const whole = head && (await selectOrder(tx, id))
        if (!whole) throw new OrderNotFoundError(number, language)
        found.plan = await planEdit({ ...app, sql }, whole, choice, language)
        const none = { staffId: null, sendsPaymentLink: false, message: null, reference: 'preview' }
        await applyEdit(tx, app, found.plan, { ...none, language })
      })
    })
  } catch (error) {
    if (!found.plan || !(error instanceof OrderEditError)) throw error
    return { plan: found.plan, problem: error.message }
  }
  if (!found.plan) throw new OrderNotFoundError(number, language)
  return { plan: found.plan, problem: null }
}

/**
 * Edits the lines of an order once it can no longer be taken back, after it was tried. Throws ConflictError, InvalidInputError,
 * InputError, and PasswordNeededError for a refund above the limit of the role.
 */
export async function editOrder(
  ctx: AdminContext,
  record: { id: string; version: string },
  input: OrderEditInput,
): Promise<number> {
  const state = await lockDesk(ctx, record, ['lines', 'refunded'])
  for (const kind of others)
    if (await waitsFor(ctx.app.sql, entityOf(state), kind))
      throw new InputError(messageIn(ctx.language, 'admin_order_edit_waits'))
  const choice = choiceOf(ctx, input)
  const { whole, order, added, lines, settlement } = await explained(ctx, async () => {
    const known = await readOrder(ctx.app.sql, state.id)
    if (!known) throw new OrderNotFoundError(state.number, ctx.language)
    return await planEdit(ctx.app, known, choice, ctx.language)
  })
  if (added.length === 0 && lines.every(({ parts }) => parts.length === 0))
    throw invalidField(ctx.language, 'lines.0.quantity', 'admin_order_edit_nothing')
  const { staffId } = await demandRefund(ctx, state.id, settlement.refund)
  const { currency } = whole.order
  const total = input.expectedTotal?.amount ?? order.grandTotal
  const stored: StoredEdit = {
    lines: [...choice.lines],
    added: [...choice.added],
    reasons: reasonsOf(input, lines),
    total,
    sendsPaymentLink: input.sendsPaymentLink ?? false,
    message: input.message?.trim() || null,
    staffId,
    language: ctx.language,
    reference: randomUUID(),
  }
  const summary = { before: whole.order.grandTotal, after: order.grandTotal, currency }
  return await explained(ctx, async () => await deferOnOrder(ctx, state, 'order.edit', stored, summary))
}

/** An edit that gives money back is a refund, too. */
async function demandRefund(ctx: AdminContext, orderId: number, amount: number) {
  if (amount > 0 && !ctx.staff.permissions.has('orders.refund'))
    throw new InputError(messageIn(ctx.language, 'admin_order_edit_refund'))
  const author = amount > 0 ? await authorOf(ctx, { orderId, amount }) : ctx.staff
  return { staffId: author.staffId }
}

function choiceOf(
  ctx: AdminContext,
  { lines, added, message }: OrderEditInput,
): Pick<StoredEdit, 'lines' | 'added'> {
  const isUnits = (quantity: number, least: number) => quantity >= least && quantity <= mostUnits
  const units = messageIn(ctx.language, 'admin_order_units')
  const problems: Problem[] = [
    ...(lines ?? []).flatMap(({ quantity }, at) =>
      isUnits(quantity, 0) ? [] : [{ field: `lines.${at}.quantity`, message: units }],
    ),
    ...(added ?? []).flatMap(({ quantity }, at) =>
      isUnits(quantity, 1) ? [] : [{ field: `added.${at}.quantity`, message: units }],
    ),
  ]
  problems.push(...priceProblems(ctx, lines ?? []), ...priceProblems(ctx, added ?? [], 'added'))
  if ((lines?.length ?? 0) > mostLines || (added?.length ?? 0) > mostLines)
    problems.push({
      field: 'added.0.sku',
      message: messageIn(ctx.language, 'admin_order_lines', { most: mostLines }),
    })
  if ((message?.length ?? 0) > longestMessage)
    problems.push({
      field: 'message',
      message: messageIn(ctx.language, 'admin_text_too_long', { most: longestMessage }),
    })
  problems.push(...placeholderProblems(ctx.language, 'message', message ?? ''))
  if (problems.length > 0) throw new InvalidInputError(problems)
  return {
    lines: (lines ?? []).map(({ lineId, quantity, unitPrice = null }) => {
      return { lineId: rowId(ctx, lineId), quantity, unitPrice }
    }),
    added: addedOf(added ?? []),
  }
}

/** The products to add; equal ones are one line. */
function addedOf(added: NonNullable<OrderEditInput['added']>): StoredEdit['added'] {
  const all = added.map(({ sku, quantity, selectedOptions, enteredOptions, unitPrice = null }) => ({
    quantity,
    sku: sku.trim(),
    selectedOptions: (selectedOptions ?? []).toSorted(),
    enteredOptions: (enteredOptions ?? []).map(({ uid, value }) => ({ uid, value })),
    unitPrice,
  }))
  const same = Map.groupBy(all, ({ quantity: _quantity, ...product }) => JSON.stringify(product))
  return [...same.values()].flatMap((equal) => {
    const [first] = equal
    return first ? [{ ...first, quantity: equal.reduce((sum, { quantity }) => sum + quantity, 0) }] : []
  })
}

/** Why lines have other prices, as the log keeps it. */
function reasonsOf({ lines, added }: OrderEditInput, planned: EditPlan['lines']): string[] {
  const skuOf = (lineId: string) => planned.find(({ item }) => String(item.id) === lineId)?.item.sku ?? ''
  const priced = [
    ...(lines ?? []).map(({ lineId, ...line }) => ({ ...line, sku: skuOf(lineId) })),
    ...(added ?? []),
  ]
  return priced.flatMap(({ sku, unitPrice, priceReason }) =>
    unitPrice === null || unitPrice === undefined ? [] : [`${sku}: ${priceReason?.trim() ?? ''}`],
  )
}

/** Runs work of an edit, and tells at its field what is not possible. */
async function explained<T>(ctx: AdminContext, work: () => Promise<T>): Promise<T> {
  try {
    return await localised(ctx, work)
  } catch (error) {
    if (error instanceof OrderEditError && error.field)
      throw new InvalidInputError([{ field: error.field, message: error.message }])
    throw error
  }
}

function previewOf({ app }: AdminContext, plan: EditPlan, problems: string[]): OrderEditPreview {
  const { whole, order: after, settlement, movements, creditNote, invoice } = plan
  const { order } = whole
  const money = (amount: number) => ({ amount, currency: order.currency })
  const totals = (
    sums: Pick<OrderRecord, 'subtotalExclTax' | 'subtotalInclTax' | 'discount' | 'tax' | 'grandTotal'>,
  ) => ({
    subtotal: money(displayOf(order) === 'incl' ? sums.subtotalInclTax : sums.subtotalExclTax),
    discount: money(sums.discount),
    shipping: money(displayOf(order) === 'incl' ? order.shippingInclTax : order.shippingExclTax),
    tax: money(sums.tax),
    tip: money(order.tip),
    total: money(sums.grandTotal),
  })
  const isWaiting = order.paymentState === 'waiting'
  const toPay = isWaiting ? amountDue(after.grandTotal, order.voucherAmount) : after.outstanding
  return {
    lines: [
      ...plan.lines.map((line) =>
        lineOf(order, {
          ...line,
          id: String(line.item.id),
          isLocked: isLocked(line.item),
          least: leastOf(line.item),
        }),
      ),
      ...plan.added.map(({ item, row }) =>
        lineOf(order, { ...item, item, id: null, before: null, after: row, isLocked: false, least: 0 }),
      ),
    ],
    before: totals(order),
    after: totals(after),
    toPay: money(toPay),
    toRefund: money(settlement.refund),
    byHand: money(movements.reduce((sum, { byHand, amount }) => sum + (byHand ? amount : 0), 0)),
    creditNote: creditNote ? money(-creditNote.total) : null,
    invoice: invoice ? money(invoice.total) : null,
    isPaidOnline: toPay > 0 && Boolean(providerOf(app.settings, order.paymentMethod)),
    problems,
  }
}

type ShownLine = {
  id: string | null
  priceExclTax: Cents
  priceInclTax: Cents
  item: OrderItemRecord | NewItem
  before: RowAmounts | null
  after: RowAmounts
  isLocked: boolean
  least: number
}

function lineOf(order: OrderRecord, line: ShownLine) {
  const { id, item, before, after, isLocked: locked, least, priceExclTax, priceInclTax } = line
  const isIncl = displayOf(order) === 'incl'
  const money = (amount: number) => ({ amount, currency: order.currency })
  const row = (amounts: RowAmounts | null) =>
    money(amounts ? (isIncl ? amounts.rowInclTax : amounts.rowExclTax) : 0)
  return {
    id,
    sku: item.sku,
    name: item.name,
    options: item.options.map(({ label, value }) => [label, value].join(': ')),
    least,
    isLocked: locked,
    unitPrice: money(isIncl ? priceInclTax : priceExclTax),
    quantityBefore: before?.quantity ?? 0,
    quantityAfter: after.quantity,
    rowBefore: row(before),
    rowAfter: row(after),
    discountBefore: money(before?.discount ?? 0),
    discountAfter: money(after.discount),
  }
}
