import { canBeWithinDistance, editDistance, letterMask } from './edit-distance.ts'
import { isNegated } from './tokens.ts'

type SameLength = { readonly words: readonly string[]; readonly bits: Int32Array }

/** Finds words with similar spelling. */
export class SpellingIndex {
  /** By length, because an edit changes the length by at most one. */
  readonly #byLength: ReadonlyMap<number, SameLength>

  constructor(words: readonly string[]) {
    const groups = Map.groupBy(words, ({ length }) => length)
    this.#byLength = new Map(
      [...groups].map(([length, same]) => [length, { words: same, bits: Int32Array.from(same, letterMask) }]),
    )
  }

  /** The words with the lowest edit distance, at most `most`. */
  nearest(word: string, most: number): string[] {
    const own = letterMask(word)
    let least = most
    let nearest: string[] = []
    for (let length = word.length - most; length <= word.length + most; length++) {
      const { words, bits } = this.#byLength.get(length) ?? { words: [], bits: [] }
      for (let at = 0; at < words.length; at++) {
        if (!canBeWithinDistance(own, bits[at] ?? 0, least)) continue
        const known = words[at] ?? ''
        if (isNegated(known) !== isNegated(word)) continue
        const edits = editDistance(word, known, least)
        if (edits > least) continue
        if (edits < least) nearest = []
        least = edits
        nearest.push(known)
      }
    }
    return nearest
  }
}
