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
  it('are three at most', () => expect(stepsOf(fresh)).toEqual(['adresses', 'livraison', 'recapitulatif']))

  it.each([
    [fresh, 'adresses'],
    [addressed, 'livraison'],
    [shipped, 'recapitulatif'],
    [ready, 'recapitulatif'],
    [{ ...ready, billingAddress: false }, 'adresses'],
    [{ ...fresh, isVirtual: true, billingAddress: true }, 'recapitulatif'],
    [{ ...ready, hasItems: false }, undefined],
  ])('end at the first incomplete step (%#)', (state, step) => expect(furthestStep(state)).toBe(step))

  it.each([
    ['recapitulatif', addressed, 'livraison'],
    ['adresses', ready, 'adresses'],
    // The page that payment once had.
    ['paiement', shipped, 'recapitulatif'],
    ['paiement', addressed, 'livraison'],
    [null, ready, 'adresses'],
    ['nonsense', ready, 'recapitulatif'],
    ['livraison', { ...ready, isVirtual: true }, 'recapitulatif'],
    ['adresses', { ...ready, hasItems: false }, undefined],
  ])('return the allowed step for %s (%#)', (asked, state, step) =>
    expect(allowedStep(asked, state)).toBe(step),
  )

  it('have no delivery for a virtual cart', () => {
    expect(stepsOf({ isVirtual: true })).toEqual(['adresses', 'recapitulatif'])
    expect(stepAfter('adresses', { isVirtual: true })).toBe('recapitulatif')
    expect(stepBefore('recapitulatif', { isVirtual: false })).toBe('livraison')
    expect(stepBefore('adresses', fresh)).toBeUndefined()
    expect(stepAfter('recapitulatif', fresh)).toBeUndefined()
  })
})

describe('steps with nothing to choose', () => {
  const folded = { ...addressed, hasOneDelivery: true, shippingMethod: true }

  it('are left out', () => {
    expect(stepsOf(folded)).toEqual(['adresses', 'recapitulatif'])
    expect(stepAfter('adresses', folded)).toBe('recapitulatif')
    expect(stepBefore('recapitulatif', folded)).toBe('adresses')
  })

  it('lead to the recap, and not before the addresses are there', () => {
    expect(allowedStep('livraison', folded)).toBe('recapitulatif')
    expect(allowedStep('livraison', { ...folded, billingAddress: false })).toBe('adresses')
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
