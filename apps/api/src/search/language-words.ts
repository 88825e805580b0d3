import { wordsOf } from './fold.ts'

const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(
    'a au aux avec ce ces d dans de des du en et l la le les ma mes mon ou par pour qu que sa ses son sur un une'.split(
      ' ',
    ),
  ),
  en: new Set('a an and at by for from in my of on or the to with'.split(' ')),
  it: new Set(
    'a ai al alla alle con d da dal dalla degli dei del della delle di e ed gli i il in l la le lo o per un una uno'.split(
      ' ',
    ),
  ),
}

/** The words of a search, folded, each once; small ones such as articles only when there are no others. */
export function searchedWords(query: string, language: string): string[] {
  const words = [...new Set(wordsOf(query))]
  const telling = words.filter((word) => !smallWords[language]?.has(word))
  return telling.length > 0 ? telling : words
}

const shortestStemmed = 4
const endings: Readonly<Record<string, (word: string) => string>> = {
  fr: (word) => word.replace(/[sx]$/, ''),
  en: (word) => {
    if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
    if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
    return /(?:ss|us|is)$/.test(word) ? word : word.replace(/s$/, '')
  },
  it: (word) => word.replace(/[aeio]$/, '').replace(/(?<=..)[ih]$/, ''),
}

/** What the singular and the plural of a folded word have in common; words with digits stay as they are. */
export function stemOf(word: string, language: string): string {
  if (word.length < shortestStemmed || /\d/.test(word)) return word
  return endings[language]?.(word) ?? word
}
