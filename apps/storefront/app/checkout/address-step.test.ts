import { describe, expect, it } from 'vitest'
import type { AddressBook } from '../account/addresses.server.ts'
import { testSite } from '../platform/test-scope.fixture.ts'
import { addressStep } from './address-step.ts'
import type { CheckoutView } from './checkout-view.ts'

const book = (...flags: readonly { shipping?: boolean; billing?: boolean }[]): AddressBook => ({
  firstname: 'Camille',
  lastname: 'Roussel',
  telephone: '',
  addresses: flags.map(({ shipping = false, billing = false }, index) => ({
    ...({} as AddressBook['addresses'][number]),
    id: index + 1,
    firstname: 'Camille',
    lastname: 'Roussel',
    street: ['14 rue des Tanneurs'],
    postcode: '69007',
    city: 'Lyon',
    country_code: 'FR',
    default_shipping: shipping,
    default_billing: billing,
  })),
})

const step = (addresses: AddressBook, view: Partial<CheckoutView> = {}, query = '') =>
  addressStep(
    addresses,
    { cart: { isShipped: true }, ...view } as CheckoutView,
    new Map(),
    new URLSearchParams(query),
    { language: 'fr', site: testSite({ shipping: [{ priceInclTax: 990 }] }) },
  )

describe('the preselected addresses', () => {
  it('are the defaults, and the billing address is shown when it is another one', () => {
    const apart = book({}, { shipping: true }, { billing: true })
    expect(step(apart)).toMatchObject({ shipping: 2, billing: 3, same: false })
    expect(step(book({ shipping: true, billing: true }, {}))).toMatchObject({ billing: 1, same: true })
  })

  it('are those of the cart once it has them', () => {
    const view = { shippingId: 1, billingId: 1, sameAddress: true }
    expect(step(book({}, { shipping: true }, { billing: true }), view)).toMatchObject({
      shipping: 1,
      billing: 1,
      same: true,
    })
  })

  it('are the cart’s again when a new one is refused', () => {
    const view = { shippingId: 1, billingId: 1, sameAddress: true }
    expect(step(book({}, {}, {}), view, 'choice=3')).toMatchObject({ shipping: 3, kept: 1 })
  })
})
