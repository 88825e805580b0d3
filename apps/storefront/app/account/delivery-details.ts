import { isRingOption, type RingOption } from '@comptoir/rules/delivery-details'
import * as m from '../paraglide/messages.js'

interface DeliveryDetails {
  readonly pad_code?: string | null
  readonly pad_floor?: string | null
  readonly pad_appt?: string | null
  readonly pad_ring_option?: string | null
  readonly pad_instructions?: string | null
}

export const ringLabels = (): Readonly<Record<RingOption, string>> => ({
  ring: m.door_ring(),
  call: m.door_call(),
  leave: m.door_leave(),
})

/** Delivery details as lines of text; empty when there are none. */
export function deliveryDetailLines(details: DeliveryDetails): string[] {
  const { pad_code: code, pad_floor: floor, pad_appt: flat, pad_ring_option: ring } = details
  const entrance = [
    code && m.door_code_is({ code }),
    floor && m.door_floor_is({ floor }),
    flat && m.door_flat_is({ flat }),
  ]
  const arrival = ring && isRingOption(ring) ? ringLabels()[ring] : ring
  return [entrance.filter(Boolean).join(' · '), arrival, details.pad_instructions].flatMap(
    (line) => line || [],
  )
}
