import type {
  MutationCancelQuotationArgs,
  MutationValidateQuotationArgs,
  OrderFile,
  Quotation,
} from '@comptoir/contract/generated/types'
import { canAcceptQuotation, canCancelQuotation } from '@comptoir/rules/quotation'
import type { CartShape } from '../cart/index.ts'
import { quotationTerms } from '../checkout/index.ts'
import { orderShape, quotationDocumentFile, readOrder, type OrderShape } from '../orders/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { timestamp } from '../platform/timestamp.ts'
import { localDay } from '../stores/index.ts'
import { cancelQuotation, methodsOf, validateQuotation } from './customer-quotations.ts'
import { stateOf } from './state.ts'

/** The PDF is generated when it is selected. */
type QuotationShape = Omit<Quotation, 'pdf'> & Pick<OrderShape, 'whole'>

function quotationShape(ctx: RequestContext, { whole }: OrderShape): QuotationShape | null {
  const { order } = whole
  const state = stateOf(ctx.app, order, ctx.app.now())
  if (!state || order.quotationExpiresAt === null) return null
  const canAccept = canAcceptQuotation(state)
  return {
    state: state.toUpperCase() as Quotation['state'],
    valid_until: localDay(ctx.store, order.quotationExpiresAt),
    answered_at: order.quotationAnsweredAt && timestamp(order.quotationAnsweredAt),
    message: order.quotationMessage,
    accepted_at: order.quotationAcceptedAt && timestamp(order.quotationAcceptedAt),
    can_accept: canAccept,
    can_cancel: canCancelQuotation(state),
    payment_methods: canAccept ? methodsOf(ctx, whole) : [],
    whole,
  }
}

async function answer(ctx: RequestContext, id: number) {
  const whole = await readOrder(ctx.app.sql, id)
  if (!whole) throw new Error(`There is no order with id ${id}.`)
  return { order: orderShape(whole, ctx.store.language) }
}

async function pdfOf(
  { whole }: QuotationShape,
  _args: never,
  ctx: RequestContext,
): Promise<OrderFile | null> {
  if (whole.order.quotationAnsweredAt === null) return null
  const { fileName, content } = await quotationDocumentFile(ctx.app.sql, ctx.app, whole)
  return { file_name: fileName, content_type: 'application/pdf', content: content.toString('base64') }
}

export const quotationResolvers = {
  Mutation: {
    validateQuotation: async (_root: never, args: MutationValidateQuotationArgs, ctx) => {
      await validateQuotation(ctx, args)
      return await answer(ctx, args.order_id)
    },
    cancelQuotation: async (_root: never, args: MutationCancelQuotationArgs, ctx) => {
      await cancelQuotation(ctx, args)
      return await answer(ctx, args.order_id)
    },
  },
  Cart: {
    can_request_quotation: ({ context }: CartShape) => quotationTerms(context) !== undefined,
  },
  CustomerOrder: {
    quotation: (order: OrderShape, _args: never, ctx) => quotationShape(ctx, order),
  },
  Quotation: { pdf: pdfOf },
} satisfies ResolverMap
