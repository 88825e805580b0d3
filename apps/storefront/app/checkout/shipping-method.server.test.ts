import { describe, expect, it } from 'vitest'
import type { CheckoutCartFragment } from '../generated/graphql.ts'
import { onlyMethod } from './shipping-method.server.ts'

const method = (code: string, available = true) => ({ carrier_code: code, method_code: code, available })

const cart = (methods: readonly ReturnType<typeof method>[], more: object = {}, shipping: object = {}) =>
  ({
    is_virtual: false,
    pad_mode: null,
    shipping_addresses: [
      { available_shipping_methods: methods, selected_shipping_method: null, ...shipping },
    ],
    ...more,
  }) as unknown as CheckoutCartFragment

describe('the only shipping method', () => {
  it('is the one that delivers to the address', () => {
    expect(onlyMethod(cart([method('flatrate'), method('express', false)]))).toEqual({
      carrier_code: 'flatrate',
      method_code: 'flatrate',
    })
  })

  it.each([
    ['several methods', cart([method('flatrate'), method('express')])],
    ['no available method', cart([method('flatrate', false)])],
    ['a selected method', cart([method('flatrate')], {}, { selected_shipping_method: method('flatrate') })],
    ['an order that is collected', cart([method('pickup')], { pad_mode: 'pickup' })],
    ['no address', cart([], { shipping_addresses: [] })],
  ])('does not exist with %s', (_, found) => {
    expect(onlyMethod(found)).toBeUndefined()
  })
})
