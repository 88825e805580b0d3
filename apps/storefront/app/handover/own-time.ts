import { ineligibility } from '@comptoir/rules/eligibility'
import type { Windows } from '@comptoir/rules/fulfilment'
import type { ChosenPlace, ChosenSlot } from './chosen-place.ts'

/** Where and when a cart is handed over; `windowsBind`: dishes are to be had within their windows only (decisions H-2). */
export type BindingPlace = ChosenPlace & { readonly windowsBind: boolean }

/** The chosen time when a product cannot be had then, by the rule of the cart; undefined when it can, or none is chosen. */
export function missedTime(
  place: BindingPlace | undefined,
  windows: Windows | undefined,
): ChosenSlot | undefined {
  if (!place?.slot || !windows) return undefined
  const chosen = { locationId: place.id, method: place.mode, time: place.slot.time }
  const settings = { slotAtOrderTime: true, availability: place.windowsBind }
  return ineligibility(chosen, windows, settings) === 'outside_window' ? place.slot : undefined
}
