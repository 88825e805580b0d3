/** Parts of a step that few orders need. */
export const loadGuestAddresses = async () => await import('./guest-addresses.tsx')
export const loadNewAddress = async () => await import('./new-address.tsx')
export const loadTipGroup = async () => await import('./tip-group.tsx')
