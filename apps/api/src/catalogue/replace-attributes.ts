import { emptyBitmap } from './bitmap.ts'
import type { Attribute } from './attribute.ts'
import type { Facet, SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import { carryCaches } from './update-site-index.ts'

/**
 * Puts attributes as they were read into a snapshot, synchronously: their labels, flags and options, to which products that
 * are read afterwards may refer. Returns false, and changes nothing, when attributes were added or removed or filter in
 * another way, for which the catalogue has to be loaded anew.
 */
export function replaceAttributes(snapshot: Snapshot, attributes: Attribute[]): boolean {
  const structureOf = (all: readonly Attribute[]) =>
    JSON.stringify(all.map(({ id, code, type, isFilterable }) => [id, code, type, isFilterable]))
  if (structureOf(snapshot.attributes) !== structureOf(attributes)) return false
  snapshot.attributes = attributes
  snapshot.attributeById = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  snapshot.attributeByCode = new Map(attributes.map((attribute) => [attribute.code, attribute]))
  snapshot.optionById = new Map(attributes.flatMap(({ options }) => options.map((one) => [one.id, one])))
  // What is derived from categories and attributes is cached by this map.
  snapshot.categoryById = new Map(snapshot.categoryById)
  for (const [websiteId, before] of snapshot.sites) {
    const after = withAttributes(before, snapshot)
    carryCaches(before, after, [])
    snapshot.sites.set(websiteId, after)
  }
  return true
}

/** The index with the values that its facets have now: new ones have no products yet. */
function withAttributes(site: SiteIndex, { attributeByCode }: Snapshot): SiteIndex {
  let { columnCount } = site
  const facets = new Map<string, Facet>()
  for (const [code, facet] of site.facets) {
    const attribute = attributeByCode.get(code) ?? facet.attribute
    const known = new Map(facet.values.map((value) => [value.optionId, value]))
    const values = known.has(null)
      ? facet.values
      : attribute.options.map(
          ({ id }) =>
            known.get(id) ?? {
              value: String(id),
              optionId: id,
              column: columnCount++,
              members: emptyBitmap(site.size),
            },
        )
    facets.set(code, { attribute, values })
  }
  return { ...site, facets, columnCount }
}
