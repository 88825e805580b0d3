/** The place and time of a cart, in shops with locations. */
export const loadLocationBar = async () => await import('./location-bar.tsx')
/** Only a member of staff who acts for a customer sees it. */
export const loadActingBar = async () => await import('./acting-bar.tsx')
