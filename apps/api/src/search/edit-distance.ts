/** Rows of the distance table, reused between calls. Longer words are not compared. */
const longest = 63
let beforeLast = new Uint8Array(longest + 1)
let last = new Uint8Array(longest + 1)
let row = new Uint8Array(longest + 1)

/**
 * The Damerau-Levenshtein distance of two words (optimal string alignment): insertions, deletions,
 * replacements and swaps of neighbours. Returns `most + 1` when it exceeds `most`, or for words of more than
 * 63 letters.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || b.length > longest) return most + 1
  for (let at = 0; at <= b.length; at++) last[at] = at
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    const before = i > 1 ? a.charCodeAt(i - 2) : -1
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let edits = (last[j - 1] ?? 0) + (letter === other ? 0 : 1)
      edits = Math.min(edits, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (j > 1 && before === other && letter === b.charCodeAt(j - 2))
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1)
      row[j] = edits
      if (edits < least) least = edits
    }
    if (least > most) return most + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}

/** A bit mask of the letters of a word. Each edit changes at most two bits. */
export function letterMask(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 31)
  return bits
}

/**
 * A cheap filter: whether words with these masks can be within `most` edits. May return true for words that
 * are not.
 */
export function canBeWithinDistance(a: number, b: number, most: number): boolean {
  // The number of differing bits, counted in parallel.
  let bits = a ^ b
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24 <= 2 * most
}
