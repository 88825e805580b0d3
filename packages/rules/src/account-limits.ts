/** Wrong passwords after which an account is locked, and for how many minutes (decisions C-13). */
export const ACCOUNT_LOCK = { failures: 10, minutes: 10 } as const

/** Lifetime of a password reset link in minutes; it works once (decisions C-12). */
export const RESET_LIFE_MINUTES = 120

/** How long the link works with which somebody whom the shop invited chooses a first password. */
export const INVITATION_LIFE_MINUTES = 7 * 24 * 60

/** Lifetime in days of the link that confirms a newsletter subscription. */
export const CONFIRMATION_LIFE_DAYS = 7

/** Lifetime in hours of the links that verify an address, show a guest's order, or open a withdrawal. */
export const LINK_LIFE_HOURS = { email: 72, order: 24, withdrawal: 24, cancellation: 24 } as const

/** How long staff who act for a customer may take to open the link, and how long the session lasts, in minutes. */
export const ACTING_MINUTES = { link: 2, session: 60 } as const
