/** How a courier makes themselves known: `pad_ring_option` of an address (spec 000 §5; values are the shop's own). */
export const RING_OPTIONS = ['ring', 'call', 'leave'] as const

export type RingOption = (typeof RING_OPTIONS)[number]

/** Longest text of each detail, as the forms take it. */
export const DETAIL_LENGTHS = { pad_code: 40, pad_floor: 20, pad_appt: 40, pad_instructions: 250 } as const

export function isRingOption(text: string): text is RingOption {
  return (RING_OPTIONS as readonly string[]).includes(text)
}
