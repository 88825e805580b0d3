import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { addresses } from './addresses.ts'
import { queryApi } from './api.ts'

interface Item {
  readonly sku: string
  readonly quantity: number
}

/** A customer of a store view set up through the API, for tests that begin with an account, a cart or an order. */
export class Customer {
  readonly email: string
  readonly #storeView: string
  readonly #token: string

  private constructor(storeView: string, email: string, token: string) {
    this.#storeView = storeView
    this.email = email
    this.#token = token
  }

  /** Registers a customer; `overrides` are fields of Magento's `CustomerCreateInput`. */
  static async register(storeView: string, overrides: object = {}): Promise<Customer> {
    const input = {
      email: `customer-${randomUUID()}@example.com`,
      firstname: 'Ada',
      lastname: 'Martin',
      password: 'Fontaine2026',
      ...overrides,
    }
    await queryApi(
      storeView,
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
      { input },
    )
    return await Customer.signIn(storeView, input.email, input.password)
  }

  /** Registers a customer of the professionals' group. */
  static async registerProfessional(storeView: string): Promise<Customer> {
    return await Customer.register(storeView, { pad_company_siret: '73282932000074' })
  }

  /** Signs an existing customer in, such as a demo customer. */
  static async signIn(storeView: string, email: string, password = 'Comptoir2026'): Promise<Customer> {
    const { generateCustomerToken } = await queryApi<{ generateCustomerToken: { token: string } }>(
      storeView,
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
    )
    return new Customer(storeView, email, generateCustomerToken.token)
  }

  /** Signs the customer in in a browser, at the shop with this address. */
  async signInBrowser(context: BrowserContext, url = addresses.fontaines): Promise<void> {
    await context.addCookies([
      { name: 'api_token', value: this.#token, url, httpOnly: true, sameSite: 'Strict' },
    ])
  }

  /** Adds items to the customer's cart. */
  async fillCart(...items: Item[]): Promise<void> {
    const { createEmptyCart: cart } = await this.query<{ createEmptyCart: string }>(
      'mutation { createEmptyCart }',
    )
    await this.query(ADD_TO_CART, { cart, items })
  }

  /** Fills the cart and sets an address of the address book, delivery and card payment: only the order is not placed yet. */
  async prepareOrder(...items: Item[]): Promise<void> {
    const { createEmptyCart: cart, createCustomerAddress } = await this.query<{
      createEmptyCart: string
      createCustomerAddress: { id: number }
    }>(CREATE_CART_AND_ADDRESS, { address: { ...ADDRESS, default_billing: true, default_shipping: true } })
    await this.query(PREPARE_ORDER, {
      cart,
      items,
      address: { customer_address_id: createCustomerAddress.id },
    })
  }

  /** Places an order that awaits its card payment; returns its number. */
  async placeOrder(...items: Item[]): Promise<string> {
    const { createEmptyCart: cart } = await this.query<{ createEmptyCart: string }>(
      'mutation { createEmptyCart }',
    )
    const { placeOrder } = await this.query<{ placeOrder: { order: { order_number: string } } }>(
      PLACE_ORDER,
      {
        cart,
        items,
        address: { address: ADDRESS },
      },
    )
    return placeOrder.order.order_number
  }

  /** Pays an order at the bank by its first test card, without the pages of shop and bank. */
  async payOrder(number: string): Promise<void> {
    const { payzenRedirect: form } = await this.query<{
      payzenRedirect: { url: string; fields: { name: string; value: string }[] }
    }>(PAYMENT_FORM, { number, returnUrl: `${addresses.fontaines}/fr/checkout/payzen` })
    const send = async (url: string, fields: Record<string, string>) =>
      await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
    const page = await send(form.url, Object.fromEntries(form.fields.map(({ name, value }) => [name, value])))
    const card = { number: '4970100000000055', expiry: '12/99', cvv: '123' }
    // The bank answers once the shop knows.
    const { ok } = await send(page.url, { decision: 'pay', ...card })
    if (!ok) throw new Error(`The order ${number} was not paid.`)
  }

  /** Sends a GraphQL document to the API as this customer. */
  async query<Data>(document: string, variables: object = {}, storeView = this.#storeView): Promise<Data> {
    return await queryApi<Data>(storeView, document, variables, this.#token)
  }
}

const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Martin',
  street: ['14 rue des Tanneurs'],
  postcode: '69007',
  city: 'Lyon',
  country_code: 'FR',
  telephone: '0612345678',
}

const ADD_TO_CART = `mutation ($cart: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { message } }
}`

const CREATE_CART_AND_ADDRESS = `mutation ($address: CustomerAddressInput!) {
  createEmptyCart
  createCustomerAddress(input: $address) { id }
}`

const PREPARATION = `
  addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { message } }
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [$address] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(
    input: { cart_id: $cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }
  ) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "payzen_standard" } }) { cart { id } }
`

const PAYMENT_FORM = `mutation ($number: String!, $returnUrl: String!) {
  payzenRedirect(order_number: $number, return_url: $returnUrl) { url fields { name value } }
}`

const PREPARE_ORDER = `mutation ($cart: String!, $items: [CartItemInput!]!, $address: ShippingAddressInput!) {
  ${PREPARATION}
}`

const PLACE_ORDER = `mutation ($cart: String!, $items: [CartItemInput!]!, $address: ShippingAddressInput!) {
  ${PREPARATION}
  placeOrder(input: { cart_id: $cart }) { order { order_number } }
}`
