/**
 * Items without empty parts, and whose equal parts, such as stock and available times, are one object: React Router writes
 * each object once into the data of a page, and refers to it.
 */
export function shareEqual<Item extends object>(items: readonly Item[]): Item[] {
  const known = new Map<string, unknown>()
  const shared = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const key = JSON.stringify(part)
    if (!known.has(key)) known.set(key, part)
    return known.get(key)
  }
  return items.map(
    (item) =>
      Object.fromEntries(
        Object.entries(item).flatMap(([key, part]) => (part === undefined ? [] : [[key, shared(part)]])),
      ) as Item,
  )
}
