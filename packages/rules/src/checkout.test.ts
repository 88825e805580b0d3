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
  it.each([
    [fresh, 'adresses'],
    [addressed, 'livraison'],
    [shipped, 'paiement'],
    [ready, 'recapitulatif'],
    [{ ...ready, billingAddress: false }, 'adresses'],
    [{ ...fresh, isVirtual: true, billingAddress: true }, 'paiement'],
    [{ ...ready, hasItems: false }, undefined],
  ])('go as far as the cart allows (%#)', (state, step) => expect(furthestStep(state)).toBe(step))

  it.each([
    ['recapitulatif', addressed, 'livraison'],
    ['adresses', ready, 'adresses'],
    ['paiement', ready, 'paiement'],
    [null, ready, 'adresses'],
    ['nonsense', ready, 'recapitulatif'],
    ['livraison', { ...ready, isVirtual: true }, 'recapitulatif'],
    ['adresses', { ...ready, hasItems: false }, undefined],
  ])('asked for %s show what may be shown (%#)', (asked, state, step) =>
    expect(allowedStep(asked, state)).toBe(step),
  )

  it('leave delivery out of a virtual cart', () => {
    expect(stepsOf({ isVirtual: true })).toEqual(['adresses', 'paiement', 'recapitulatif'])
    expect(stepAfter('adresses', { isVirtual: true })).toBe('paiement')
    expect(stepBefore('paiement', { isVirtual: false })).toBe('livraison')
    expect(stepBefore('adresses', fresh)).toBeUndefined()
    expect(stepAfter('recapitulatif', fresh)).toBeUndefined()
  })
})

describe('what is missing', () => {
  it.each([
    [fresh, ['chooseAddresses', 'noShippingMethod', 'noPaymentMethod']],
    [{ ...ready, shippingAddress: false }, ['shippingAddressInvalid']],
    [{ ...ready, billingAddress: false }, ['billingAddressInvalid']],
    [{ ...fresh, isVirtual: true }, ['billingAddressInvalid', 'noPaymentMethod']],
    [{ ...fresh, hasItems: false }, ['emptyCart']],
    [ready, []],
  ])('is said in the order of the steps (%#)', (state, missing) =>
    expect(missingForOrder(state)).toEqual(missing),
  )
})
