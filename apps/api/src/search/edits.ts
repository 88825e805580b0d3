/**
 * How many letters two words differ by: left out, added, replaced, or swapped with the next. Answers `most + 1`
 * as soon as there are more than `most`.
 */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const edits = Math.min(
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      )
      row.push(edits)
      if (edits < least) least = edits
    }
    if (least > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

/** The letters of a word as bits; each edit changes at most two of them. */
export function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31)
  return bits
}

/** Whether words with these letters can be so few edits apart; cheap, and wrong only by saying yes. */
export function canBeWithin(a: number, b: number, most: number): boolean {
  let differing = a ^ b
  let bits = 0
  while (differing !== 0 && bits <= 2 * most) {
    differing &= differing - 1
    bits++
  }
  return bits <= 2 * most
}
