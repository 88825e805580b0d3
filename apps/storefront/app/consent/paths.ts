/** Where the choice is made and changed, below the language prefix. */
export const SETTINGS_PATH = 'cookies/choix'
