import { madeOnce } from './intl.ts'
import type { Language } from './language.ts'

/** Scripts of ISO 15924 that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** Direction of a language, as HTML names it. */
export const directionOf = madeOnce((language: Language): 'ltr' | 'rtl' =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr',
)
