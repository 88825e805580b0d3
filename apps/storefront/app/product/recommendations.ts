/** Where a product stands in the catalogue. */
export interface Placed {
  readonly sku?: string | null
  readonly categories?: readonly (Category | null)[] | null | undefined
}

interface Category {
  readonly uid: string
  readonly level?: number | null
}

interface Linked<Product> {
  readonly related: readonly Product[]
  readonly crosssell: readonly Product[]
  readonly upsell: readonly Product[]
}

const LEAST_IN_ROW = 2
const MOST_IN_ROW = 4

/**
 * Two rows of products beside one: what goes with it, and what could be bought instead. Cross-sells go with a product;
 * related products fill the row unless they are of its own category: those are rivals. A row has two cards at least.
 */
export function recommendations<Product extends Placed>(
  product: Placed,
  { related, crosssell, upsell }: Linked<Product>,
): { companions: Product[]; alternatives: Product[] } {
  const own = leavesOf(product)
  const isRival = (other: Placed) => [...leavesOf(other)].some((uid) => own.has(uid))
  const fillers = crosssell.length < LEAST_IN_ROW ? related.filter((one) => !isRival(one)) : []
  const companions = unique([...crosssell, ...fillers], [product])
  const alternatives = unique([...upsell, ...related], [product, ...companions])
  if (companions.length === 0 || companions.length >= LEAST_IN_ROW)
    return { companions: rowOf(companions), alternatives: rowOf(alternatives) }
  return { companions: [], alternatives: rowOf(unique([...alternatives, ...companions], [product])) }
}

/** The deepest categories of a product, by uid. */
function leavesOf({ categories }: Placed): Set<string> {
  const known = (categories ?? []).flatMap((category) => category ?? [])
  const deepest = Math.max(...known.map(({ level }) => level ?? 0))
  return new Set(known.filter(({ level }) => (level ?? 0) === deepest).map(({ uid }) => uid))
}

function unique<Product extends Placed>(products: readonly Product[], without: readonly Placed[]): Product[] {
  const seen = new Set(without.map(({ sku }) => sku))
  return products.filter(({ sku }) => {
    if (seen.has(sku)) return false
    seen.add(sku)
    return true
  })
}

/** A row of cards; a lonely one is left out. */
const rowOf = <Item>(items: readonly Item[]): Item[] =>
  items.length < LEAST_IN_ROW ? [] : items.slice(0, MOST_IN_ROW)
