import { isInWindows, type FulfilmentMethod, type SlotTime, type Windows } from './fulfilment.ts'

/** The fulfilment that is selected for a cart so far. */
export interface SelectedFulfilment {
  readonly locationId: number | null
  readonly method: FulfilmentMethod | null
  /** Day and start of the selected slot, local to the location; null without one. */
  readonly slot: SlotTime | null
}

export interface EligibilitySettings {
  /** The slot is selected in checkout, after products are added (SLOT_AT_ORDER_TIME). */
  readonly slotAtOrderTime: boolean
  /** Windows of products are enforced (PRODUCT_AVAILABILITY). */
  readonly availability: boolean
}

/** Why a product cannot be added, in the order in which the shopper has to fix it. */
export type Ineligible = 'location_missing' | 'method_missing' | 'slot_missing' | 'outside_window'

/**
 * Why a product cannot be added to a cart of a website with points of sale; undefined when it can. A location and a
 * method are required. A slot is required, unless slots are selected in checkout. The product's window applies once a
 * slot is selected (spec 001 §4, decisions H-1, H-2). Stock is checked elsewhere.
 */
export function ineligibility(
  fulfilment: SelectedFulfilment,
  windows: Windows,
  settings: EligibilitySettings,
): Ineligible | undefined {
  const { locationId, method, slot } = fulfilment
  if (locationId === null) return 'location_missing'
  if (method === null) return 'method_missing'
  if (slot === null) return settings.slotAtOrderTime ? undefined : 'slot_missing'
  return settings.availability && !isInWindows(windows, method, slot) ? 'outside_window' : undefined
}

/** {@link ineligibility} when the order is placed: a slot is always required (decisions H-1). */
export function orderIneligibility(
  fulfilment: SelectedFulfilment,
  windows: readonly Windows[],
  { availability }: Pick<EligibilitySettings, 'availability'>,
): Ineligible | undefined {
  const settings = { availability, slotAtOrderTime: false }
  const own = ineligibility(fulfilment, {}, settings)
  return own ?? windows.map((one) => ineligibility(fulfilment, one, settings)).find((found) => found)
}
