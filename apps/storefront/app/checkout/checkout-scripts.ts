/** The steps of the checkout, of which a page shows one. */
export const loadAddressesStep = async () => await import('./addresses-step.tsx')
/** The same for a guest. */
export const loadGuestAddresses = async () => await import('./guest-addresses.tsx')
export const loadShippingStep = async () => await import('./shipping-step.tsx')
export const loadRecapStep = async () => await import('./recap-step.tsx')
