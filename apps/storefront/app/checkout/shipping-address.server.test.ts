import { describe, expect, it } from 'vitest'
import type { CheckoutCartFragment } from '../generated/graphql.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { hasRemovedAddress, replaceRemovedAddresses, shipTo } from './shipping-address.server.ts'

interface Call {
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

const method = { carrier_code: 'flatrate', method_code: 'flatrate' }
const address = {
  firstname: 'Camille',
  lastname: 'Roussel',
  company: null,
  street: ['14 rue des Tanneurs'],
  postcode: '69007',
  city: 'Lyon',
  telephone: null,
  country: { code: 'FR' },
  customer_address_id: 7,
}

/** A cart that is shipped to `from` with the flat rate and billed there too. */
const cartFrom = (
  from: typeof address | (Omit<typeof address, 'customer_address_id'> & { customer_address_id: null }),
) =>
  ({
    id: 'cart',
    shipping_addresses: [{ ...from, same_as_billing: true, selected_shipping_method: method }],
    billing_address: from,
  }) as unknown as CheckoutCartFragment

/** API whose flat rate serves addresses 7 and 8 only, and resets the method for others. */
function api() {
  const calls: Call[] = []
  let current: unknown
  const isServed = () => JSON.stringify(current).match(/"customer_address_id":[78]|69007/) !== null
  const answer = ({ operationName, variables }: Call): object => {
    if (operationName === 'SetShippingAddress') {
      current = variables['address']
      const selected = { shipping_addresses: [{ selected_shipping_method: null }] }
      return { data: { setShippingAddressesOnCart: { cart: selected } } }
    }
    if (operationName === 'SetShippingMethod' && !isServed())
      return {
        errors: [
          { message: 'Carrier with such method not found', extensions: { category: 'graphql-input' } },
        ],
      }
    return { data: { done: true } }
  }
  const context = testContext({
    transport: async ({ body }) => {
      const call: Call = JSON.parse(body)
      calls.push(call)
      return { status: 200, headers: {}, body: JSON.stringify(answer(call)) }
    },
  })
  const addresses = () =>
    calls.flatMap(({ operationName, variables }) =>
      operationName === 'SetShippingAddress' ? [variables['address']] : [],
    )
  return { context, calls, addresses }
}

describe('shipping to another address', () => {
  it('applies the method chosen before again', async () => {
    const { context, calls } = api()
    expect(await shipTo(context, cartFrom(address), { customer_address_id: 8 })).toBe(true)
    expect(calls.map(({ operationName }) => operationName)).toEqual([
      'SetShippingAddress',
      'SetShippingMethod',
    ])
    expect(calls[1]?.variables).toMatchObject({ carrier: 'flatrate', method: 'flatrate' })
  })

  it('brings the address before back, with its method, where the method does not serve the new one', async () => {
    const { context, calls, addresses } = api()
    expect(await shipTo(context, cartFrom(address), { customer_address_id: 9 })).toBe(false)
    expect(addresses()).toEqual([{ customer_address_id: 9 }, { customer_address_id: 7 }])
    expect(calls.at(-1)?.operationName).toBe('SetShippingMethod')
  })

  it('brings an address back that stands in no book', async () => {
    const { context, addresses } = api()
    const typed = cartFrom({ ...address, customer_address_id: null })
    expect(await shipTo(context, typed, { customer_address_id: 9 })).toBe(false)
    expect(addresses().at(-1)).toMatchObject({
      address: { street: ['14 rue des Tanneurs'], country_code: 'FR', save_in_address_book: false },
    })
  })
})

describe('addresses that left the book', () => {
  it('are replaced by the first address of the book', async () => {
    const { context, calls, addresses } = api()
    const cart = cartFrom({ ...address, customer_address_id: null })
    expect(hasRemovedAddress(cart)).toBe(true)
    await replaceRemovedAddresses(context, cart, 8)
    expect(addresses()).toEqual([{ customer_address_id: 8 }])
    expect(calls.at(-1)).toMatchObject({
      operationName: 'SetBillingAddress',
      variables: { address: { same_as_shipping: true } },
    })
  })

  it('are not detected while both addresses exist', () => {
    expect(hasRemovedAddress(cartFrom(address))).toBe(false)
  })
})
