import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import type { Language, Messages } from './messages.ts'

const translations: Readonly<Record<Language, Messages>> = { de, en, fr, it }

/** The messages of a language. */
export function messagesOf(language: Language): Messages {
  return translations[language]
}
