import * as v from 'valibot'
import type { App } from '../../platform/context.ts'
import { inTransaction, withinTransaction, type JsonValue } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { amountText } from '../../platform/money.ts'
import { applyEdit } from '../edit/apply.ts'
import { planEdit, type EditPlan } from '../edit/plan.ts'
import { OrderNotFoundError } from '../errors.ts'
import { lockOrder, selectOrder } from '../read.sql.ts'
import { displayOf } from '../reprice.ts'

const integer = v.pipe(v.number(), v.safeInteger())

/** Null is the price that the line has, or today's. */
const unitPrice = v.optional(v.nullable(integer), null)

/** An edit that waits. */
export const storedEdit = v.object({
  lines: v.array(v.object({ lineId: integer, quantity: integer, unitPrice })),
  added: v.array(
    v.object({
      sku: v.string(),
      quantity: integer,
      selectedOptions: v.optional(v.array(v.string()), []),
      enteredOptions: v.optional(v.array(v.object({ uid: v.string(), value: v.string() })), []),
      unitPrice,
    }),
  ),
  /** Why lines have other prices. */
  reasons: v.optional(v.array(v.string()), []),
  /** The total that the person saw; null where they did not say. */
  total: v.nullable(integer),
  sendsPaymentLink: v.boolean(),
  message: v.nullable(v.string()),
  staffId: v.nullable(integer),
  /** Of the person, for what prevents the edit. */
  language: v.string(),
  /** Unique to the edit. */
  reference: v.string(),
})
export type StoredEdit = v.InferOutput<typeof storedEdit>

const recorded = v.object({
  lines: v.array(v.string()),
  total: integer,
  currency: v.string(),
  documents: v.optional(v.array(v.string())),
  priceReason: v.optional(v.string()),
})

/** What the audit log keeps of an edit. */
export const editRecord = v.object({ before: recorded, after: recorded })

/** Edits the lines of an order; returns what it was and is. Throws InputError where it is not possible any more. */
export async function carryOutEdit(
  app: App,
  order: { id: number; number: string },
  input: StoredEdit,
): Promise<JsonValue> {
  const { language } = input
  return await inTransaction(app.sql, async (tx) => {
    const head = await lockOrder(tx, order.id)
    const whole = head && (await selectOrder(tx, order.id))
    if (!whole) throw new OrderNotFoundError(order.number, language)
    const plan = await planEdit({ ...app, sql: withinTransaction(tx) }, whole, input, language)
    if (input.total !== null && plan.order.grandTotal !== input.total)
      throw new InputError(messageIn(language, 'admin_order_edit_total'))
    const { documents } = await applyEdit(tx, app, plan, input)
    return recordOf(plan, documents, input.reasons)
  })
}

type UnitPrices = { priceExclTax: number; priceInclTax: number }

const isRepriced = (before: UnitPrices, after: UnitPrices) =>
  before.priceExclTax !== after.priceExclTax || before.priceInclTax !== after.priceInclTax

function recordOf(
  { whole, lines, added, order }: EditPlan,
  documents: readonly { number: string }[],
  reasons: readonly string[],
) {
  const { currency, grandTotal } = whole.order
  const changed = lines.filter(({ parts }) => parts.length > 0)
  const isIncl = displayOf(whole.order) === 'incl'
  const text = (quantity: number, { sku, name }: { sku: string; name: string }, unit?: UnitPrices) =>
    [
      `${quantity} × ${name} (${sku})`,
      ...(unit ? [amountText(isIncl ? unit.priceInclTax : unit.priceExclTax, currency)] : []),
    ].join(', ')
  return {
    before: {
      lines: changed.map(({ item, before, ...line }) =>
        text(before.quantity, item, isRepriced(item, line) ? item : undefined),
      ),
      total: grandTotal,
      currency,
    },
    after: {
      lines: [
        ...changed.map(({ item, after, ...line }) =>
          text(after.quantity, item, isRepriced(item, line) ? line : undefined),
        ),
        ...added.map(({ item }) => text(item.quantity, item)),
      ],
      total: order.grandTotal,
      currency,
      documents: documents.map(({ number }) => number),
      ...(reasons.length > 0 && { priceReason: reasons.join('; ') }),
    },
  }
}
