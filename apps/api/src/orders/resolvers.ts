import type {
  CustomerOrdersArgs,
  MutationPlaceOrderArgs,
  PlaceOrderError as PlaceOrderErrorShape,
  PlaceOrderInput,
} from '@comptoir/contract/generated/types'
import { Kind, type GraphQLResolveInfo, type SelectionNode } from 'graphql'
import { MissingParameterError } from '../cart/index.ts'
import { productShape } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { PlaceOrderError } from './errors.ts'
import { ordersOf } from './list.ts'
import { placeOrder, type PlacedOrder } from './place.ts'
import { selectOrder } from './read.sql.ts'
import { orderListShape, orderShape, type OrderItemShape } from './shapes.ts'

type PlaceOrderShape = {
  order: { order_number: string; order_id: string } | null
  placed: PlacedOrder | null
  errors: PlaceOrderErrorShape[]
}

/**
 * Magento 2.4.8 answers a refusal as data. A client that does not select `errors` would take it for silence, so it is
 * answered a top-level error, as by older Magentos (contract §5).
 */
async function place(
  ctx: RequestContext,
  { cart_id: cartId, expected_grand_total: expected }: PlaceOrderInput,
  info: GraphQLResolveInfo | undefined,
): Promise<PlaceOrderShape> {
  try {
    const placed = await placeOrder(ctx, cartId, { expectedTotal: expected ?? undefined })
    return { placed, order: { order_number: placed.number, order_id: placed.number }, errors: [] }
  } catch (error) {
    if (!(error instanceof PlaceOrderError) || (info && !selectsErrors(info))) throw error
    return { placed: null, order: null, errors: [{ code: error.code, message: error.message }] }
  }
}

function selectsErrors(info: GraphQLResolveInfo): boolean {
  const selects = (selection: SelectionNode): boolean => {
    if (selection.kind === Kind.FIELD) return selection.name.value === 'errors'
    const parts = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
    return parts?.selectionSet.selections.some(selects) ?? false
  }
  return info.fieldNodes.some((node) => node.selectionSet?.selections.some(selects))
}

const product = ({ productId }: OrderItemShape, _args: never, ctx: RequestContext) =>
  productId === null ? null : productShape(ctx, productId)

export const orderResolvers = {
  Mutation: {
    placeOrder: (_root: never, args: MutationPlaceOrderArgs, ctx, info?: GraphQLResolveInfo) => {
      if (!args.input?.cart_id) throw new MissingParameterError('cart_id')
      return place(ctx, args.input, info)
    },
  },
  PlaceOrderOutput: {
    orderV2: async ({ placed }: PlaceOrderShape, _args: never, ctx) => {
      const order = placed && (await selectOrder(ctx.app.sql, placed.id))
      return order ? orderShape(order, ctx.store.language) : null
    },
  },
  Customer: {
    orders: async (_customer: never, args: Partial<CustomerOrdersArgs>, ctx) =>
      orderListShape(await ordersOf(ctx, args), ctx.store.language),
  },
  OrderItem: { product },
  ConfigurableOrderItem: { product },
  BundleOrderItem: { product },
} satisfies ResolverMap
