import { DEFAULT_LANGUAGE, type MessageLanguage } from '../generated/languages.ts'

let read: () => MessageLanguage = () => DEFAULT_LANGUAGE

/** Says where the language of messages comes from: the request on the server, the document in a browser. */
export function readLanguageFrom(source: () => MessageLanguage): void {
  read = source
}

/** Called by every compiled message. */
export const getLocale = (): MessageLanguage => read()

/** Imported by every compiled message: undefined, because every script holds every language. */
export const experimentalStaticLocale = undefined
