import { DAY_MS } from '@comptoir/rules/duration'
import type { Cents } from '@comptoir/rules/money'
import { sumsOfEdit, type EditSums, type RowAmounts, type RowChange } from '@comptoir/rules/order-edit'
import { amountDue } from '@comptoir/rules/voucher'
import { providerOf } from '../../payment-providers/index.ts'
import type { App } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database.ts'
import { messageIn } from '../../platform/messages.ts'
import type { Language } from '@comptoir/rules/language'
import { localDay, taxTitle } from '../../stores/index.ts'
import { insertDocument, markInvoiced, type NewDocument } from '../documents.sql.ts'
import { OrderEditError } from '../errors.ts'
import type { OrderRecord } from '../order.ts'
import { queueOrderMail } from '../queue-mails.ts'
import { selectOrder } from '../read.sql.ts'
import { requestMoney } from '../refunds.ts'
import { storeOf } from '../reprice.ts'
import { selectUnsent } from '../shipments.sql.ts'
import { deductStock, restoreItemStock } from '../stock.sql.ts'
import { transitionOrder } from '../transitions.ts'
import { insertItems, type NewItem } from '../write.sql.ts'
import {
  deductItemStock,
  lockStockOf,
  selectNewestItems,
  selectShort,
  updateItems,
  updateSums,
} from './edit.sql.ts'
import type { EditPlan } from './plan.ts'

/** Days for which a mailed link to pay an edited order works. */
const linkDays = 7

type Applied = {
  staffId: number | null
  /** Mails a link to the customer where something is to be paid online. */
  sendsPaymentLink: boolean
  /** To the customer, in their language. */
  message: string | null
  /** Tells this edit of the order from others. */
  reference: string
}

type LineChange = { orderItemId: number } & RowChange

/**
 * Writes a planned edit, in the transaction that holds the order's lock: stock, lines, sums, documents about what was
 * taken away and added, money to give back, and the customer's mail. Throws OrderEditError when stock has run out.
 */
export async function applyEdit(
  tx: Transaction,
  app: App,
  plan: EditPlan,
  { language, ...applied }: Applied & { language: Language },
): Promise<{ documents: { id: number; number: string }[] }> {
  const { whole, settlement } = plan
  const { order } = whole
  const changed = plan.lines.filter(({ parts }) => parts.length > 0)
  const newItems = await moveStock(tx, plan, language)
  await updateItems(
    tx,
    order.id,
    changed.map(({ item, agreed, after, priceExclTax, priceInclTax }) => {
      return { id: item.id, agreed, after, priceExclTax, priceInclTax }
    }),
  )
  if (newItems.length > 0) await insertItems(tx, order.id, newItems)
  const ids = newItems.length > 0 ? await selectNewestItems(tx, order.id, newItems.length) : []
  const isOnline = Boolean(providerOf(app.settings, order.paymentMethod))
  const toPay = toPayOf(order, plan)
  const isPaidOnline = applied.sendsPaymentLink && isOnline && toPay > 0
  await updateSums(tx, order.id, { ...plan.order, paymentExpiresAt: expiryOf(app, order, isPaidOnline) })
  const documents = await issueDocuments(tx, app, plan, [
    ...changed.flatMap(({ item, parts }) => parts.map((part) => ({ orderItemId: item.id, ...part }))),
    ...plan.added.map(({ row }, place) => ({ orderItemId: ids[place] ?? 0, before: null, after: row })),
  ])
  await requestMoney(tx, app, order, {
    movements: plan.movements,
    documentId: documents.find(({ kind }) => kind === 'credit_memo')?.id ?? null,
    staffId: applied.staffId,
    key: `edit ${applied.reference}`,
  })
  await completeIfShipped(tx, app, order)
  const edit = {
    documentIds: documents.map(({ id }) => id),
    refund: settlement.refund,
    toPay,
    isPaidOnline,
  }
  const message = applied.message === null ? {} : { message: { subject: '', text: applied.message } }
  await queueOrderMail(tx, order, 'order_edited', { edit, ...message }, applied.reference)
  return { documents: documents.map(({ id, number }) => ({ id, number })) }
}

/** An order of which all that is left is shipped is complete. */
async function completeIfShipped(tx: Transaction, app: App, order: OrderRecord): Promise<void> {
  if (order.status !== 'processing') return
  const whole = await selectOrder(tx, order.id)
  const isBegun = whole?.items.some(({ quantityShipped }) => quantityShipped > 0)
  if (!isBegun || (await selectUnsent(tx, order.id)).length > 0) return
  await transitionOrder(tx, app, order, { to: 'complete', reason: 'nothing to ship' })
}

/** What the customer has to pay after the edit: the rest of a paid order, else all that is due. */
function toPayOf(order: OrderRecord, { order: edited }: EditPlan): Cents {
  if (order.paymentState !== 'waiting') return edited.outstanding
  return amountDue(edited.grandTotal, order.voucherAmount)
}

/** A mailed link gives an unpaid order more time. */
function expiryOf(app: App, { paymentExpiresAt }: OrderRecord, isPaidOnline: boolean): Date | null {
  if (!paymentExpiresAt || !isPaidOnline) return paymentExpiresAt
  return new Date(Math.max(paymentExpiresAt.getTime(), app.now().getTime() + linkDays * DAY_MS))
}

/** Puts units back and takes others; returns the new items with the units that were deducted for them. */
async function moveStock(tx: Transaction, { lines, added }: EditPlan, language: Language) {
  const moves = lines.map(({ item, before, after }) => {
    return { orderItemId: item.id, quantity: after.quantity - before.quantity }
  })
  const more = moves.filter(({ quantity }) => quantity > 0)
  const fewer = moves.flatMap(({ orderItemId, quantity }) =>
    quantity < 0 ? [{ orderItemId, quantity: -quantity }] : [],
  )
  const units = new Map<number, number>()
  for (const { item } of added)
    for (const [productId, count] of stockOf(item)) units.set(productId, (units.get(productId) ?? 0) + count)
  await lockStockOf(tx, [...more, ...fewer], [...units.keys()])
  // What the edit returns may be what it takes.
  if (fewer.length > 0) await restoreItemStock(tx, fewer)
  const short = await selectShort(tx, more, units)
  if (short.length > 0)
    throw new OrderEditError(messageIn(language, 'admin_order_edit_stock', { products: short.join(', ') }))
  await deductItemStock(tx, more)
  const deducted = units.size > 0 ? await deductStock(tx, units) : new Map<number, number>()
  const isDeducted = (productId: number) => deducted?.has(productId) ?? false
  return added.map(({ item }) => ({
    ...item,
    stockDeducted: item.productType !== 'bundle' && isDeducted(item.stockProductId) ? item.quantity : 0,
    bundleSelections: item.bundleSelections.map((one) => {
      return { ...one, stockDeducted: isDeducted(one.productId) ? one.quantity * item.quantity : 0 }
    }),
  }))
}

/** Units of stock that a new line takes, by product: of a bundle its parts. */
function stockOf({ productType, stockProductId, quantity, bundleSelections }: NewItem): [number, number][] {
  if (productType !== 'bundle') return [[stockProductId, quantity]]
  return bundleSelections.map((one) => [one.productId, one.quantity * quantity])
}

async function issueDocuments(
  tx: Transaction,
  app: App,
  { whole: { order }, creditNote, invoice }: EditPlan,
  changes: readonly LineChange[],
) {
  const kinds = [
    { kind: 'credit_memo' as const, sums: creditNote, sign: -1 as const, prefix: 'A' },
    { kind: 'invoice' as const, sums: invoice, sign: 1 as const, prefix: 'F' },
  ]
  const issued: { id: number; number: string; kind: 'invoice' | 'credit_memo' }[] = []
  for (const { kind, sums, sign, prefix } of kinds) {
    if (!sums) continue
    const own = changes.filter(({ before, after }) => {
      return Math.sign((after?.quantity ?? 0) - (before?.quantity ?? 0)) === sign
    })
    const document = documentOf(app, order, { kind, sums, sign, changes: own })
    issued.push({ ...(await insertDocument(tx, document, prefix)), kind })
  }
  if (issued.length > 0) await markInvoiced(tx, order.id)
  return issued
}

type DocumentPart = {
  kind: 'invoice' | 'credit_memo'
  sums: EditSums
  sign: 1 | -1
  changes: readonly LineChange[]
}

/** A document about a part of an edit; its amounts are positive. */
function documentOf(app: App, order: OrderRecord, { kind, sums, sign, changes }: DocumentPart): NewDocument {
  const at = app.now()
  const store = storeOf(app, order)
  return {
    orderId: order.id,
    websiteId: order.websiteId,
    kind,
    isEdit: true,
    year: Number(localDay(store, at).slice(0, 4)),
    createdAt: at,
    items: changes.map(({ orderItemId, ...change }) => {
      const row = sumsOfEdit([change])
      return {
        orderItemId,
        quantity: sign * (unitsIn(change.after) - unitsIn(change.before)),
        rowExclTax: sign * row.rowExclTax,
        rowInclTax: sign * row.rowInclTax,
        discount: sign * row.discount,
        tax: sign * row.tax,
      }
    }),
    taxes: sums.atRates
      .filter(({ tax }) => tax !== 0)
      .map(({ rate, net, tax }) => ({
        rate,
        title: taxTitle(store, rate),
        base: sign * net,
        amount: sign * tax,
        shippingAmount: 0,
      })),
    subtotalExclTax: sign * sums.rowExclTax,
    subtotalInclTax: sign * sums.rowInclTax,
    discount: sign * sums.discount,
    shippingExclTax: 0,
    shippingInclTax: 0,
    adjustment: 0,
    tax: sign * sums.tax,
    tip: 0,
    grandTotal: sign * sums.total,
  }
}

const unitsIn = (row: RowAmounts | null) => row?.quantity ?? 0
