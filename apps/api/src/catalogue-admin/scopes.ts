import type { Queryable } from '../platform/database.ts'
import { selectGroupIds, selectKnownAttributes, selectKnownOptions, selectScopes } from '../import/index.ts'

type WebsiteScope = { id: number; code: string; currency: string; currencies: string[]; classes: string[] }
type AttributeScope = { id: number; code: string; type: string; options: ReadonlySet<number> }

/** What the fields of products refer to. */
export type Scopes = {
  websites: ReadonlyMap<string, WebsiteScope>
  websiteCodes: ReadonlyMap<number, string>
  /** Store views by code, and `default`, which has the id 0 and no website. */
  stores: ReadonlyMap<string, { id: number; websiteId: number | null }>
  attributes: ReadonlyMap<string, AttributeScope>
  groups: ReadonlyMap<string, number>
}

export async function readScopes(sql: Queryable): Promise<Scopes> {
  const [{ websites, stores }, attributes, options, groups] = await Promise.all([
    selectScopes(sql),
    selectKnownAttributes(sql),
    selectKnownOptions(sql),
    selectGroupIds(sql),
  ])
  const optionsOf = Map.groupBy(options, ({ attributeId }) => attributeId)
  return {
    websites: new Map(websites.map((one) => [one.code, one])),
    websiteCodes: new Map(websites.map(({ id, code }) => [id, code])),
    stores: new Map<string, { id: number; websiteId: number | null }>([
      ['default', { id: 0, websiteId: null }],
      ...stores.map(({ id, code, websiteId }) => [code, { id, websiteId }] as const),
    ]),
    attributes: new Map(
      attributes.map(({ id, code, type }) => {
        const own = (optionsOf.get(id) ?? []).map((option) => option.id)
        return [code, { id, code, type, options: new Set(own) }]
      }),
    ),
    groups,
  }
}
