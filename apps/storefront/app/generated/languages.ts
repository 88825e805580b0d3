/** Languages that the product speaks: the folders of packages/messages. */
export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const

export type MessageLanguage = (typeof LANGUAGES)[number]

/** Language of messages outside of a request. */
export const DEFAULT_LANGUAGE: MessageLanguage = 'fr'
