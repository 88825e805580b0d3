import { inOrder, type CatalogueRule } from '@comptoir/rules/catalogue-rule'
import type { Queryable } from '../platform/database.ts'

/** The rules of websites by their ids, in the order in which they apply. */
export type RulesByWebsite = ReadonlyMap<number, readonly CatalogueRule[]>

type RuleRow = Omit<CatalogueRule, 'action'> & {
  websiteId: number
  action: CatalogueRule['action']['type']
  value: number
}

/** The rules that are active; their days may be over or in the future. */
export async function selectRules(sql: Queryable): Promise<RulesByWebsite> {
  const rows = await sql<RuleRow[]>`
    select id, website_id as "websiteId", name, first_day::text as "firstDay", last_day::text as "lastDay",
           customer_groups as groups, condition, action, value, priority, stops
      from catalogue_rule where is_active order by id`
  const rules = Map.groupBy(rows, ({ websiteId }) => websiteId)
  return new Map([...rules].map(([websiteId, own]) => [websiteId, inOrder(own.map(ruleOf))]))
}

function ruleOf({ websiteId: _websiteId, action: type, value, ...rule }: RuleRow): CatalogueRule {
  return { ...rule, action: { type, value } }
}

/** Codes of attributes without options that active rules ask for, whose values products need for them. */
export async function selectRuleCodes(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`
    select distinct a.code from catalogue_rule r
      cross join jsonb_path_query(r.condition, '$.** ? (@.field == "attribute").code') as asked(code)
      join attribute a on a.code = asked.code #>> '{}'
     where r.is_active and a.type not in ('select', 'multiselect') order by a.code`
  return rows.map(({ code }) => code)
}

/** Ids of the websites that have rules, or had some. */
export async function selectRuledWebsites(sql: Queryable): Promise<number[]> {
  const rows = await sql<
    { id: number }[]
  >`select distinct website_id::int as id from catalogue_rule order by 1`
  return rows.map(({ id }) => id)
}
