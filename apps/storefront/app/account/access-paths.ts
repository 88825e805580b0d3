/** Where a password is asked for anew and chosen; both also answer without the first part (decisions B-1). */
export const FORGOTTEN = 'compte-client/mot-de-passe-oublie'
export const RESET = 'compte-client/reinitialiser-mot-de-passe'

/** Where the link leads that proves an address. */
export const CONFIRM_EMAIL = 'compte-client/confirmation'

/** Where whoever has no account asks for an order, and sees it by the link of a mail. */
export const GUEST_ORDER = 'suivi-commande'
