/** Wrong passwords of an account before it is locked, and for how long (decisions C-13). */
export const ACCOUNT_LOCK = { failures: 10, minutes: 10 } as const

/** Life of a reset link, in minutes; it works once (decisions C-12). */
export const RESET_LIFE_MINUTES = 120

/** Life of the link that confirms a subscription, in days. */
export const CONFIRMATION_LIFE_DAYS = 7

/** Life of the links that prove an address, show a guest's order, or open a withdrawal, in hours. */
export const LINK_LIFE_HOURS = { email: 72, order: 24, withdrawal: 24 } as const
