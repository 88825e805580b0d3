export type Random = {
  /** From 0 to below 1. */
  fraction: () => number
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number
  pick: <T>(list: readonly T[]) => T
  /** True in `share` of all cases. */
  chance: (share: number) => boolean
}

/** The same numbers for the same seed on every machine (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed | 0
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))
  return {
    fraction,
    between,
    pick: (list) => {
      const found = list[between(0, list.length - 1)]
      if (found === undefined) throw new RangeError('Nothing can be picked from an empty list.')
      return found
    },
    chance: (share) => fraction() < share,
  }
}
