/** What changes in a sorted array: the places of entries that leave, ascending, and the entries that enter. */
type Changes = {
  readonly leaving: readonly number[]
  /** By ascending place among the entries that stay; those of one place in the order in which they stand there. */
  readonly entering: readonly { readonly place: number; readonly value: number }[]
}

type Numbers = Uint32Array | Int32Array

/**
 * A copy of a sorted array after changes. Costs one copy of the array and a step for each change, so that a change among
 * a million entries takes about a millisecond. Does not modify `sorted`.
 */
export function spliced<Sorted extends Numbers>(sorted: Sorted, { leaving, entering }: Changes): Sorted {
  const stays = without(sorted, leaving)
  if (entering.length === 0) return stays
  const result = emptyLike(sorted, stays.length + entering.length)
  let from = 0
  let to = 0
  for (const { place, value } of entering) {
    result.set(stays.subarray(from, place), to)
    to += place - from
    from = place
    result[to++] = value
  }
  result.set(stays.subarray(from), to)
  return result
}

/** A copy without the entries at some ascending places. */
function without<Sorted extends Numbers>(sorted: Sorted, leaving: readonly number[]): Sorted {
  if (leaving.length === 0) return sorted
  const result = emptyLike(sorted, sorted.length - leaving.length)
  let from = 0
  let to = 0
  for (const place of leaving) {
    result.set(sorted.subarray(from, place), to)
    to += place - from
    from = place + 1
  }
  result.set(sorted.subarray(from), to)
  return result
}

function emptyLike<Sorted extends Numbers>(sorted: Sorted, length: number): Sorted {
  const made = sorted instanceof Uint32Array ? new Uint32Array(length) : new Int32Array(length)
  return made as Sorted
}

/** Binary search: the first place below `length` for which `test` is true, or `length`. */
export function firstPlaceWhere(length: number, test: (place: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}
