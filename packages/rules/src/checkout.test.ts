import { describe, expect, it } from 'vitest'
import {
  allowedStep,
  furthestStep,
  missingForOrder,
  stepAfter,
  stepBefore,
  stepsOf,
  type CheckoutState,
} from './checkout.ts'

const fresh: CheckoutState = {
  hasItems: true,
  isVirtual: false,
  shippingAddress: false,
  billingAddress: false,
  shippingMethod: false,
  paymentMethod: false,
}
const addressed = { ...fresh, shippingAddress: true, billingAddress: true }
const shipped = { ...addressed, shippingMethod: true }
const ready = { ...shipped, paymentMethod: true }

describe('checkout steps', () => {
  it('are three at most', () => expect(stepsOf(fresh)).toEqual(['addresses', 'delivery', 'review']))

  it.each([
    [fresh, 'addresses'],
    [addressed, 'delivery'],
    [shipped, 'review'],
    [ready, 'review'],
    [{ ...ready, billingAddress: false }, 'addresses'],
    [{ ...fresh, isVirtual: true, billingAddress: true }, 'review'],
    [{ ...ready, hasItems: false }, undefined],
  ])('end at the first incomplete step (%#)', (state, step) => expect(furthestStep(state)).toBe(step))

  it.each([
    ['review', addressed, 'delivery'],
    ['addresses', ready, 'addresses'],
    // The page that payment once had.
    ['payment', shipped, 'review'],
    ['payment', addressed, 'delivery'],
    [null, ready, 'addresses'],
    ['nonsense', ready, 'review'],
    ['delivery', { ...ready, isVirtual: true }, 'review'],
    ['addresses', { ...ready, hasItems: false }, undefined],
  ])('return the allowed step for %s (%#)', (asked, state, step) =>
    expect(allowedStep(asked, state)).toBe(step),
  )

  it('have no delivery for a virtual cart', () => {
    expect(stepsOf({ isVirtual: true })).toEqual(['addresses', 'review'])
    expect(stepAfter('addresses', { isVirtual: true })).toBe('review')
    expect(stepBefore('review', { isVirtual: false })).toBe('delivery')
    expect(stepBefore('addresses', fresh)).toBeUndefined()
    expect(stepAfter('review', fresh)).toBeUndefined()
  })
})

describe('steps with nothing to choose', () => {
  const folded = { ...addressed, hasOneDelivery: true, shippingMethod: true }

  it('are left out', () => {
    expect(stepsOf(folded)).toEqual(['addresses', 'review'])
    expect(stepAfter('addresses', folded)).toBe('review')
    expect(stepBefore('review', folded)).toBe('addresses')
  })

  it('lead to the recap, and not before the addresses are there', () => {
    expect(allowedStep('delivery', folded)).toBe('review')
    expect(allowedStep('delivery', { ...folded, billingAddress: false })).toBe('addresses')
  })
})

describe('missingForOrder', () => {
  it.each([
    [fresh, ['chooseAddresses', 'noShippingMethod', 'noPaymentMethod']],
    [{ ...ready, shippingAddress: false }, ['shippingAddressInvalid']],
    [{ ...ready, billingAddress: false }, ['billingAddressInvalid']],
    [{ ...fresh, isVirtual: true }, ['billingAddressInvalid', 'noPaymentMethod']],
    [{ ...fresh, hasItems: false }, ['emptyCart']],
    [ready, []],
  ])('lists what is missing in the order of the steps (%#)', (state, missing) =>
    expect(missingForOrder(state)).toEqual(missing),
  )
})
