/** The place and time of a cart, in shops with locations. */
export const loadLocationBar = async () => await import('./location-bar.tsx')

/** What an action tells on the next page. */
export const loadFlashToast = async () => await import('./flash-toast.tsx')
