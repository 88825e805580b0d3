import { ineligibility } from '@comptoir/rules/eligibility'
import type { Windows } from '@comptoir/rules/fulfilment'
import type { ChosenLocation, ChosenSlot } from './chosen-location.ts'

/**
 * Selected location of the cart. `enforcesWindows`: products are sold within their availability windows only
 * (decisions H-2).
 */
export type CurrentLocation = ChosenLocation & { readonly enforcesWindows: boolean }

/**
 * The selected slot when the product is not available at it, by the cart's rule; undefined when it is available or no
 * slot is selected.
 */
export function unavailableSlot(
  location: CurrentLocation | undefined,
  windows: Windows | undefined,
): ChosenSlot | undefined {
  if (!location?.slot || !windows) return undefined
  const selection = { locationId: location.id, method: location.mode, slot: location.slot }
  const settings = { slotAtOrderTime: true, availability: location.enforcesWindows }
  return ineligibility(selection, windows, settings) === 'outside_window' ? location.slot : undefined
}
