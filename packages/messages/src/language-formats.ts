import { existsSync, readFileSync } from 'node:fs'
import { messageLanguages } from './message.ts'

/** Contents of `formats.json` of a language, in the form of LanguageFormats of the rules. */
interface Formats {
  readonly locale?: string
  readonly firstOfMonth?: string
  readonly clock?: { readonly time: string; readonly fullHour: string }
}

const formats = new Map(messageLanguages.map((language) => [language, read(language)]))

/** How a language is written where Intl does not know it; empty for a language without such a file. */
export function languageFormats(language: string): Formats {
  return formats.get(language) ?? {}
}

function read(language: string): Formats {
  const file = new URL(`../${language}/formats.json`, import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Formats) : {}
}
