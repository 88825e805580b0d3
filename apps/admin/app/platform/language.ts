import { displayNames, madeOnce } from '@comptoir/rules/intl'
import { DEFAULT_LANGUAGE, LANGUAGES, type MessageLanguage } from '../generated/languages.ts'

export { DEFAULT_LANGUAGE, LANGUAGES, type MessageLanguage }

/** Name of a language in itself, for the language switch: `Deutsch`. */
export const languageName = madeOnce((language: string) => {
  const name = displayNames(language, 'language').of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
})

/** Name of a language within a sentence in another one: `français`. */
export const languageNameIn = (language: string, sentence: MessageLanguage): string =>
  displayNames(sentence, 'language').of(language) ?? language

export function isLanguage(value: unknown): value is MessageLanguage {
  return LANGUAGES.some((language) => language === value)
}

/** The first language of an Accept-Language header that the back office speaks; undefined when it speaks none. */
export function acceptedLanguage(header = ''): MessageLanguage | undefined {
  const asked = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const quality = parameters
      .find((one) => one.trim().startsWith('q='))
      ?.trim()
      .slice(2)
    return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
  })
  const sorted = asked.toSorted((a, b) => b.quality - a.quality)
  return sorted.map(({ language }) => language).find(isLanguage)
}
