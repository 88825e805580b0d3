import { sortYielding } from '../platform/cooperative-scheduler.ts'
import { lowerBound } from './word-list.ts'

const shortestPart = 3
/** Words with a frequent ending that are looked at. */
const mostCompared = 2000

/** Whether an index has a word, whole or as a stem. */
export type IsKnown = (word: string) => boolean

/** By code units, which is enough to compare. */
function reversed(word: string): string {
  let backwards = ''
  for (let at = word.length - 1; at >= 0; at--) backwards += word.charAt(at)
  return backwards
}

/** Finds the stems that end in a word. */
export class EndingIndex {
  /** Sorted by their letters from last to first. */
  readonly #reversed: readonly string[]

  private constructor(sorted: readonly string[]) {
    this.#reversed = sorted
  }

  static async of(stems: readonly string[]): Promise<EndingIndex> {
    const backwards = stems.filter((stem) => stem.length >= 2 * shortestPart).map(reversed)
    const order = await sortYielding(backwards.length, (a, b) =>
      (backwards[a] ?? '') < (backwards[b] ?? '') ? -1 : 1,
    )
    return new EndingIndex(Array.from(order, (at) => backwards[at] ?? ''))
  }

  /** The stems of compounds whose last part is `stem`: "kaffeebecher" for "becher". */
  compoundsEndingIn(stem: string, links: readonly string[], isKnown: IsKnown): string[] {
    if (stem.length < shortestPart) return []
    const ending = reversed(stem)
    const first = lowerBound(this.#reversed, ending)
    const compounds: string[] = []
    for (let at = first; at < first + mostCompared; at++) {
      const word = this.#reversed[at]
      if (!word?.startsWith(ending)) break
      const compound = reversed(word)
      const before = compound.slice(0, -stem.length)
      if (word.length > ending.length && firstPart(before, links, isKnown)) compounds.push(compound)
    }
    return compounds
  }
}

/** The word before a link, if it is known: "arbeit" for "arbeits". */
function firstPart(text: string, links: readonly string[], isKnown: IsKnown): string | undefined {
  const withoutLink = links
    .filter((link) => text.endsWith(link))
    .map((link) => text.slice(0, text.length - link.length))
  return [text, ...withoutLink].find((part) => part.length >= shortestPart && isKnown(part))
}

/** Longest words that are taken apart, and most parts. */
const longestCompound = 40
const mostParts = 3

/**
 * The known words that a compound is written from, or undefined: ["kaffee", "becher"] for "kaffeebecher". The first of
 * the fewest parts with the longest last one.
 */
export function partsOf(
  word: string,
  links: readonly string[],
  isKnown: IsKnown,
  most = mostParts,
): string[] | undefined {
  if (word.length > longestCompound || most < 2) return undefined
  let best: string[] | undefined
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const last = word.slice(at)
    if (!isKnown(last)) continue
    const before = word.slice(0, at)
    const first = firstPart(before, links, isKnown)
    if (first !== undefined) return [first, last]
    const parts = partsOf(before, links, isKnown, most - 1)
    if (parts && (!best || parts.length + 1 < best.length)) best = [...parts, last]
  }
  return best
}
