import type { TestApi } from './api.ts'

export type TestNotice = {
  type: string
  message: string
  cart_item_uid: string | null
  sku: string | null
  product_name: string | null
  previous_price: { value: number } | null
  price: { value: number } | null
  previous_quantity: number | null
  quantity: number | null
}

export type TestCart = {
  id: string
  total_quantity: number
  applied_coupons: { code: string }[] | null
  notices: TestNotice[]
  items: {
    id: string
    uid: string
    __typename: string
    quantity: number
    is_available: boolean
    errors: { code: string; message: string }[] | null
    product: { sku: string; name: string }
    configurable_options?: { option_label: string; value_label: string }[]
    configured_variant?: { sku: string }
    prices: { row_total: { value: number }; row_total_including_tax: { value: number } }
  }[]
  prices: {
    subtotal_excluding_tax: { value: number }
    subtotal_including_tax: { value: number }
    applied_taxes: { label: string; amount: { value: number } }[]
    discounts: { label: string; amount: { value: number } }[] | null
    grand_total: { value: number; currency: string }
  }
}

const cartFields = `
  id total_quantity applied_coupons { code }
  notices {
    type message cart_item_uid sku product_name previous_price { value } price { value } previous_quantity quantity
  }
  items {
    id uid __typename quantity is_available errors { code message } product { sku name }
    prices { row_total { value } row_total_including_tax { value } }
    ... on ConfigurableCartItem {
      configurable_options { option_label value_label }
      configured_variant { sku }
    }
  }
  prices {
    subtotal_excluding_tax { value } subtotal_including_tax { value }
    applied_taxes { label amount { value } } discounts { label amount { value } }
    grand_total { value currency }
  }`

type Visitor = { as?: string; store?: string; currency?: string }
type Item = { sku: string; quantity: number; parent_sku?: string; selected_options?: string[] }

/** What a shopper does with carts, in the contract's own operations. */
export function shopper(test: TestApi, visitor: Visitor = {}) {
  const send = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    test.send<Data>(query, variables, visitor)
  return {
    send,
    emptyCart: async () =>
      (await send<{ createEmptyCart: string }>('mutation { createEmptyCart }')).data.createEmptyCart,
    cart: async (id: string) =>
      await send<{ cart: TestCart }>(`query ($id: String!) { cart(cart_id: $id) { ${cartFields} } }`, { id }),
    add: async (id: string, ...items: Item[]) => {
      const answer = await send<{
        addProductsToCart: { cart: TestCart; user_errors: { code: string; message: string }[] }
      }>(
        `mutation ($id: String!, $items: [CartItemInput!]!) {
          addProductsToCart(cartId: $id, cartItems: $items) { cart { ${cartFields} } user_errors { code message } }
        }`,
        { id, items },
      )
      return answer.data.addProductsToCart
    },
    update: async (
      id: string,
      ...items: { cart_item_id?: number; cart_item_uid?: string; quantity: number }[]
    ) =>
      await send<{ updateCartItems: { cart: TestCart } }>(
        `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { ${cartFields} } } }`,
        { input: { cart_id: id, cart_items: items } },
      ),
    remove: async (id: string, itemId: number) =>
      await send<{ removeItemFromCart: { cart: TestCart } }>(
        `mutation ($input: RemoveItemFromCartInput!) { removeItemFromCart(input: $input) { cart { ${cartFields} } } }`,
        { input: { cart_id: id, cart_item_id: itemId } },
      ),
    coupon: async (id: string, code: string) =>
      await send<{ applyCouponToCart: { cart: TestCart } }>(
        `mutation ($input: ApplyCouponToCartInput!) { applyCouponToCart(input: $input) { cart { ${cartFields} } } }`,
        { input: { cart_id: id, coupon_code: code } },
      ),
    uncoupon: async (id: string) =>
      await send<{ removeCouponFromCart: { cart: TestCart } }>(
        `mutation ($input: RemoveCouponFromCartInput!) {
          removeCouponFromCart(input: $input) { cart { ${cartFields} } }
        }`,
        { input: { cart_id: id } },
      ),
    merge: async (source: string, destination?: string) =>
      await send<{ mergeCarts: TestCart }>(
        `mutation ($source: String!, $destination: String) {
          mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { ${cartFields} }
        }`,
        { source, destination },
      ),
    dismiss: async (id: string) =>
      await send<{ dismissCartNotices: TestCart }>(
        `mutation ($id: String!) { dismissCartNotices(cart_id: $id) { ${cartFields} } }`,
        { id },
      ),
  }
}
