import type {
  CheckoutAgreement,
  MutationEstimateShippingMethodsArgs,
  MutationEstimateTotalsArgs,
  MutationSetAppointmentOnCartArgs,
  MutationSetBillingAddressOnCartArgs,
  MutationSetCartCommentsArgs,
  MutationSetCutleryOnCartArgs,
  MutationSetTipOnCartArgs,
  MutationSetGuestEmailOnCartArgs,
  MutationSetPaymentMethodOnCartArgs,
  MutationSetShippingAddressesOnCartArgs,
  MutationSetShippingMethodsOnCartArgs,
  QueryCheckAddressForDeliveryArgs,
} from '@comptoir/contract/generated/types'
import {
  cartItemShape,
  cartShape,
  isByAppointmentOnly,
  MissingParameterError,
  type CartShape,
  type CartState,
} from '../cart/index.ts'
import { productShape } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { QueryTags } from '../platform/query-tags.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { selectedAppointment, setAppointment, shippingAppointments } from './appointments.ts'
import { setBillingAddress, setShippingAddress } from './addresses.ts'
import { vatCheckOfCart } from './check-buyer-number.ts'
import { selectAgreements, type AgreementRow } from './agreements.sql.ts'
import { estimateShipping, estimateTotals } from './estimates.ts'
import { paymentMethods, selectedPaymentMethod } from './payment-methods.ts'
import {
  availableMethod,
  billingAddressShape,
  shippingAddressShapes,
  type AvailableMethodShape,
  type SelectedMethodShape,
  type ShippingAddressShape,
} from './shapes.ts'
import {
  checkDelivery,
  promisedDay,
  setComments,
  setCutlery,
  setGuestEmail,
  setPaymentMethod,
  setShippingMethod,
} from './steps.ts'
import { setTip, tipOptions } from './tip.ts'

/** The mutations' `input` is nullable in Magento's schema. */
function given<Input extends { cart_id: string }>(input: Input | null | undefined): Input {
  if (!input?.cart_id) throw new MissingParameterError('cart_id')
  return input
}

const answer = async (ctx: RequestContext, cart: Promise<CartState>) => ({ cart: cartShape(ctx, await cart) })

function agreementShape(row: AgreementRow): CheckoutAgreement {
  return {
    agreement_id: row.id,
    name: row.name,
    checkbox_text: row.checkboxText,
    content: row.content,
    content_height: null,
    is_html: true,
    mode: 'MANUAL',
  }
}

/** Queries that are cached, with the tags of what they show (decisions K-3). */
export const cacheableCheckoutQueries: QueryTags = { checkoutAgreements: [] }

export const checkoutResolvers = {
  Query: {
    checkoutAgreements: async (_root: never, _args: never, ctx) =>
      (await selectAgreements(ctx.app.sql, ctx.store)).map(agreementShape),
    checkAddressForDelivery: async (_root: never, args: QueryCheckAddressForDeliveryArgs, ctx) => {
      const { isAvailable, message } = await checkDelivery(ctx, args.cart_id, args.customer_address_id)
      return { is_available: isAvailable, message }
    },
  },
  Mutation: {
    setGuestEmailOnCart: (_root: never, args: MutationSetGuestEmailOnCartArgs, ctx) => {
      const { cart_id: id, email } = given(args.input)
      return answer(ctx, setGuestEmail(ctx, id, email))
    },
    setShippingAddressesOnCart: (_root: never, args: MutationSetShippingAddressesOnCartArgs, ctx) => {
      const { cart_id: id, shipping_addresses: addresses } = given(args.input)
      return answer(ctx, setShippingAddress(ctx, id, addresses))
    },
    setBillingAddressOnCart: (_root: never, args: MutationSetBillingAddressOnCartArgs, ctx) => {
      const { cart_id: id, billing_address: address } = given(args.input)
      return answer(ctx, setBillingAddress(ctx, id, address))
    },
    setShippingMethodsOnCart: (_root: never, args: MutationSetShippingMethodsOnCartArgs, ctx) => {
      const { cart_id: id, shipping_methods: methods } = given(args.input)
      return answer(ctx, setShippingMethod(ctx, id, methods))
    },
    setPaymentMethodOnCart: (_root: never, args: MutationSetPaymentMethodOnCartArgs, ctx) => {
      const { cart_id: id, payment_method: method } = given(args.input)
      return answer(ctx, setPaymentMethod(ctx, id, method))
    },
    estimateTotals: (_root: never, args: MutationEstimateTotalsArgs, ctx) =>
      answer(ctx, estimateTotals(ctx, args.input)),
    estimateShippingMethods: async (_root: never, args: MutationEstimateShippingMethodsArgs, ctx) => {
      const { cart, offers } = await estimateShipping(ctx, args.input)
      return offers.map((offer) => availableMethod(ctx, cart, offer))
    },
    setAppointmentOnCart: (_root: never, args: MutationSetAppointmentOnCartArgs, ctx) =>
      answer(ctx, setAppointment(ctx, args)),
    setCartComments: (_root: never, args: MutationSetCartCommentsArgs, ctx) =>
      answer(ctx, setComments(ctx, args.cart_id, args.comment, args.comment_shipping)),
    setCutleryOnCart: (_root: never, args: MutationSetCutleryOnCartArgs, ctx) =>
      answer(ctx, setCutlery(ctx, args.cart_id, args.sets)),
    setTipOnCart: (_root: never, args: MutationSetTipOnCartArgs, ctx) =>
      answer(ctx, setTip(ctx, args.cart_id, args.amount)),
  },
  Cart: {
    shipping_addresses: ({ context, state }: CartShape) => shippingAddressShapes(context, state),
    billing_address: ({ context, state }: CartShape) => billingAddressShape(context, state),
    available_payment_methods: ({ context, state }: CartShape) =>
      paymentMethods(context, state).map((method) => ({ ...method, is_deferred: false })),
    // Magento answers an empty code and title, not null, when nothing is selected.
    selected_payment_method: ({ context, state }: CartShape) => ({
      ...(selectedPaymentMethod(context, state) ?? { code: '', title: '' }),
      purchase_order_number: state.purchaseOrderNumber,
    }),
    delivery_date: ({ context, state }: CartShape) => promisedDay(context, state),
    by_appointment: ({ context, state }: CartShape) => isByAppointmentOnly(context.store, state),
    tips: ({ context, state }: CartShape) => tipOptions(context, state),
    vat_check: ({ context, state }: CartShape) => vatCheckOfCart(context, state),
  },
  AvailableShippingMethod: {
    appointment: ({ context, state, key }: AvailableMethodShape) => shippingAppointments(context, state, key),
  },
  SelectedShippingMethod: {
    appointment: ({ context, state }: SelectedMethodShape) => selectedAppointment(context, state),
  },
  ShippingCartAddress: {
    cart_items: ({ state }: ShippingAddressShape) =>
      state.lines.map(({ id, quantity }) => ({ cart_item_id: id, quantity })),
    items_weight: async ({ context, state }: ShippingAddressShape) => {
      const products = state.lines.map(({ variantId, productId }) =>
        productShape(context, variantId ?? productId),
      )
      const weights = (await Promise.all(products)).map((product) => product?.weight ?? 0)
      return state.lines.reduce((sum, { quantity }, index) => sum + (weights[index] ?? 0) * quantity, 0)
    },
    cart_items_v2: ({ context, state }: ShippingAddressShape) =>
      state.lines.map((line) => cartItemShape(context, state, line)),
  },
} satisfies ResolverMap
