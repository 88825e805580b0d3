import type {
  CartItemsV2Args,
  MutationAddBundleProductsToCartArgs,
  MutationAddConfigurableProductsToCartArgs,
  MutationAddDownloadableProductsToCartArgs,
  MutationAddProductsToCartArgs,
  MutationAddProductsToNewCartArgs,
  MutationSetCartAsInactiveArgs,
  MutationAddSimpleProductsToCartArgs,
  MutationAddVirtualProductsToCartArgs,
  MutationApplyCouponsToCartArgs,
  MutationApplyCouponToCartArgs,
  MutationAssignCustomerToGuestCartArgs,
  MutationClearCartArgs,
  MutationCreateEmptyCartArgs,
  MutationCreateGuestCartArgs,
  MutationDismissCartNoticesArgs,
  MutationMergeCartsArgs,
  MutationRemoveCouponFromCartArgs,
  MutationRemoveCouponsFromCartArgs,
  MutationRemoveItemFromCartArgs,
  MutationUpdateCartItemsArgs,
  QueryCartArgs,
  QueryQuickOrderArgs,
} from '@comptoir/contract/generated/types'
import { productShape } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { pageOf } from '../platform/page.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { addAllProducts, addProducts, type ItemError } from './add-products.ts'
import { createEmptyCart, createGuestCart, customerCart, readCart } from './cart.ts'
import { clearCart } from './clear.ts'
import { applyCoupon, applyCoupons, removeCoupon, removeCoupons } from './coupon.ts'
import { removeLine, updateLines } from './update-lines.ts'
import { MissingParameterError } from './errors.ts'
import { assignCustomer, mergeCarts } from './merge.ts'
import { dismissNotices } from './notices.ts'
import { checkQuickOrder, type QuickOrderLineShape } from './quick-order.ts'
import { fromLegacyItem, type LegacyCartItem } from './legacy-inputs.ts'
import { addToNewCart, setCartInactive } from './separate-cart.ts'
import { sortedItems } from './sort-items.ts'
import {
  cartItems,
  cartPrices,
  promotionHints,
  cartShape,
  type CartItemShape,
  type CartShape,
} from './shape.ts'

export const cartResolvers = {
  Query: {
    cart: async (_: unknown, args: QueryCartArgs, ctx: RequestContext) =>
      cartShape(ctx, await readCart(ctx, required('cart_id', args.cart_id))),
    customerCart: async (_: unknown, _args: unknown, ctx: RequestContext) =>
      cartShape(ctx, await customerCart(ctx)),
    quickOrder: async (_: unknown, { lines }: QueryQuickOrderArgs, ctx: RequestContext) =>
      await checkQuickOrder(ctx, lines),
  },
  Mutation: {
    createEmptyCart: async (_: unknown, { input }: MutationCreateEmptyCartArgs, ctx: RequestContext) =>
      await createEmptyCart(ctx, input?.cart_id),
    addProductsToCart: async (_: unknown, args: MutationAddProductsToCartArgs, ctx: RequestContext) => {
      const { cart, errors } = await addProducts(ctx, required('cartId', args.cartId), args.cartItems)
      return { cart: cartShape(ctx, cart), user_errors: errors.map(userError) }
    },
    updateCartItems: async (_: unknown, { input }: MutationUpdateCartItemsArgs, ctx: RequestContext) => {
      const changes = (input?.cart_items ?? []).filter((item) => item !== null)
      const cart = await updateLines(ctx, required('cart_id', input?.cart_id), changes)
      return { cart: cartShape(ctx, cart), errors: [] }
    },
    addSimpleProductsToCart: (_: unknown, args: MutationAddSimpleProductsToCartArgs, ctx: RequestContext) =>
      addLegacyItems(ctx, args),
    addVirtualProductsToCart: (_: unknown, args: MutationAddVirtualProductsToCartArgs, ctx: RequestContext) =>
      addLegacyItems(ctx, args),
    addConfigurableProductsToCart: (
      _: unknown,
      args: MutationAddConfigurableProductsToCartArgs,
      ctx: RequestContext,
    ) => addLegacyItems(ctx, args),
    addBundleProductsToCart: (_: unknown, args: MutationAddBundleProductsToCartArgs, ctx: RequestContext) =>
      addLegacyItems(ctx, args),
    addDownloadableProductsToCart: (
      _: unknown,
      args: MutationAddDownloadableProductsToCartArgs,
      ctx: RequestContext,
    ) => addLegacyItems(ctx, args),
    addProductsToNewCart: async (_: unknown, args: MutationAddProductsToNewCartArgs, ctx: RequestContext) => {
      const { cart, errors } = await addToNewCart(ctx, args.cartItems)
      return { cart: cartShape(ctx, cart), user_errors: errors.map(userError) }
    },
    setCartAsInactive: async (_: unknown, args: MutationSetCartAsInactiveArgs, ctx: RequestContext) => {
      const error = await setCartInactive(ctx, required('cartId', args.cartId))
      return { success: error === null, error }
    },
    createGuestCart: async (_: unknown, { input }: MutationCreateGuestCartArgs, ctx: RequestContext) => ({
      cart: cartShape(ctx, await createGuestCart(ctx, input?.cart_uid)),
    }),
    clearCart: async (_: unknown, { input }: MutationClearCartArgs, ctx: RequestContext) => {
      const { cart, errors } = await clearCart(ctx, required('uid', input.uid))
      return { cart: cart && cartShape(ctx, cart), errors }
    },
    assignCustomerToGuestCart: async (
      _: unknown,
      args: MutationAssignCustomerToGuestCartArgs,
      ctx: RequestContext,
    ) => cartShape(ctx, await assignCustomer(ctx, args.cart_id)),
    dismissCartNotices: async (_: unknown, args: MutationDismissCartNoticesArgs, ctx: RequestContext) =>
      cartShape(ctx, await dismissNotices(ctx, required('cart_id', args.cart_id))),
    removeItemFromCart: async (
      _: unknown,
      { input }: MutationRemoveItemFromCartArgs,
      ctx: RequestContext,
    ) => {
      const cart = await removeLine(ctx, required('cart_id', input?.cart_id), input ?? {})
      return { cart: cartShape(ctx, cart) }
    },
    applyCouponToCart: async (_: unknown, { input }: MutationApplyCouponToCartArgs, ctx: RequestContext) => {
      const cart = await applyCoupon(ctx, required('cart_id', input?.cart_id), input?.coupon_code ?? '')
      return { cart: cartShape(ctx, cart) }
    },
    removeCouponFromCart: async (
      _: unknown,
      { input }: MutationRemoveCouponFromCartArgs,
      ctx: RequestContext,
    ) => ({ cart: cartShape(ctx, await removeCoupon(ctx, required('cart_id', input?.cart_id))) }),
    applyCouponsToCart: async (
      _: unknown,
      { input }: MutationApplyCouponsToCartArgs,
      ctx: RequestContext,
    ) => {
      const id = required('cart_id', input?.cart_id)
      const codes = (input?.coupon_codes ?? []).filter((code) => code !== null)
      return { cart: cartShape(ctx, await applyCoupons(ctx, id, codes, input?.type === 'REPLACE')) }
    },
    removeCouponsFromCart: async (
      _: unknown,
      { input }: MutationRemoveCouponsFromCartArgs,
      ctx: RequestContext,
    ) => {
      const codes = (input?.coupon_codes ?? []).filter((code) => code !== null)
      return { cart: cartShape(ctx, await removeCoupons(ctx, required('cart_id', input?.cart_id), codes)) }
    },
    mergeCarts: async (_: unknown, args: MutationMergeCartsArgs, ctx: RequestContext) =>
      cartShape(ctx, await mergeCarts(ctx, args.source_cart_id, args.destination_cart_id)),
  },
  Cart: {
    items: (cart: CartShape) => cartItems(cart),
    itemsV2: (cart: CartShape, args: CartItemsV2Args) =>
      pageOf(sortedItems(cartItems(cart), args.sort), args),
    prices: (cart: CartShape) => cartPrices(cart),
    promotion_hints: (cart: CartShape) => promotionHints(cart),
  },
  SimpleCartItem: { product: productOf, food: foodOf },
  BundleCartItem: { product: productOf, food: foodOf },
  VirtualCartItem: { product: productOf, food: foodOf },
  DownloadableCartItem: { product: productOf, food: foodOf },
  ConfigurableCartItem: {
    product: productOf,
    food: foodOf,
    configured_variant: async ({ context, line }: CartItemShape) =>
      await productShape(context, line.variantId ?? line.productId),
  },
  QuickOrderLine: {
    product: ({ context, productId }: QuickOrderLineShape) =>
      productId === null ? null : productShape(context, productId),
    variant: ({ context, variantId }: QuickOrderLineShape) =>
      variantId === null ? null : productShape(context, variantId),
    error: ({ error }: QuickOrderLineShape) => error && userError(error),
  },
} satisfies ResolverMap

async function productOf({ context, line }: CartItemShape) {
  return await productShape(context, line.productId)
}

async function foodOf({ foods, line }: CartItemShape) {
  return (await foods()).get(line.id) ?? null
}

function required(parameter: string, value: string | null | undefined): string {
  if (!value) throw new MissingParameterError(parameter)
  return value
}

type LegacyInput = { input?: { cart_id: string; cart_items: readonly (LegacyCartItem | null)[] } | null }

async function addLegacyItems(ctx: RequestContext, { input }: LegacyInput) {
  const id = required('cart_id', input?.cart_id)
  const items = (input?.cart_items ?? []).filter((item) => item !== null)
  if (items.length === 0) throw new MissingParameterError('cart_items')
  const cart = await addAllProducts(
    ctx,
    id,
    items.map((item) => fromLegacyItem(ctx, item)),
  )
  return { cart: cartShape(ctx, cart) }
}

function userError(error: ItemError) {
  const isStock = error.code === 'INSUFFICIENT_STOCK'
  return { __typename: isStock ? 'InsufficientStockError' : 'CartUserInputError', ...error }
}
