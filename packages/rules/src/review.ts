/** Stars that a review can give, the best first. */
export const STARS = [5, 4, 3, 2, 1] as const

/** Magento's limits of a review's texts, in characters. */
export const REVIEW_LENGTHS = { nickname: 128, summary: 255, text: 5000 } as const

/**
 * Pictures of a review: bytes of one as browsers send it, which make it smaller, as base64 in a form of at most 256 KB; and the
 * longest side in pixels that the shop keeps.
 */
export const REVIEW_PICTURE = { bytes: 160 * 1024, longestSide: 1600 } as const

/** The stars of a rating in percent, with one digit: 87 % are 4.4 of 5 stars; 0 for no votes. */
export function averageStars(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / 2) / 10
}

/** How many reviews gave 5, 4, 3, 2 and 1 stars. Reviews without stars count in none. */
export function starDistribution(
  counted: readonly { readonly stars: number | null; readonly count: number }[],
): { stars: number; count: number }[] {
  return STARS.map((stars) => ({
    stars,
    count: counted.reduce((sum, one) => sum + (one.stars === stars ? one.count : 0), 0),
  }))
}

/** Shares of counts in whole percents that sum to 100, the largest remainders rounded up; zeros without counts. */
export function sharesInPercent(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((count) => Math.floor((count * 100) / total))
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = counts
    .map((count, at) => ({ at, remainder: (count * 100) % total }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
