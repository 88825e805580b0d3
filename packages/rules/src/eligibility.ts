import { isInWindow, type FulfilmentMethod, type TimeOfDay, type Windows } from './fulfilment.ts'

/** What a cart says of its fulfilment so far. */
export interface ChosenFulfilment {
  readonly locationId: number | null
  readonly method: FulfilmentMethod | null
  /** When the chosen slot begins; null without one. */
  readonly time: TimeOfDay | null
}

export interface EligibilitySettings {
  /** Day and time are chosen in checkout (SLOT_AT_ORDER_TIME). */
  readonly slotAtOrderTime: boolean
  /** The windows of products bind (PRODUCT_AVAILABILITY). */
  readonly availability: boolean
}

/** Why a product cannot be added, in the order in which the shopper has to put it right. */
export type Ineligible = 'location_missing' | 'method_missing' | 'slot_missing' | 'outside_window'

/**
 * What keeps a product from being added to a cart of a website with points of sale, undefined when nothing does: a
 * location and a method are needed; a slot too, and the product's window counts, unless that waits for the order
 * (spec 001 §4, decisions H-1, H-2). Stock is a question of its own.
 */
export function ineligibility(
  fulfilment: ChosenFulfilment,
  windows: Windows,
  settings: EligibilitySettings,
): Ineligible | undefined {
  const { locationId, method, time } = fulfilment
  if (locationId === null) return 'location_missing'
  if (method === null) return 'method_missing'
  if (time === null) return settings.slotAtOrderTime ? undefined : 'slot_missing'
  return settings.availability && !isInWindow(windows[method], time) ? 'outside_window' : undefined
}

/** The same for a cart that is ordered: by then a slot is always needed (decisions H-1). */
export function orderIneligibility(
  fulfilment: ChosenFulfilment,
  windows: readonly Windows[],
  { availability }: Pick<EligibilitySettings, 'availability'>,
): Ineligible | undefined {
  const settings = { availability, slotAtOrderTime: false }
  const own = ineligibility(fulfilment, {}, settings)
  return own ?? windows.map((one) => ineligibility(fulfilment, one, settings)).find((found) => found)
}
