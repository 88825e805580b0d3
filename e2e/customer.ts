import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { addresses } from './addresses.ts'
import { addressOf } from './test.ts'
import type { Language } from './messages.ts'

interface Ordered {
  readonly sku: string
  readonly quantity: number
}

/** Somebody who has ordered before the test begins: through the API, where the way there is not what is tested. */
export class Customer {
  readonly email: string
  readonly #language: Language
  readonly #token: string

  private constructor(language: Language, email: string, token: string) {
    this.#language = language
    this.email = email
    this.#token = token
  }

  /** A new customer. */
  static async register(language: Language, more: object = {}): Promise<Customer> {
    const input = {
      email: `customer-${randomUUID()}@example.com`,
      firstname: 'Ada',
      lastname: 'Martin',
      password: 'Fontaine2026',
      ...more,
    }
    await ask(
      language,
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
      { input },
    )
    return await Customer.signIn(language, input.email, input.password)
  }

  /** A new customer of the professionals' group. */
  static async registerProfessional(language: Language): Promise<Customer> {
    return await Customer.register(language, { pad_company_siret: '73282932000074' })
  }

  /** A customer there is, such as those of the demonstration. */
  static async signIn(language: Language, email: string, password = 'Comptoir2026'): Promise<Customer> {
    const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
      language,
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
    )
    return new Customer(language, email, generateCustomerToken.token)
  }

  /** Signs the browser in. */
  async signInBrowser(context: BrowserContext): Promise<void> {
    await context.addCookies([
      { name: 'api_token', value: this.#token, url: addresses.fontaines, httpOnly: true, sameSite: 'Strict' },
    ])
  }

  /** Puts goods into the customer's cart. */
  async fillCart(...items: Ordered[]): Promise<void> {
    const { createEmptyCart: cart } = await this.#ask<{ createEmptyCart: string }>(
      'mutation { createEmptyCart }',
    )
    await this.#ask(FILL, { cart, items })
  }

  /** An order that waits for its payment by card; answers its number. */
  async placeOrder(...items: Ordered[]): Promise<string> {
    const { createEmptyCart: cart } = await this.#ask<{ createEmptyCart: string }>(
      'mutation { createEmptyCart }',
    )
    const { placeOrder } = await this.#ask<{ placeOrder: { order: { order_number: string } } }>(PLACE, {
      cart,
      items,
      address: ADDRESS,
    })
    return placeOrder.order.order_number
  }

  async #ask<Data>(query: string, variables: object = {}): Promise<Data> {
    return await ask<Data>(this.#language, query, variables, this.#token)
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

const FILL = `mutation ($cart: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { message } }
}`

const PLACE = `mutation ($cart: String!, $items: [CartItemInput!]!, $address: CartAddressInput!) {
  addProductsToCart(cartId: $cart, cartItems: $items) { user_errors { message } }
  setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: $address }] }) { cart { id } }
  setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
  setShippingMethodsOnCart(
    input: { cart_id: $cart, shipping_methods: [{ carrier_code: "flatrate", method_code: "flatrate" }] }
  ) { cart { id } }
  setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "payzen_standard" } }) { cart { id } }
  placeOrder(input: { cart_id: $cart }) { order { order_number } }
}`

async function ask<Data>(
  language: Language,
  query: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const response = await fetch(`${addresses.api}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      store: language,
      'x-forwarded-for': addressOf(randomUUID()),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}
