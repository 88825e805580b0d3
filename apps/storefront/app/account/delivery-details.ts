import { isRingOption, type RingOption } from '@comptoir/rules/delivery-details'
import * as m from '../paraglide/messages.js'

export interface DeliveryDetails {
  readonly pad_code?: string | null
  readonly pad_floor?: string | null
  readonly pad_appt?: string | null
  readonly pad_ring_option?: string | null
  readonly pad_instructions?: string | null
}

export function deliveryDetailsOf(details: DeliveryDetails): DeliveryDetails {
  const { pad_code, pad_floor, pad_appt, pad_ring_option, pad_instructions } = details
  return { pad_code, pad_floor, pad_appt, pad_ring_option, pad_instructions }
}

export const ringLabels = (): Readonly<Record<RingOption, string>> => ({
  ring: m.delivery_ring(),
  call: m.delivery_call(),
  leave: m.delivery_leave_at_door(),
})

/** Delivery details as lines of text; empty when there are none. */
export function deliveryDetailLines(details: DeliveryDetails): string[] {
  const { pad_code: code, pad_floor: floor, pad_appt: flat, pad_ring_option: ring } = details
  const entrance = [
    code && m.delivery_door_code_value({ code }),
    floor && m.delivery_floor_value({ floor }),
    flat && m.delivery_flat_value({ flat }),
  ]
  const arrival = ring && isRingOption(ring) ? ringLabels()[ring] : ring
  return [entrance.filter(Boolean).join(' · '), arrival, details.pad_instructions].flatMap(
    (line) => line || [],
  )
}
