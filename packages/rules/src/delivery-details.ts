/** What the courier should do on arrival: `pad_ring_option` of an address (spec 000 §5). */
export const RING_OPTIONS = ['ring', 'call', 'leave'] as const

export type RingOption = (typeof RING_OPTIONS)[number]

/** Maximum length of each detail in forms. */
export const DETAIL_LENGTHS = { pad_code: 40, pad_floor: 20, pad_appt: 40, pad_instructions: 250 } as const

export function isRingOption(text: string): text is RingOption {
  return (RING_OPTIONS as readonly string[]).includes(text)
}
