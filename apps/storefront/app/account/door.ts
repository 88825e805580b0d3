import { isRingOption, type RingOption } from '@comptoir/rules/delivery-details'
import * as m from '../paraglide/messages.js'

interface Door {
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

/** How to get to the door, a line for each kind of help; none where nothing is known. */
export function doorLines(door: Door): string[] {
  const { pad_code: code, pad_floor: floor, pad_appt: flat, pad_ring_option: ring } = door
  const way = [
    code && m.door_code_is({ code }),
    floor && m.door_floor_is({ floor }),
    flat && m.door_flat_is({ flat }),
  ]
  const known = ring && isRingOption(ring) ? ringLabels()[ring] : ring
  return [way.filter(Boolean).join(' · '), known, door.pad_instructions].flatMap((line) => line || [])
}
