/** Where a password is asked for anew and chosen; both also answer without the first part (decisions B-1). */
export const FORGOTTEN = 'compte-client/mot-de-passe-oublie'
export const RESET = 'compte-client/reinitialiser-mot-de-passe'
