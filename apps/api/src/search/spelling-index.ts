import { CooperativeScheduler, forEachYielding } from '../platform/cooperative-scheduler.ts'
import { canBeWithinDistance, editDistance, letterMask } from './edit-distance.ts'
import { isNegated } from './tokens.ts'

type SameLength = { readonly words: readonly string[]; readonly bits: Int32Array }

/** Words with the same distance to a misspelt one. */
export type Nearest = { readonly edits: number; readonly words: readonly string[] }

/** Finds words with similar spelling. */
export class SpellingIndex {
  /** By length, because an edit changes the length by at most one. */
  readonly #byLength: ReadonlyMap<number, SameLength>

  private constructor(byLength: ReadonlyMap<number, SameLength>) {
    this.#byLength = byLength
  }

  static async of(words: Iterable<string>): Promise<SpellingIndex> {
    const byLength = new Map<number, string[]>()
    await forEachYielding(words, (word) => {
      const same = byLength.get(word.length)
      if (same) same.push(word)
      else byLength.set(word.length, [word])
    })
    const scheduler = new CooperativeScheduler(1)
    const masked = new Map<number, SameLength>()
    for (const [length, same] of byLength) {
      masked.set(length, { words: same, bits: Int32Array.from(same, letterMask) })
      if (scheduler.shouldYield) await scheduler.yield()
    }
    return new SpellingIndex(masked)
  }

  /**
   * The words that `isUsed` with the lowest edit distance, at most `most`. Fewer edits are tried first: most words
   * are rejected by their letters then.
   */
  nearest(word: string, most: number, isUsed?: (known: string) => boolean): Nearest {
    for (let edits = 1; edits < most; edits++) {
      const words = this.#within(word, edits, isUsed)
      if (words.length > 0) return { edits, words }
    }
    return { edits: most, words: this.#within(word, most, isUsed) }
  }

  /** The words at exactly `edits` from a word that has none nearer, except itself. */
  #within(word: string, edits: number, isUsed?: (known: string) => boolean): string[] {
    const own = letterMask(word)
    const near: string[] = []
    for (let length = word.length - edits; length <= word.length + edits; length++) {
      const { words, bits } = this.#byLength.get(length) ?? { words: [], bits: [] }
      for (let at = 0; at < words.length; at++) {
        if (!canBeWithinDistance(own, bits[at] ?? 0, edits)) continue
        const known = words[at] ?? ''
        if (isNegated(known) !== isNegated(word) || editDistance(word, known, edits) > edits) continue
        if (!isUsed || isUsed(known)) near.push(known)
      }
    }
    return near
  }
}
