import { changedBitmap } from './bitmap.ts'
import { optionsOf, type BooleanValues } from './build-site-index.ts'
import { positionIn, updateCategoryIndex } from './category-index.ts'
import { columnsAt, updateColumns } from './product-columns.ts'
import type { Product } from './product.ts'
import type { Facet, SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

type Membership = Pick<SiteIndex, 'facets' | 'categories' | 'columns'>

type Place = { product: Product; ordinal: number; isListed: boolean }

type PlacedProducts = {
  places: readonly Place[]
  /** Of all products by ordinal, also of new ones. */
  ids: Uint32Array
  /** Products that were read anew, by id, and their values. */
  replaced: ReadonlyMap<number, unknown>
  booleans: BooleanValues
}

/** Which facet values and categories of a website have which products, after those at `places` changed. */
export function updateMembership(snapshot: Snapshot, site: SiteIndex, placed: PlacedProducts): Membership {
  const { places, ids } = placed
  const size = ids.length
  const columnsOf = columnReader(snapshot, site, placed)
  const columns = new Map<number, readonly number[]>()
  const moves = new Map<number, Moves>()
  const movesOf = (column: number) => {
    let own = moves.get(column)
    if (!own) moves.set(column, (own = { leaving: [], entering: new Map() }))
    return own
  }
  for (const place of places) {
    const { ordinal } = place
    const now = columnsOf(place)
    const before = [...columnsAt(site.columns, ordinal)]
    for (const column of before) {
      const position = now.get(column)
      const category = site.categories.get(site.categoryColumns.get(column) ?? -1)
      const isSame = position !== undefined && (!category || positionIn(category, ordinal) === position)
      if (isSame) continue
      movesOf(column).leaving.push(ordinal)
      if (position !== undefined) movesOf(column).entering.set(ordinal, position)
    }
    const known = new Set(before)
    const added = [...now].filter(([column]) => !known.has(column))
    for (const [column, position] of added) movesOf(column).entering.set(ordinal, position)
    if (added.length > 0 || now.size < known.size)
      columns.set(
        ordinal,
        [...now.keys()].toSorted((a, b) => a - b),
      )
  }
  for (let ordinal = site.size; ordinal < size; ordinal++) if (!columns.has(ordinal)) columns.set(ordinal, [])
  return {
    columns: updateColumns(site.columns, columns, { size, columnCount: site.columnCount }),
    facets: updateFacets(site, size, moves),
    categories: updateCategories(site, ids, moves),
  }
}

/** Ordinals that leave a column, and positions by ordinal of those that enter; facets have no positions. */
type Moves = { leaving: number[]; entering: Map<number, number> }

function updateFacets(site: SiteIndex, size: number, moves: ReadonlyMap<number, Moves>): SiteIndex['facets'] {
  const facets = new Map<string, Facet>()
  for (const [code, facet] of site.facets) {
    const isChanged = facet.values.some(({ column }) => moves.has(column))
    const values = facet.values.map((value) => {
      const own = moves.get(value.column)
      if (!own) return value
      const { leaving, entering } = own
      return { ...value, members: changedBitmap(value.members, size, { leaving, entering: entering.keys() }) }
    })
    facets.set(code, isChanged ? { ...facet, values } : facet)
  }
  return facets
}

function updateCategories(
  site: SiteIndex,
  ids: Uint32Array,
  moves: ReadonlyMap<number, Moves>,
): SiteIndex['categories'] {
  const categories = new Map(site.categories)
  for (const [column, own] of moves) {
    const id = site.categoryColumns.get(column)
    const category = id === undefined ? undefined : categories.get(id)
    if (id === undefined || !category) continue
    categories.set(
      id,
      updateCategoryIndex(category, ids.length, (ordinal) => ids[ordinal] ?? 0, own),
    )
  }
  return categories
}

/** Returns a function that gives the columns of a product, each with the position in its category, else 0. */
function columnReader(
  snapshot: Snapshot,
  site: SiteIndex,
  { booleans, replaced }: PlacedProducts,
): (place: Place) => Map<number, number> {
  const columnOfCategory = new Map([...site.categoryColumns].map(([column, id]) => [id, column]))
  const columnOfOption = new Map<number, number>()
  /** By `code=0` and `code=1`. */
  const columnOfBoolean = new Map<string, number>()
  for (const [code, { values }] of site.facets) {
    for (const { optionId, value, column } of values) {
      if (optionId === null) columnOfBoolean.set(`${code}=${value}`, column)
      else columnOfOption.set(optionId, column)
    }
  }
  const idsWith = new Map([...booleans].map(([key, ids]) => [key, new Set(ids)]))
  return ({ product, ordinal, isListed }) => {
    const columns = new Map<number, number>()
    if (!isListed) return columns
    for (const option of optionsOf(product)) {
      const column = columnOfOption.get(option)
      if (column !== undefined) columns.set(column, 0)
    }
    const known = replaced.has(product.id) ? undefined : new Set(columnsAt(site.columns, ordinal))
    for (const [key, column] of columnOfBoolean)
      if (known ? known.has(column) : idsWith.get(key)?.has(product.id)) columns.set(column, 0)
    product.categoryIds.forEach((id, index) => {
      const position = product.positions[index] ?? 0
      for (const category of snapshot.categoryById.get(id)?.path ?? []) {
        if (category.id !== id && !category.isAnchor) continue
        const column = columnOfCategory.get(category.id)
        if (column !== undefined) columns.set(column, Math.min(position, columns.get(column) ?? position))
      }
    })
    return columns
  }
}
