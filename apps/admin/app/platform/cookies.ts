/** Token of the person's session; scripts cannot read it. */
export const SESSION = 'admin_session'

/** Token of the second step of signing in, until it is done. */
export const CHALLENGE = 'admin_challenge'

/** Token of a device that is trusted with the second step. */
export const DEVICE = 'admin_device'

/** Language that the person chose. */
export const LANGUAGE = 'admin_language'

/** The website whose records lists show; absent for all that the person may see. */
export const WEBSITE = 'admin_website'

/** Lists that the person wants with large rows, separated by full stops. */
export const LARGE_LISTS = 'admin_large_lists'

/** A year in seconds, for what people chose. */
export const YEAR = 365 * 24 * 60 * 60
