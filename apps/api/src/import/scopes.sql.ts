import type { Queryable } from '../platform/database.ts'

export type Scopes = {
  websites: { id: number; code: string }[]
  storeIds: Map<string, number>
  /** By store view code. */
  languages: Map<string, string>
  taxClasses: Set<string>
}

/** What the columns product_websites, store_view_code and tax_class_name may name. */
export async function selectScopes(sql: Queryable): Promise<Scopes> {
  const [websites, stores] = await Promise.all([
    sql<{ id: number; code: string; classes: string[] }[]>`
      select id, code, array(select jsonb_object_keys(config -> 'taxRates')) as classes from website order by id`,
    sql<{ id: number; code: string; language: string; isDefault: boolean }[]>`
      select id, code, language, is_default as "isDefault" from store order by id`,
  ])
  const storeIds = new Map(stores.map((store) => [store.code, store.id]))
  const main = stores.find((store) => store.isDefault)
  if (main && !storeIds.has('default')) storeIds.set('default', main.id)
  const languages = new Map(stores.map((store) => [store.code, store.language]))
  if (main) languages.set('default', main.language)
  return {
    websites,
    storeIds,
    languages,
    taxClasses: new Set(websites.flatMap((website) => website.classes)),
  }
}
