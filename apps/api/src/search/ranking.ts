/**
 * How a word of a query matched a word of a document, and the factor applied to the points of its text. The order
 * is that of preference: a whole SKU before a whole word, that before another form of it.
 */
export const matchFactors = {
  sku: 4,
  exact: 2,
  quantity: 2,
  form: 1.5,
  compound: 1.2,
  prefix: 1,
  synonym: 0.8,
  negated: 0.6,
  typo: 0.5,
} as const
export type MatchKind = keyof typeof matchFactors

/** Longer titles count as this long. */
const longestTitle = 15
const pointsPerWeight = 10
/** Shared by the words of a title: a product called "Filter" is a filter, "Tap with filter" only has one. */
const titlePoints = 20

/**
 * What an index stores of a word in a document, in one byte: the weight of its text, from 1 to 15, and the number of
 * words if that text is a title, else 0. Entries with more points have higher numbers.
 */
export function entryOf(weight: number, titleWords: number): number {
  return (weight << 4) | (titleWords === 0 ? 0 : longestTitle + 1 - Math.min(titleWords, longestTitle))
}

export function weightOf(entry: number): number {
  return entry >>> 4
}

/** Number of words of the title, at most 15; 0 for other texts. */
export function titleWordsOf(entry: number): number {
  const place = entry & 15
  return place === 0 ? 0 : longestTitle + 1 - place
}

/** The points of an entry before the factor of the match. */
export function pointsOf(entry: number): number {
  const words = titleWordsOf(entry)
  return pointsPerWeight * weightOf(entry) + (words === 0 ? 0 : Math.round(titlePoints / words))
}

/** By kind of match: the score of each of the 256 entries. A score is an integer. */
export const scoresOf = Object.fromEntries(
  Object.entries(matchFactors).map(([kind, factor]) => [
    kind,
    Uint16Array.from({ length: 256 }, (_, entry) => Math.round(factor * pointsOf(entry))),
  ]),
) as Readonly<Record<MatchKind, Uint16Array>>
