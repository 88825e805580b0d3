import type { Language } from '@comptoir/rules/language'
import { DEFAULT_LANGUAGE } from './language.ts'

let read: () => Language = () => DEFAULT_LANGUAGE

/** Says where the language of messages comes from; scripts for browsers are written in one language. */
export function readLanguageFrom(source: () => Language): void {
  read = source
}

/** Called by every compiled message. */
export const getLocale = (): Language => read()

/** Imported by every compiled message: undefined, because a server renders every language. */
export const experimentalStaticLocale = undefined
