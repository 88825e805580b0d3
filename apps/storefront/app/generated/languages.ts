/** Languages that the app speaks: folders of packages/messages, that of the first texts first. */
export const LANGUAGES = ['fr', 'de', 'en', 'es', 'it'] as const

export type MessageLanguage = (typeof LANGUAGES)[number]

/** Language of messages outside of a request. */
export const DEFAULT_LANGUAGE: MessageLanguage = 'fr'
