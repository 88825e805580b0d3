/** Language that the person chose. */
export const LANGUAGE = 'admin_language'
