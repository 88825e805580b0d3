import type { Queryable } from '../platform/database.ts'

export type StoreScope = { id: number; code: string; language: string; isDefault: boolean; websiteId: number }
export type ScopeRows = {
  websites: { id: number; code: string; classes: string[]; currency: string; currencies: string[] }[]
  stores: StoreScope[]
}

/** Websites with their tax classes, and store views, by id. */
export async function selectScopes(sql: Queryable): Promise<ScopeRows> {
  const [websites, stores] = await Promise.all([
    sql<ScopeRows['websites']>`
      select id, code, array(select jsonb_object_keys(config -> 'taxRates')) as classes,
             currency::text as currency, array(select jsonb_array_elements(config -> 'currencies') ->> 'code') as currencies
        from website order by id`,
    sql<StoreScope[]>`
      select s.id, s.code, s.language::text as language, s.is_default as "isDefault", g.website_id as "websiteId"
        from store s join store_group g on g.id = s.group_id order by s.id`,
  ])
  return { websites, stores }
}
