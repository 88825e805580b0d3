import { randomUUID } from 'node:crypto'
import { signatureOf } from '../src/payment-providers/payzen/signature.ts'
import type { TestApi } from './api.ts'
import { testSettings } from './settings.ts'

export const paris = {
  firstname: 'Camille',
  lastname: 'Morel',
  street: ['1 rue de la Paix'],
  city: 'Paris',
  postcode: '75002',
  country_code: 'FR',
  telephone: '+33639980014',
}
export const ajaccio = { ...paris, street: ['6 rue Fesch'], city: 'Ajaccio', postcode: '20000' }

/** Sends one operation, in this process or over the network. */
export type Sender = Pick<TestApi, 'send'>
type Options = { as?: string; store?: string; currency?: string; from?: string; choosesLocation?: boolean }
type ItemInput = { sku: string; quantity?: number }

/** A new cart with one line; a customer's is the active one. */
export async function cartWith(
  test: Sender,
  { sku, quantity = 1 }: ItemInput,
  options: Options = {},
): Promise<string> {
  const made = await test.send<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, options)
  const id = made.data.createEmptyCart
  const { data } = await test.send<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } }
    }`,
    { id, items: [{ sku, quantity }] },
    options,
  )
  const [error] = data.addProductsToCart.user_errors
  if (error) throw new Error(error.message)
  return id
}

type CheckOutOptions = Options & {
  address?: typeof paris
  carrier?: string
  method?: string
  /** Of a guest. */
  email?: string
  payment?: string
}

/** Takes a cart through every step of the checkout up to the order itself. */
export async function checkOut(
  test: Sender,
  id: string,
  {
    address = paris,
    carrier = 'flatrate',
    method = carrier === 'instore' ? 'pickup' : carrier,
    email = 'guest@example.com',
    payment = 'payzen_standard',
    ...options
  }: CheckOutOptions = {},
): Promise<void> {
  const guest = options.as
    ? ''
    : `setGuestEmailOnCart(input: { cart_id: $id, email: "${email}" }) { cart { id } }`
  const { errors } = await test.send(
    `mutation ($id: String!, $address: CartAddressInput!, $carrier: String!, $method: String!, $payment: String!) {
      ${guest}
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { cart { id } }
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      setShippingMethodsOnCart(
        input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }
      ) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $payment } }) { cart { id } }
    }`,
    {
      id,
      carrier,
      method,
      payment,
      address: { ...address, save_in_address_book: false },
    },
    options,
  )
  if (errors) throw new Error(errors[0]?.message)
}

export async function readyCart(
  test: Sender,
  item: ItemInput,
  options: CheckOutOptions = {},
): Promise<string> {
  const {
    address: _address,
    carrier: _carrier,
    method: _method,
    email: _email,
    payment: _payment,
    ...who
  } = options
  const id = await cartWith(test, item, who)
  await checkOut(test, id, options)
  return id
}

export type Placed = {
  placeOrder: {
    order: { order_number: string } | null
    orderV2: { number: string; token: string } | null
    errors: { code: string; message: string }[]
  }
}

export async function place(test: Sender, id: string, options: Options = {}): Promise<Placed['placeOrder']> {
  const answer = await test.send<Placed>(
    `mutation ($id: String!) {
      placeOrder(input: { cart_id: $id }) {
        order { order_number }
        orderV2 { number token }
        errors { code message }
      }
    }`,
    { id },
    options,
  )
  if (answer.errors) throw new Error(answer.errors[0]?.message)
  return answer.data.placeOrder
}

/** Places an order that cannot be refused and answers its number. */
export async function placed(test: Sender, item: ItemInput, options: Options = {}): Promise<string> {
  const { order, errors } = await place(test, await readyCart(test, item, options), options)
  if (!order) throw new Error(errors[0]?.message)
  return order.order_number
}

export async function stockOf(test: Pick<TestApi, 'sql'>, sku: string): Promise<number> {
  const [row] = await test.sql<{ quantity: number }[]>`
    select quantity from stock_item join product on product.id = product_id where sku = ${sku}`
  return row?.quantity ?? Number.NaN
}

export async function setStock(test: Pick<TestApi, 'sql'>, sku: string, quantity: number): Promise<void> {
  await test.sql`
    update stock_item set quantity = ${quantity}
      from product where product.id = product_id and sku = ${sku}`
}

export async function orderRow(test: Pick<TestApi, 'sql'>, number: string) {
  const [row] = await test.sql<{ id: number; status: string; paymentState: string; grandTotal: number }[]>`
    select id, status, payment_state as "paymentState", grand_total as "grandTotal"
      from sales_order where number = ${number}`
  if (!row) throw new Error(`There is no order ${number}.`)
  return row
}

/** What the provider posts after a payment, unsigned. */
export function notificationFields(
  orderNumber: string,
  amount: number,
  changes: Record<string, string> = {},
): Record<string, string> {
  return {
    vads_site_id: testSettings().payzen.siteId,
    vads_ctx_mode: testSettings().payzen.mode,
    vads_trans_id: 'abc123',
    vads_trans_date: '20260301120000',
    vads_trans_uuid: randomUUID().replaceAll('-', ''),
    vads_trans_status: 'AUTHORISED',
    vads_operation_type: 'DEBIT',
    vads_order_id: orderNumber,
    vads_amount: String(amount),
    vads_effective_amount: String(amount),
    vads_currency: '978',
    ...changes,
  }
}

export async function notify(
  test: TestApi,
  fields: Record<string, string>,
  signature = signatureOf(fields, testSettings().payzen.key),
): Promise<{ status: number; text: string }> {
  const answer = await test.api.server.inject({
    method: 'POST',
    url: '/payzen/payment/check',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, signature }).toString(),
  })
  return { status: answer.statusCode, text: answer.payload }
}

/** The same over the network. */
export async function notifyAt(
  origin: string,
  fields: Record<string, string>,
  key = testSettings().payzen.key,
): Promise<{ status: number; headers: Headers; text: string }> {
  const signature = signatureOf(fields, key)
  const answer = await fetch(`${origin}/payzen/payment/check`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, signature }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
