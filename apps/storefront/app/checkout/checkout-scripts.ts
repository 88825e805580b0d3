/** The steps of the checkout, of which a page shows one. */
export const loadAddressesStep = async () => await import('./addresses-step.tsx')
export const loadShippingStep = async () => await import('./shipping-step.tsx')
export const loadRecapStep = async () => await import('./recap-step.tsx')

/** Parts of a step that few orders need. */
export const loadGuestAddresses = async () => await import('./guest-addresses.tsx')
export const loadNewAddress = async () => await import('./new-address.tsx')
export const loadTipGroup = async () => await import('./tip-group.tsx')
