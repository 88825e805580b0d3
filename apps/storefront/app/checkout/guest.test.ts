import { describe, expect, it } from 'vitest'
import type { CheckoutCartFragment } from '../generated/graphql.ts'
import { typedAddress } from '../account/address.ts'
import { testSite } from '../platform/test-scope.fixture.ts'
import { guestErrors, guestValues } from './guest.ts'

const typed = {
  email: 'ada@example.com',
  same: 'on',
  firstname: 'Ada',
  lastname: 'Martin',
  street: '14 rue des Tanneurs',
  postcode: '69007',
  city: 'Lyon',
  country_code: 'FR',
}
const options = {
  countries: ['FR', 'IT'],
  language: 'en',
  site: testSite({ shipping: [{ priceInclTax: 990 }] }),
} as const

describe('what a guest types', () => {
  it('accepts an e-mail and one address', () => {
    expect(guestErrors(typed, options)).toEqual({})
    expect(typedAddress(typed)).toMatchObject({ street: ['14 rue des Tanneurs'], country_code: 'FR' })
  })

  it('needs a billing address where it is not the same', () => {
    const { same: _, ...apart } = typed
    expect(Object.keys(guestErrors(apart, options))).toContain('billing_street')
    const billed = {
      ...apart,
      billing_firstname: 'Ada',
      billing_lastname: 'Martin',
      billing_street: '1 via Roma',
    }
    const whole = { ...billed, billing_postcode: '10121', billing_city: 'Torino', billing_country_code: 'IT' }
    expect(guestErrors(whole, options)).toEqual({})
    expect(typedAddress(whole, 'billing_')).toMatchObject({ city: 'Torino', country_code: 'IT' })
  })

  it('rejects overseas addresses with the reason, unless nothing is shipped', () => {
    const overseas = { ...typed, postcode: '97400', city: 'Saint-Denis' }
    expect(guestErrors(overseas, options)['postcode']).toContain('can’t deliver')
    expect(guestErrors(overseas, { ...options, site: undefined })).toEqual({})
  })

  it('fills the form from the cart', () => {
    const address = {
      ...typed,
      street: [typed.street],
      country: { code: 'FR' },
      company: null,
      telephone: null,
    }
    const cart = {
      email: typed.email,
      is_virtual: false,
      shipping_addresses: [{ ...address, same_as_billing: true }],
      billing_address: address,
    } as unknown as CheckoutCartFragment
    expect(guestValues(cart)).toMatchObject(typed)
  })
})
