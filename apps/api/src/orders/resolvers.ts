import type {
  CustomerOrdersArgs,
  MutationCancelOrderArgs,
  MutationConfirmCancelOrderArgs,
  MutationConfirmWithdrawalArgs,
  MutationKeepGuestOrderArgs,
  MutationPlaceOrderArgs,
  MutationSetPaymentMethodAndPlaceOrderArgs,
  MutationReorderItemsArgs,
  MutationRequestGuestOrderCancelArgs,
  MutationRequestOrderLinkArgs,
  MutationRequestWithdrawalArgs,
  OrderFile,
  PlaceOrderError as PlaceOrderErrorShape,
  PlaceOrderInput,
  QueryGuestOrderArgs,
  QueryGuestOrderByTokenArgs,
  QueryWithdrawalOptionsArgs,
} from '@comptoir/contract/generated/types'
import { Kind, type GraphQLResolveInfo, type SelectionNode } from 'graphql'
import { cartShape, MissingParameterError, reorder } from '../cart/index.ts'
import { productShape } from '../catalogue/index.ts'
import { setPaymentMethod } from '../checkout/index.ts'
import { signedIn, type CustomerShape } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { appointmentCalendar } from './calendar.ts'
import { cancelOrder, type CancellationResult } from './cancel.ts'
import type { DocumentShape } from './document-shapes.ts'
import { OrderNotFoundError, PlaceOrderError } from './errors.ts'
import { confirmGuestCancellation, requestGuestCancellation } from './guest-cancel.ts'
import { guestOrder, guestOrderByToken } from './guest-orders.ts'
import { keepGuestOrder } from './keep-guest-order.ts'
import { ordersOf } from './list.ts'
import type { WholeOrder } from './order.ts'
import { requestOrderLink } from './order-links.ts'
import { orderDocumentFile } from './document-files.ts'
import { awaitsPayment, payUntil, paymentInstructions } from './payment-instructions.ts'
import { placeOrder, type PlacedOrder } from './place.ts'
import { orderProgress } from './progress.ts'
import { readOrder, selectNamedOrder } from './read.sql.ts'
import type { OrderItemShape } from './item-shape.ts'
import { orderListShape, orderShape, type OrderShape } from './shapes.ts'
import { withdrawalOptionsShape, withdrawalShape } from './withdrawal-shapes.ts'
import { selectWithdrawals } from './withdrawals.sql.ts'
import { confirmWithdrawal, prepareWithdrawal, withdrawalOf, withdrawalOptions } from './withdrawals.ts'

type PlaceOrderShape = {
  order: { order_number: string; order_id: string } | null
  placed: PlacedOrder | null
  errors: PlaceOrderErrorShape[]
}

/**
 * Magento 2.4.8 returns the error of placeOrder as data. A client that does not select `errors` would miss it, so it
 * gets a top-level error, as from earlier versions of Magento (contract §5).
 */
async function place(
  ctx: RequestContext,
  { cart_id: cartId, expected_grand_total: expected, is_quotation: isQuotation }: PlaceOrderInput,
  info: GraphQLResolveInfo | undefined,
): Promise<PlaceOrderShape> {
  try {
    const placed = await placeOrder(ctx, cartId, {
      expectedTotal: expected ?? undefined,
      isQuotation: isQuotation === true,
    })
    return { placed, order: { order_number: placed.number, order_id: placed.number }, errors: [] }
  } catch (error) {
    if (!(error instanceof PlaceOrderError) || (info && !selectsErrors(info))) throw error
    return { placed: null, order: null, errors: [{ code: error.code, message: error.message }] }
  }
}

function selectsErrors(info: GraphQLResolveInfo): boolean {
  const selects = (selection: SelectionNode): boolean => {
    if (selection.kind === Kind.FIELD) return selection.name.value === 'errors'
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
    return fragment?.selectionSet.selections.some(selects) ?? false
  }
  return info.fieldNodes.some((node) => node.selectionSet?.selections.some(selects))
}

async function shapeOf(ctx: RequestContext, whole: Promise<WholeOrder>): Promise<OrderShape> {
  return orderShape(await whole, ctx.store.language)
}

async function reorderItems(ctx: RequestContext, number: string) {
  const { customerId, websiteId } = signedIn(ctx)
  const order = await selectNamedOrder(ctx.app.sql, { number, websiteId, customerId })
  if (!order) throw new OrderNotFoundError(number, ctx.store.language)
  const { cart, errors } = await reorder(ctx, order.cartId)
  return {
    cart: cartShape(ctx, cart),
    userInputErrors: errors.map(({ code, message }) => ({ code, message, path: ['orderNumber'] })),
  }
}

async function cancellationShape(ctx: RequestContext, cancellation: Promise<CancellationResult>) {
  const { id, error } = await cancellation
  const whole = id === null ? undefined : await readOrder(ctx.app.sql, id)
  return {
    error: error?.message ?? null,
    errorV2: error,
    order: whole ? orderShape(whole, ctx.store.language) : null,
  }
}

async function fileOf({ whole, document }: DocumentShape, ctx: RequestContext): Promise<OrderFile> {
  const { fileName, content } = await orderDocumentFile(ctx.app.sql, ctx.app, whole, document)
  return { file_name: fileName, content_type: 'application/pdf', content: content.toString('base64') }
}

/** The order's store view, in the language in which it is read. */
function storeOf({ app, store }: RequestContext, { storeId }: { storeId: number }) {
  const own = app.stores.byId(storeId)
  return own.website.id === store.website.id ? store : own
}

const pdf = (document: DocumentShape, _args: never, ctx: RequestContext) => fileOf(document, ctx)

const product = ({ productId }: OrderItemShape, _args: never, ctx: RequestContext) =>
  productId === null ? null : productShape(ctx, productId)

const food = async ({ itemId, foods }: OrderItemShape, _args: never, ctx: RequestContext) =>
  (await foods(ctx)).get(itemId) ?? null

export const orderResolvers = {
  Query: {
    guestOrder: (_root: never, { input }: QueryGuestOrderArgs, ctx) => shapeOf(ctx, guestOrder(ctx, input)),
    guestOrderByToken: (_root: never, { input }: QueryGuestOrderByTokenArgs, ctx) =>
      shapeOf(ctx, guestOrderByToken(ctx, input.token)),
    customerOrders: async (_root: never, _args: never, ctx) =>
      orderListShape(await ordersOf(ctx, signedIn(ctx).customerId, { pageSize: 1000 }), ctx.store.language),
    withdrawalOptions: async (_root: never, args: QueryWithdrawalOptionsArgs, ctx) =>
      withdrawalOptionsShape(await withdrawalOptions(ctx, args), ctx.store.language),
  },
  Mutation: {
    requestOrderLink: (_root: never, { input }: MutationRequestOrderLinkArgs, ctx) =>
      requestOrderLink(ctx, input),
    placeOrder: (_root: never, args: MutationPlaceOrderArgs, ctx, info?: GraphQLResolveInfo) => {
      if (!args.input?.cart_id) throw new MissingParameterError('cart_id')
      return place(ctx, args.input, info)
    },
    setPaymentMethodAndPlaceOrder: async (
      _root: never,
      args: MutationSetPaymentMethodAndPlaceOrderArgs,
      ctx,
      info?: GraphQLResolveInfo,
    ) => {
      if (!args.input?.cart_id) throw new MissingParameterError('cart_id')
      await setPaymentMethod(ctx, args.input.cart_id, args.input.payment_method)
      return await place(ctx, { cart_id: args.input.cart_id }, info)
    },
    keepGuestOrder: (_root: never, { token }: MutationKeepGuestOrderArgs, ctx) =>
      shapeOf(ctx, keepGuestOrder(ctx, token)),
    reorderItems: (_root: never, args: MutationReorderItemsArgs, ctx) => reorderItems(ctx, args.orderNumber),
    cancelOrder: (_root: never, { input }: MutationCancelOrderArgs, ctx) =>
      cancellationShape(ctx, cancelOrder(ctx, input)),
    requestGuestOrderCancel: (_root: never, { input }: MutationRequestGuestOrderCancelArgs, ctx) =>
      cancellationShape(ctx, requestGuestCancellation(ctx, input)),
    confirmCancelOrder: (_root: never, { input }: MutationConfirmCancelOrderArgs, ctx) =>
      cancellationShape(ctx, confirmGuestCancellation(ctx, input)),
    requestWithdrawal: async (_root: never, { input }: MutationRequestWithdrawalArgs, ctx) => {
      const { whole, withdrawal, token } = await prepareWithdrawal(ctx, input)
      return { confirmation_token: token, withdrawal: withdrawalShape(ctx.store, whole, withdrawal) }
    },
    confirmWithdrawal: async (_root: never, args: MutationConfirmWithdrawalArgs, ctx) => {
      const { whole, withdrawal } = await confirmWithdrawal(ctx, args.confirmation_token)
      return { withdrawal: withdrawalShape(ctx.store, whole, withdrawal) }
    },
  },
  PlaceOrderOutput: {
    orderV2: async ({ placed }: PlaceOrderShape, _args: never, ctx) => {
      const order = placed && (await readOrder(ctx.app.sql, placed.id))
      return order ? orderShape(order, ctx.store.language) : null
    },
  },
  Customer: {
    orders: async ({ id }: CustomerShape, args: Partial<CustomerOrdersArgs>, ctx) =>
      orderListShape(await ordersOf(ctx, id, args), ctx.store.language),
  },
  CustomerOrder: {
    appointment_calendar: ({ whole }: OrderShape, _args: unknown, { app }) =>
      appointmentCalendar(app, app.stores.byId(whole.order.storeId), whole) ?? null,
    payment_methods: ({ whole: { order } }: OrderShape, _args: never, ctx) => {
      const { text, details } = awaitsPayment(order)
        ? paymentInstructions(storeOf(ctx, order), order.paymentMethod)
        : { text: null, details: [] }
      const additional = [...(text ? [{ name: 'instructions', value: text }] : []), ...details]
      return [{ name: order.paymentTitle, type: order.paymentMethod, additional_data: additional }]
    },
    payment_due_on: ({ whole: { order } }: OrderShape, _args: never, ctx) =>
      payUntil(storeOf(ctx, order), order) ?? null,
    withdrawal: async ({ whole }: OrderShape, _args: never, ctx) => {
      const found = await withdrawalOf(ctx, whole)
      const { ineligibility } = found.state
      const hasRight = ineligibility !== 'professional' && ineligibility !== 'not_concluded'
      return hasRight ? withdrawalOptionsShape(found, ctx.store.language) : null
    },
    progress: ({ whole }: OrderShape, _args: never, ctx) => orderProgress(ctx.app.sql, whole),
    withdrawals: async ({ whole }: OrderShape, _args: never, ctx) =>
      (await selectWithdrawals(ctx.app.sql, [whole.order.id])).map((one) =>
        withdrawalShape(ctx.store, whole, one),
      ),
  },
  Invoice: { pdf },
  CreditMemo: { pdf },
  OrderItem: { product, food },
  ConfigurableOrderItem: { product, food },
  BundleOrderItem: { product, food },
  DownloadableOrderItem: { product, food },
} satisfies ResolverMap
