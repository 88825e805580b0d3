import { notificationFields, paris, type Sender } from './checkout.ts'
import type { KillableShop } from './killable-shop.ts'

/** What a purchase needs of a shop. */
type Shop = Pick<KillableShop, 'send' | 'sql' | 'notify'>

/** What one shopper was told so far; nothing is known of an answer that never came. */
export type Purchase = {
  sku: string
  transaction: string
  cart: string | undefined
  isReady: boolean
  number: string | undefined
  total: number
  isPaid: boolean
}

export function newPurchase(sku: string, transaction: string): Purchase {
  return { sku, transaction, cart: undefined, isReady: false, number: undefined, total: 0, isPaid: false }
}

/**
 * Goes on with a purchase from wherever it stood: cart, goods, checkout, order, and what the bank tells. Steps that
 * were answered are not repeated; one whose answer was lost is, as a shopper who clicks again and a bank that retries.
 */
export async function goOn(shop: Shop, purchase: Purchase): Promise<void> {
  purchase.cart ??= (
    await ask<{ createEmptyCart: string }>(shop, 'mutation { createEmptyCart }')
  ).createEmptyCart
  if (!purchase.isReady) await makeReady(shop, purchase, purchase.cart)
  purchase.number ??= await order(shop, purchase.cart)
  if (!purchase.isPaid) await pay(shop, purchase, purchase.number)
}

async function makeReady(shop: Shop, purchase: Purchase, id: string): Promise<void> {
  const { cart } = await ask<{ cart: { items: unknown[] } }>(
    shop,
    'query ($id: String!) { cart(cart_id: $id) { items { id } } }',
    { id },
  )
  if (cart.items.length === 0)
    await ask(
      shop,
      `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
      }`,
      { id, items: [{ sku: purchase.sku, quantity: 1 }] },
    )
  await ask(
    shop,
    `mutation ($id: String!, $address: CartAddressInput!) {
      setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(
        input: { cart_id: $id, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }
      ) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } }) { cart { id } }
    }`,
    { id, address: paris },
  )
  purchase.isReady = true
}

/** The order's number; of one that was made though its answer was lost, from the shop's own books. */
async function order(shop: Shop, cart: string): Promise<string> {
  const { placeOrder } = await ask<{
    placeOrder: { order: { order_number: string } | null; errors: { code: string; message: string }[] }
  }>(
    shop,
    `mutation ($id: String!) {
      placeOrder(input: { cart_id: $id }) { order { order_number } errors { code message } }
    }`,
    { id: cart },
  )
  if (placeOrder.order) return placeOrder.order.order_number
  const [error] = placeOrder.errors
  if (error?.code !== 'CART_NOT_ACTIVE') throw new Error(error?.message ?? 'There was no answer.')
  const [row] = await shop.sql<{ number: string }[]>`
    select number from sales_order o join cart c on c.id = o.cart_id where c.masked_id = ${cart}`
  if (!row) throw new Error(`Cart ${cart} is over without an order.`)
  return row.number
}

async function pay(shop: Shop, purchase: Purchase, number: string): Promise<void> {
  const [row] = await shop.sql<{ total: number }[]>`
    select grand_total as total from sales_order where number = ${number}`
  if (!row) throw new Error(`The order ${number} was acknowledged and is not there.`)
  purchase.total = row.total
  const changes = { vads_trans_id: purchase.transaction, vads_trans_uuid: `uuid-${purchase.transaction}` }
  const { status, text } = await shop.notify(notificationFields(number, row.total, changes))
  if (status !== 200) throw new Error(text)
  purchase.isPaid = true
}

async function ask<Data>(
  shop: Sender,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { data, errors } = await shop.send<Data>(query, variables)
  if (errors) throw new Error(errors[0]?.message)
  return data
}
