import { wordsOf } from './fold.ts'
import { stemOf } from './stemmer.ts'
import { negatedToken } from './tokens.ts'

/** Synonyms by term, as stored for a store view. A term is one word; a synonym may be a phrase. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/** Tokens by the stem of a term. */
export type CompiledSynonyms = ReadonlyMap<string, readonly string[]>

/**
 * Compiles synonyms to tokens by the stem of their term. "sans lactose" also matches the absence of its synonyms,
 * phrases included; without a negation, only synonyms of one word apply.
 */
export function compileSynonyms(synonyms: Synonyms, language: string): CompiledSynonyms {
  const compiled = new Map<string, string[]>()
  const add = (term: string, tokens: readonly string[]) => {
    const stem = stemOf(term, language)
    compiled.set(stem, [...(compiled.get(stem) ?? []), ...tokens])
  }
  for (const [term, others] of synonyms) {
    const [word] = wordsOf(term)
    if (word === undefined) continue
    add(
      word,
      others.flatMap((other) => {
        const words = wordsOf(other)
        return words.length === 1 ? words : []
      }),
    )
    add(
      negatedToken(word, language),
      others.map((other) => negatedToken(other, language)),
    )
  }
  return compiled
}
