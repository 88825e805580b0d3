/** A set of small non-negative integers, one bit each. */
export type Bitmap = Uint32Array

export function emptyBitmap(size: number): Bitmap {
  return new Uint32Array((size + 31) >>> 5)
}

export function bitmapOf(size: number, members: Iterable<number>): Bitmap {
  const bitmap = emptyBitmap(size)
  for (const member of members) addTo(bitmap, member)
  return bitmap
}

/** All integers below `size`. */
export function fullBitmap(size: number): Bitmap {
  const bitmap = emptyBitmap(size).fill(0xffffffff)
  const inLast = size & 31
  if (inLast !== 0) bitmap[bitmap.length - 1] = (1 << inLast) - 1
  return bitmap
}

export function addTo(bitmap: Bitmap, member: number): void {
  bitmap[member >>> 5] = (bitmap[member >>> 5] ?? 0) | (1 << (member & 31))
}

export function removeFrom(bitmap: Bitmap, member: number): void {
  bitmap[member >>> 5] = (bitmap[member >>> 5] ?? 0) & ~(1 << (member & 31))
}

/** A copy with room for members below `size`, with the members of `entering` and without those of `leaving`. */
export function changedBitmap(
  bitmap: Bitmap,
  size: number,
  { entering, leaving }: { entering: Iterable<number>; leaving: Iterable<number> },
): Bitmap {
  const changed = emptyBitmap(Math.max(size, bitmap.length * 32))
  changed.set(bitmap)
  for (const member of leaving) removeFrom(changed, member)
  for (const member of entering) addTo(changed, member)
  return changed
}

export function has(bitmap: Bitmap, member: number): boolean {
  return (((bitmap[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1
}

/** Number of members. */
export function count(bitmap: Bitmap): number {
  let total = 0
  for (let index = 0; index < bitmap.length; index++) total += popCount(bitmap[index] ?? 0)
  return total
}

/** Size of the intersection, without allocating it. */
export function countBoth(a: Bitmap, b: Bitmap): number {
  let total = 0
  for (let index = 0; index < a.length; index++) {
    const word = (a[index] ?? 0) & (b[index] ?? 0)
    if (word !== 0) total += popCount(word)
  }
  return total
}

/** Intersection of one or more sets. */
export function intersection(sets: readonly Bitmap[]): Bitmap {
  const [first, ...rest] = sets
  const result = first?.slice() ?? new Uint32Array()
  for (const set of rest) {
    for (let index = 0; index < result.length; index++) {
      result[index] = (result[index] ?? 0) & (set[index] ?? 0)
    }
  }
  return result
}

/** Whether the sets have a member in common. */
export function intersects(a: Bitmap, b: Bitmap): boolean {
  for (let index = 0; index < a.length; index++) if (((a[index] ?? 0) & (b[index] ?? 0)) !== 0) return true
  return false
}

/** Union of the sets. */
export function union(size: number, sets: readonly Bitmap[]): Bitmap {
  const result = emptyBitmap(size)
  for (const set of sets) {
    for (let index = 0; index < result.length; index++) {
      result[index] = (result[index] ?? 0) | (set[index] ?? 0)
    }
  }
  return result
}

/** The members in ascending order. */
export function membersOf(bitmap: Bitmap): Uint32Array {
  const members = new Uint32Array(count(bitmap))
  let at = 0
  for (let index = 0; index < bitmap.length; index++) {
    let word = bitmap[index] ?? 0
    while (word !== 0) {
      const bit = word & -word
      members[at++] = index * 32 + (31 - Math.clz32(bit))
      word ^= bit
    }
  }
  return members
}

/** Number of bits set in a 32-bit word. */
export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
