/** Steps in order, by their value of the `step` parameter (spec 000 §4, decisions F-14). */
export const CHECKOUT_STEPS = ['addresses', 'delivery', 'review'] as const

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** What decides about the steps of a cart. */
export interface StepFacts {
  /** Only virtual items: no delivery address and no shipping method (decisions D-7). */
  readonly isVirtual: boolean
  /** Nothing is left to choose about the delivery, as for an order that is collected at a chosen time. */
  readonly hasOneDelivery?: boolean
}

export interface CheckoutState extends StepFacts {
  readonly hasItems: boolean
  /** A shipping address is set and can be delivered. */
  readonly shippingAddress: boolean
  readonly billingAddress: boolean
  readonly shippingMethod: boolean
  readonly paymentMethod: boolean
}

/** Message keys of spec 000 §8; two missing addresses have a message of their own (decisions F-11). */
export type Missing =
  | 'emptyCart'
  | 'chooseAddresses'
  | 'shippingAddressInvalid'
  | 'billingAddressInvalid'
  | 'noShippingMethod'
  | 'noPaymentMethod'

/** The steps of a cart: those in which something is to be chosen or entered, and the recap, where the payment is chosen. */
export function stepsOf({ isVirtual, hasOneDelivery }: StepFacts): CheckoutStep[] {
  return CHECKOUT_STEPS.filter((step) => step !== 'delivery' || (!isVirtual && hasOneDelivery !== true))
}

/** What is missing at a step. */
export function missingAt(step: CheckoutStep, state: CheckoutState): Missing[] {
  if (step === 'addresses') return missingAddresses(state)
  if (step === 'delivery') return state.isVirtual || state.shippingMethod ? [] : ['noShippingMethod']
  return state.paymentMethod ? [] : ['noPaymentMethod']
}

function missingAddresses(state: CheckoutState): Missing[] {
  const shipping = state.isVirtual || state.shippingAddress
  if (!shipping && !state.billingAddress) return ['chooseAddresses']
  if (!shipping) return ['shippingAddressInvalid']
  return state.billingAddress ? [] : ['billingAddressInvalid']
}

/** Everything that is missing before the order can be placed, in the order of the steps. */
export function missingForOrder(state: CheckoutState): Missing[] {
  if (!state.hasItems) return ['emptyCart']
  return CHECKOUT_STEPS.flatMap((step) => missingAt(step, state))
}

/** The last step that may be shown: the first with something missing, else the recap. Undefined for an empty cart. */
export function furthestStep(state: CheckoutState): CheckoutStep | undefined {
  if (!state.hasItems) return undefined
  return stepsOf(state).find((step) => missingAt(step, state).length > 0) ?? 'review'
}

/**
 * The step to show for the one in the URL: the same when allowed, the next one when it is left out of this cart's steps,
 * else the last allowed one.
 */
export function allowedStep(requested: string | null, state: CheckoutState): CheckoutStep | undefined {
  const furthest = furthestStep(state)
  if (furthest === undefined) return undefined
  const steps = stepsOf(state)
  const position = CHECKOUT_STEPS.findIndex((step) => step === requested)
  const wanted = position < 0 ? undefined : steps.find((step) => CHECKOUT_STEPS.indexOf(step) >= position)
  if (wanted === undefined) return requested === null ? steps[0] : furthest
  return steps.indexOf(wanted) <= steps.indexOf(furthest) ? wanted : furthest
}

export function stepBefore(step: CheckoutStep, state: StepFacts): CheckoutStep | undefined {
  const steps = stepsOf(state)
  return steps[steps.indexOf(step) - 1]
}

export function stepAfter(step: CheckoutStep, state: StepFacts): CheckoutStep | undefined {
  const steps = stepsOf(state)
  return steps[steps.indexOf(step) + 1]
}
