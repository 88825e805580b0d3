import type {
  MutationAcceptQuotationArgs,
  MutationAnswerQuotationArgs,
  MutationExtendQuotationArgs,
  MutationRejectQuotationArgs,
  QueryPreviewQuotationArgs,
  QuotationAnswerInput,
  QuotationFile,
  QuotationMailPreview,
  QuotationPreview,
} from '@comptoir/contract/generated/admin'
import { InvalidAmountError } from '@comptoir/rules/money'
import { covers } from '@comptoir/rules/permissions'
import {
  lockOrder,
  previewOrderMail,
  quotationDocumentFile,
  readOrder,
  recordOrderEvent,
  type OrderHead,
  type WholeOrder,
} from '../orders/index.ts'
import { expectVersion, recordChange, versionOf } from '../platform/admin/audit.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import { demandFilledIn } from '../platform/admin/open-placeholders.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { readList, type ListArguments } from '../platform/admin/list.ts'
import { defer } from '../platform/admin/pending-actions.ts'
import type { App } from '../platform/context.ts'
import { dryRun, inTransaction, type JsonValue, type Sql } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { amountsShape, answerDay, quotationShape } from './admin-shapes.ts'
import { answerable, answerQuotation, prolong } from './answer.ts'
import { answerOf, dayAfter, daysUntil } from './answer-input.ts'
import { runAccept, runAnswer, runReject, type Acceptance, type Rejection } from './pending.ts'
import { isLeaving } from './quotations.sql.ts'
import { quotationList } from './quotation-list.ts'

type ById = { id: string }

/** A quotation that the person may see. Throws RecordNotFoundError. */
async function quotationById({ app, staff, language }: AdminContext, id: string): Promise<WholeOrder> {
  const whole = /^\d{1,9}$/.test(id) ? await readOrder(app.sql, Number(id)) : undefined
  const order = whole?.order
  const place = order && {
    websiteId: order.websiteId,
    locationId: order.fulfilment?.locationId ?? null,
  }
  if (!whole || !place || !order.isQuotation || !covers(staff, place)) throw new RecordNotFoundError(language)
  return whole
}

/** What `work` would make of a quotation, with the answer given, without changing anything. */
async function tryAnswer<Result>(
  ctx: AdminContext,
  { id, answer }: QueryPreviewQuotationArgs,
  work: (app: App, head: OrderHead, before: WholeOrder) => Promise<Result>,
): Promise<Result> {
  const before = await quotationById(ctx, id)
  return await dryRun(ctx.app.sql, async (sql) => {
    const app = { ...ctx.app, sql }
    const head = await giveAnswer({ ...ctx, app }, before, answer)
    return await work(app, head, before)
  })
}

async function giveAnswer(
  { app, language }: AdminContext,
  whole: WholeOrder,
  input: QuotationAnswerInput,
): Promise<OrderHead> {
  return await app.sql.begin(async (tx) => {
    const head = await lockOrder(tx, whole.order.id)
    if (!head) throw new RecordNotFoundError(language)
    const answer = answerOf(app, await answerable(tx, app, head), input, language)
    try {
      await answerQuotation(tx, app, head, answer)
    } catch (error) {
      if (!(error instanceof InvalidAmountError)) throw error
      throw invalidField(language, 'answer.lines', 'quotation_answer_price')
    }
    return head
  })
}

async function previewQuotation(
  _: unknown,
  args: QueryPreviewQuotationArgs,
  ctx: AdminContext,
): Promise<QuotationPreview> {
  return await tryAnswer(ctx, args, async (app, { id }, before) => {
    const after = quotationShape(app, await found(app.sql, id))
    if (!after) throw new Error(`The order ${before.order.number} is no quotation.`)
    const { amount, currency } = amountsShape(before).grandTotal
    return { ...after, before: { amount, currency } }
  })
}

async function previewQuotationMail(
  _: unknown,
  args: QueryPreviewQuotationArgs,
  ctx: AdminContext,
): Promise<QuotationMailPreview> {
  return await tryAnswer(ctx, args, async (app, head) => {
    const { subject, plain } = await previewOrderMail(app, head, 'quotation_ready')
    return { subject, text: plain, pdf: await pdfOf(app, await found(app.sql, head.id)) }
  })
}

async function found(sql: Sql, id: number): Promise<WholeOrder> {
  const whole = await readOrder(sql, id)
  if (!whole) throw new Error(`There is no order with id ${id}.`)
  return whole
}

async function pdfOf(app: App, whole: WholeOrder): Promise<QuotationFile> {
  const { fileName, content } = await quotationDocumentFile(app.sql, app, whole)
  return { fileName, contentType: 'application/pdf', content: content.toString('base64') }
}

/** Checks a deed, then has it wait for the time in which it can be taken back. */
async function deferred(
  ctx: AdminContext,
  { id, version }: { id: string; version: string },
  deed: { kind: string; run: (app: App) => Promise<unknown>; input: JsonValue; summary: JsonValue },
) {
  await expectVersion(ctx, { type: 'quotation', id }, version)
  const { order } = await quotationById(ctx, id)
  if (await isLeaving(ctx.app.sql, order.id))
    throw new InputError(messageIn(ctx.language, 'quotation_leaving'))
  await dryRun(ctx.app.sql, async (sql) => await deed.run({ ...ctx.app, sql }))
  const pendingActionId = await defer(ctx, {
    kind: deed.kind,
    entity: { type: 'quotation', id, label: order.number },
    websiteId: order.websiteId,
    locationId: order.fulfilment?.locationId ?? null,
    input: deed.input,
    summary: deed.summary,
  })
  return { id, pendingActionId: String(pendingActionId) }
}

async function sendAnswer(
  _: unknown,
  { answer: input, ...args }: MutationAnswerQuotationArgs,
  ctx: AdminContext,
) {
  const whole = await quotationById(ctx, args.id)
  demandFilledIn(ctx.language, 'answer.message', input.message ?? '')
  const days = daysUntil(ctx.app, whole, input.validUntil)
  const fixed = { ...input, validUntil: input.validUntil ?? dayAfter(ctx.app, whole, days) }
  await dryRun(
    ctx.app.sql,
    async (sql) => await giveAnswer({ ...ctx, app: { ...ctx.app, sql } }, whole, fixed),
  )
  return await deferred(ctx, args, {
    kind: 'quotation.answer',
    run: async (app) => await runAnswer(app, whole.order.id, fixed),
    // An input without undefined values is JSON.
    input: { orderId: whole.order.id, answer: structuredClone(fixed) as JsonValue },
    summary: { email: whole.order.email, validUntil: fixed.validUntil },
  })
}

async function reject(_: unknown, args: MutationRejectQuotationArgs, ctx: AdminContext) {
  const { order } = await quotationById(ctx, args.id)
  demandFilledIn(ctx.language, 'reason', args.reason ?? '')
  const input: Rejection = { orderId: order.id, reason: args.reason ?? '' }
  return await deferred(ctx, args, {
    kind: 'quotation.reject',
    run: async (app) => await runReject(app, input),
    input,
    summary: { email: order.email, reason: input.reason },
  })
}

async function accept(_: unknown, args: MutationAcceptQuotationArgs, ctx: AdminContext) {
  const { order } = await quotationById(ctx, args.id)
  const input: Acceptance = {
    orderId: order.id,
    purchaseOrderNumber: args.purchaseOrderNumber?.trim().slice(0, 64) || null,
    isOnAccount: args.isOnAccount ?? false,
  }
  return await deferred(ctx, args, {
    kind: 'quotation.accept',
    run: async (app) => await runAccept(app, input),
    input,
    summary: { email: order.email },
  })
}

async function extend(_: unknown, args: MutationExtendQuotationArgs, ctx: AdminContext) {
  const { id, version, validUntil } = args
  const { app, language } = ctx
  await expectVersion(ctx, { type: 'quotation', id }, version, ['validUntil'])
  const whole = await quotationById(ctx, id)
  const days = daysUntil(app, whole, validUntil)
  if (whole.order.quotationAnsweredAt === null || days < 0 || days > 365)
    throw invalidField(language, 'validUntil', 'quotation_answer_day')
  await inTransaction(app.sql, async (tx) => {
    const head = await lockOrder(tx, whole.order.id)
    if (!head) throw new RecordNotFoundError(language)
    await prolong(tx, app, await answerable(tx, app, head), { days })
    await recordOrderEvent(tx, app, head, { reason: 'quotation extended' })
  })
  const before = quotationShape(app, whole)?.validUntil
  await recordChange(ctx, {
    action: 'quotation.extend',
    entity: { type: 'quotation', id, label: whole.order.number },
    websiteId: whole.order.websiteId,
    locationId: whole.order.fulfilment?.locationId ?? null,
    before: { validUntil: before },
    after: { validUntil },
  })
  return { id, pendingActionId: null }
}

type ListRow = {
  id: number
  storeId: number
  askedAt: Date
  validUntil: Date
  answeredAt: Date | null
  grandTotal: number
  currency: string
}

/** Quotations for staff. */
export const quotationsAdmin: AdminResolverMap = {
  ...connectionResolvers('QuotationConnection'),
  Query: {
    quotations: async (_: unknown, args: ListArguments, ctx: AdminContext) => {
      const { nodes, ...page } = await readList<ListRow>(ctx, quotationList, args)
      const shaped = nodes.map((row) => ({
        ...row,
        validUntil: row.validUntil.toISOString().slice(0, 10),
        answerBy: answerDay(ctx.app, row.storeId, row.askedAt),
        grandTotal: { amount: row.grandTotal, currency: row.currency },
      }))
      return { ...page, nodes: shaped }
    },
    quotation: async (_: unknown, { id }: ById, ctx: AdminContext) => {
      try {
        return quotationShape(ctx.app, await quotationById(ctx, id))
      } catch (error) {
        if (error instanceof RecordNotFoundError) return null
        throw error
      }
    },
    previewQuotation,
    previewQuotationMail,
    quotationPdf: async (_: unknown, { id }: ById, ctx: AdminContext) => {
      const whole = await quotationById(ctx, id)
      return whole.order.quotationAnsweredAt === null ? null : await pdfOf(ctx.app, whole)
    },
  },
  Mutation: {
    answerQuotation: sendAnswer,
    rejectQuotation: reject,
    extendQuotation: extend,
    acceptQuotation: accept,
  },
  Quotation: {
    version: async ({ id }: ById, _: unknown, { app }: AdminContext) =>
      await versionOf(app.sql, { type: 'quotation', id }),
  },
  QuotationPayload: {
    quotation: async ({ id }: ById, _: unknown, ctx: AdminContext) =>
      quotationShape(ctx.app, await quotationById(ctx, id)),
  },
}
