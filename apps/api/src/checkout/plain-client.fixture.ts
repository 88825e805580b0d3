import type { TestApi } from '../../test/api.ts'
import { home } from '../../test/fulfilment.ts'

export const store = 'sushi_en'
export const sku = 'NR-BOI-YUZ'

type Method = {
  carrier_code: string
  method_code: string
  method_title: string
  available: boolean
  error_message: string | null
  price_incl_tax: { value: number }
}
export type Cart = {
  cart: {
    shipping_addresses: {
      firstname: string
      street: string[]
      city: string
      pickup_location_code: string | null
      available_shipping_methods: Method[]
      selected_shipping_method: { carrier_code: string } | null
    }[]
    billing_address: { street: string[] } | null
    prices: { grand_total: { value: number } }
    pad_day: string | null
    pad_time: string | null
    total_quantity: number
  }
}
export const cartFields = `
  total_quantity pad_day pad_time prices { grand_total { value } } billing_address { street }
  shipping_addresses {
    firstname street city pickup_location_code selected_shipping_method { carrier_code }
    available_shipping_methods {
      carrier_code method_code method_title available error_message price_incl_tax { value }
    }
  }`
/** The address of a cart, and the method of a carrier that is offered there. */
export const addressIn = ({ shipping_addresses: [address] }: Cart['cart']) => address
export const offer = (cart: Cart['cart'], carrier: string) =>
  addressIn(cart)?.available_shipping_methods.find((method) => method.carrier_code === carrier)
/** What a client sends as the address of a pickup location. */
export const nowhere = { ...home, street: ['_'], city: '_', postcode: '_' }

/** The steps of a purchase in Magento's own operations, from the website's store view. */
export function plainClient(running: () => TestApi) {
  const send = <Data>(query: string, variables: Record<string, unknown> = {}, as?: string) =>
    running().send<Data>(query, variables, { store, as })

  async function newCart(): Promise<string> {
    const { data } = await send<{ createGuestCart: { cart: { id: string } } }>(
      'mutation { createGuestCart(input: {}) { cart { id } } }',
    )
    return data.createGuestCart.cart.id
  }
  async function add(id: string, quantity = 1) {
    const { data } = await send<{ addProductsToCart: { cart: Cart['cart']; user_errors: object[] } }>(
      `mutation ($id: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $id, cartItems: $items) { cart { ${cartFields} } user_errors { code message } }
      }`,
      { id, items: [{ sku, quantity }] },
    )
    return data.addProductsToCart
  }
  const shipTo = async (id: string, address: object, code?: string, as?: string) =>
    await send<{ setShippingAddressesOnCart: Cart }>(
      `mutation ($id: String!, $address: CartAddressInput!, $code: String) {
        setShippingAddressesOnCart(
          input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: $code }] }
        ) { cart { ${cartFields} } }
      }`,
      { id, address, code: code ?? null },
      as,
    )
  const billHere = async (id: string) =>
    await send(
      `mutation ($id: String!) {
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } }
      }`,
      { id },
    )
  const select = async (id: string, carrier: string) =>
    await send<{ setShippingMethodsOnCart: Cart | null }>(
      `mutation ($id: String!, $carrier: String!, $method: String!) {
        setShippingMethodsOnCart(
          input: { cart_id: $id, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }
        ) { cart { ${cartFields} } }
      }`,
      { id, carrier, method: carrier === 'instore' ? 'pickup' : carrier },
    )
  const pay = async (id: string) =>
    await send(
      `mutation ($id: String!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "plain@example.com" }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "cashondelivery" } }) { cart { id } }
      }`,
      { id },
    )
  const rest = async (id: string, carrier: string) =>
    [(await billHere(id)).errors, (await select(id, carrier)).errors, (await pay(id)).errors].flatMap(
      (errors) => errors?.map(({ message }) => message) ?? [],
    )
  return { send, newCart, add, shipTo, billHere, select, pay, rest }
}
