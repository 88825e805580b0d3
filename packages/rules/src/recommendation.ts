/** A category that a product is in. */
export interface Placement {
  readonly id: string | number
  /** Of the category in its tree. */
  readonly level: number
}

/** Where a product stands in the catalogue. */
export interface Placed {
  readonly categories: readonly Placement[]
  readonly attributeSet?: string | null | undefined
}

/**
 * Whether one product is bought instead of the other: they share one of their deepest categories. Products in no category
 * are compared by their attribute sets.
 */
export function areRivals(one: Placed, other: Placed): boolean {
  if (one.categories.length === 0 || other.categories.length === 0)
    return Boolean(one.attributeSet) && one.attributeSet === other.attributeSet
  const own = deepest(one)
  return [...deepest(other)].some((id) => own.has(id))
}

function deepest({ categories }: Placed): Set<string | number> {
  const level = Math.max(...categories.map((one) => one.level))
  return new Set(categories.filter((one) => one.level === level).map(({ id }) => id))
}

/** How many buyers have two products in one order, and each of them in any. */
export interface BoughtPair {
  readonly productId: number
  readonly otherId: number
  readonly both: number
  readonly buyers: number
  readonly otherBuyers: number
}

/** How alike two sets of buyers are: 1 when they are the same, little for what everybody buys anyway. */
export function closeness({ both, buyers, otherBuyers }: BoughtPair): number {
  return buyers > 0 && otherBuyers > 0 ? both / Math.sqrt(buyers * otherBuyers) : 0
}

export interface TogetherOptions {
  /** Buyers of both that a recommendation needs. */
  readonly least: number
  /** Recommendations of a product. */
  readonly most: number
  readonly isRival: (productId: number, otherId: number) => boolean
}

/**
 * What is recommended with each product because it was bought with it: never a rival, never by few buyers, the closest
 * first. A product with nothing to recommend is left out.
 */
export function boughtTogether(
  pairs: readonly BoughtPair[],
  { least, most, isRival }: TogetherOptions,
): Map<number, number[]> {
  const good = pairs.filter(
    ({ productId, otherId, both }) => both >= least && productId !== otherId && !isRival(productId, otherId),
  )
  const ranked = good.toSorted(
    (a, b) => closeness(b) - closeness(a) || b.both - a.both || a.otherId - b.otherId,
  )
  const byProduct = Map.groupBy(ranked, ({ productId }) => productId)
  return new Map([...byProduct].map(([id, list]) => [id, list.slice(0, most).map(({ otherId }) => otherId)]))
}

/** What the shop itself recommends, filled up to `most` with what was computed. */
export function filledUp<Item>(own: readonly Item[], computed: readonly Item[], most: number): Item[] {
  const rest = computed.filter((one) => !own.includes(one))
  return [...own, ...new Set(rest)].slice(0, Math.max(most, own.length))
}

/** Several lists as one: the first of each, then the second of each. */
export function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
