/** What is checked of the addresses that a guest types. */
export const loadGuestRules = async () => await import('./guest-rules.ts')
/** Parts of a step that few orders need. */
export const loadNewAddress = async () => await import('./new-address.tsx')
export const loadTipGroup = async () => await import('./tip-group.tsx')
