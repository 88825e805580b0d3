import type { ProductCondition } from '@comptoir/rules/catalogue-rule'
import type { Queryable } from '../platform/database.ts'

/** A rule of a website as the database has it. */
export type StoredRule = {
  websiteId: number
  name: string
  labels: Readonly<Record<string, string>>
  firstDay: string | null
  lastDay: string | null
  groups: string[] | null
  condition: ProductCondition | null
  action: string
  /** In basis points or minor units. */
  value: number
  priority: number
  stops: boolean
  isActive: boolean
}

/** Sets rules by website and name. Returns the number of changed ones. */
export async function upsertRules(sql: Queryable, rules: readonly StoredRule[]): Promise<number> {
  if (rules.length === 0) return 0
  const changed = await sql`
    insert into catalogue_rule as c (website_id, name, labels, first_day, last_day, customer_groups, condition, action,
                                     value, priority, stops, is_active)
    select "websiteId", name, labels, "firstDay", "lastDay",
           case when jsonb_typeof(groups) = 'array' then array(select jsonb_array_elements_text(groups)) end,
           case when jsonb_typeof(condition) = 'object' then condition end, action, value, priority, stops, "isActive"
      from jsonb_to_recordset(${sql.json([...rules])}) as r("websiteId" smallint, name text, labels jsonb, "firstDay" date,
             "lastDay" date, groups jsonb, condition jsonb, action text, value int, priority int, stops boolean, "isActive" boolean)
    on conflict (website_id, name) do update
       set labels = excluded.labels, first_day = excluded.first_day, last_day = excluded.last_day,
           customer_groups = excluded.customer_groups, condition = excluded.condition, action = excluded.action,
           value = excluded.value, priority = excluded.priority, stops = excluded.stops, is_active = excluded.is_active,
           was_active = c.was_active or excluded.is_active
     where (c.labels, c.first_day, c.last_day, c.customer_groups, c.condition, c.action, c.value, c.priority, c.stops,
            c.is_active) is distinct from
           (excluded.labels, excluded.first_day, excluded.last_day, excluded.customer_groups, excluded.condition,
            excluded.action, excluded.value, excluded.priority, excluded.stops, excluded.is_active)
    returning id`
  return changed.length
}

/** Adds a rule, or replaces the one with the id; returns its id. */
export async function writeRule(sql: Queryable, rule: StoredRule, id: number | null): Promise<number> {
  const values = {
    website_id: rule.websiteId,
    name: rule.name,
    labels: sql.json(rule.labels),
    first_day: rule.firstDay,
    last_day: rule.lastDay,
    customer_groups: rule.groups,
    condition: rule.condition && sql.json(rule.condition),
    action: rule.action,
    value: rule.value,
    priority: rule.priority,
    stops: rule.stops,
    is_active: rule.isActive,
  }
  const [row] = await (id === null
    ? sql<{ id: number }[]>`
        insert into catalogue_rule ${sql({ ...values, was_active: rule.isActive })} returning id`
    : sql<{ id: number }[]>`
        update catalogue_rule set ${sql(values)}, was_active = was_active or ${rule.isActive}
         where id = ${id} returning id`)
  if (!row) throw new Error(`There is no catalogue rule with id ${id}.`)
  return row.id
}

/** Ends the rules of websites that are not among these. Returns the number of those that were active. */
export async function endOtherRules(
  sql: Queryable,
  websiteIds: readonly number[],
  rules: readonly StoredRule[],
): Promise<number> {
  const ended = await sql`
    update catalogue_rule c set is_active = false
     where c.is_active and c.website_id = any(${[...websiteIds]}::int[])
       and not exists (select from jsonb_to_recordset(${sql.json([...rules])}) as r("websiteId" smallint, name text)
                        where r."websiteId" = c.website_id and r.name = c.name)
    returning id`
  return ended.length
}

/** The active rules of a website, in the order in which they apply. */
export async function selectActiveRules(sql: Queryable, websiteId: number): Promise<StoredRule[]> {
  return await sql<StoredRule[]>`
    select website_id as "websiteId", name, labels, first_day::text as "firstDay", last_day::text as "lastDay",
           customer_groups as groups, condition, action, value, priority, stops,
           is_active as "isActive"
      from catalogue_rule where website_id = ${websiteId} and is_active order by priority, id`
}
