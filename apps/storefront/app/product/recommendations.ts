import { areRivals, type Placed as Standing } from '@comptoir/rules/recommendation'

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
  const own = standingOf(product)
  const isRival = (other: Placed) => areRivals(own, standingOf(other))
  const fillers = crosssell.length < LEAST_IN_ROW ? related.filter((one) => !isRival(one)) : []
  const companions = unique([...crosssell, ...fillers], [product])
  const alternatives = unique([...upsell, ...related], [product, ...companions])
  if (companions.length === 0 || companions.length >= LEAST_IN_ROW)
    return { companions: rowOf(companions), alternatives: rowOf(alternatives) }
  return { companions: [], alternatives: rowOf(unique([...alternatives, ...companions], [product])) }
}

function standingOf({ categories }: Placed): Standing {
  const known = (categories ?? []).flatMap((category) => category ?? [])
  return { categories: known.map(({ uid, level }) => ({ id: uid, level: level ?? 0 })) }
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
