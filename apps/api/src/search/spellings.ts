import { canBeWithin, editsBetween, letterBits } from './edits.ts'
import { isWithout } from './language-words.ts'

type SameLength = { readonly words: readonly string[]; readonly bits: Int32Array }

/** Finds the words that are spelt almost like another. */
export class Spellings {
  /** By length, since few edits change little of it. */
  readonly #byLength: ReadonlyMap<number, SameLength>

  constructor(words: readonly string[]) {
    const groups = Map.groupBy(words, ({ length }) => length)
    this.#byLength = new Map(
      [...groups].map(([length, same]) => [length, { words: same, bits: Int32Array.from(same, letterBits) }]),
    )
  }

  /** Those that are the fewest edits away, `most` at most. */
  nearest(word: string, most: number): string[] {
    const own = letterBits(word)
    let least = most
    let nearest: string[] = []
    for (let length = word.length - most; length <= word.length + most; length++) {
      const { words, bits } = this.#byLength.get(length) ?? { words: [], bits: [] }
      for (let at = 0; at < words.length; at++) {
        if (!canBeWithin(own, bits[at] ?? 0, least)) continue
        const known = words[at] ?? ''
        if (isWithout(known) !== isWithout(word)) continue
        const edits = editsBetween(word, known, least)
        if (edits > least) continue
        if (edits < least) nearest = []
        least = edits
        nearest.push(known)
      }
    }
    return nearest
  }
}
