import { rulesOf } from './language-rules.ts'

const shortestStemmed = 4
/** A shorter stem would match unrelated words. */
const shortestStem = 4

/**
 * The common stem of the forms of a folded word: number, gender, participle. Short words and words with
 * digits are returned unchanged.
 */
export function stemOf(word: string, language: string): string {
  const { endings } = rulesOf(language)
  if (endings.length === 0 || word.length < shortestStemmed || /\d/.test(word)) return word
  let stem = word
  for (const [pattern, instead] of endings) {
    const shorter = stem.replace(pattern, instead)
    const cut = stem.length - shorter.length
    if (cut <= 1 || shorter.length >= shortestStem) stem = shorter
  }
  return stem.replace(/([^aeiou\d-])\1$/, '$1')
}
