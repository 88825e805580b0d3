/** The place and time of a cart, in shops with locations. */
export const loadLocationBar = async () => await import('./location-bar.tsx')
