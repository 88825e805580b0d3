import type { Localised } from '@comptoir/rules/language'
import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { Queryable, Transaction } from '../platform/database.ts'
import { usualGroups, type StoreSettings } from '../stores/index.ts'
import type { WebsiteFile } from './website-file.ts'

type Group = WebsiteFile['groups'][number]

export type WebsiteRow = {
  id: number
  code: string
  name: string
  pricesIncludeTax: boolean
  currency: string
  isDefault: boolean
  config: Record<string, unknown>
}

export async function selectWebsite(sql: Queryable, code: string): Promise<WebsiteRow | undefined> {
  const [row] = await sql<WebsiteRow[]>`
    select id, code, name, prices_include_tax as "pricesIncludeTax", currency::text as currency,
           is_default as "isDefault", config
      from website where code = ${code}`
  return row
}

/** Code of the default website. */
export async function selectDefaultWebsite(sql: Queryable): Promise<string | undefined> {
  const [row] = await sql<{ code: string }[]>`select code from website where is_default`
  return row?.code
}

export async function selectWebsiteCodes(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ code: string }[]>`select code from website order by id`
  return rows.map(({ code }) => code)
}

export type CustomerGroup = {
  code: string
  kind: 'b2c' | 'b2b'
  /** Null follows the kind. */
  priceDisplay: PriceDisplay | null
  /** Codes of the other websites whose settings have it. */
  websites: string[]
}

/** All customer groups; websites share them. */
export async function selectCustomerGroups(sql: Queryable, websiteCode: string): Promise<CustomerGroup[]> {
  return await sql<CustomerGroup[]>`
    select g.code, g.visitor_kind as kind, g.price_display as "priceDisplay", array(
             select w.code from website w
              where w.code <> ${websiteCode} and exists (
                select from jsonb_array_elements(
                         coalesce(w.config -> 'customer_groups', ${sql.json(usualGroups)})) as named where named ->> 'code' = g.code)
              order by w.id) as websites
      from customer_group g order by g.id`
}

/** Creates missing groups and sets what the others see. */
export async function upsertCustomerGroups(
  tx: Transaction,
  groups: StoreSettings['customer_groups'],
): Promise<void> {
  for (const { code, kind, price_display: display = null } of groups)
    await tx`
      insert into customer_group (id, code, visitor_kind, price_display)
      select max(id) + 1, ${code}, ${kind}, ${display} from customer_group
      on conflict (code) do update
         set visitor_kind = excluded.visitor_kind, price_display = excluded.price_display`
}

export async function upsertWebsite(
  tx: Transaction,
  { code, name, pricesIncludeTax, currency, isDefault }: WebsiteFile['website'],
  settings: StoreSettings,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into website (code, name, prices_include_tax, currency, is_default, config)
    values (${code}, ${name}, ${pricesIncludeTax}, ${currency}, ${isDefault}, ${tx.json(settings)})
    on conflict (code) do update
       set name = excluded.name, prices_include_tax = excluded.prices_include_tax, config = excluded.config
    returning id`
  if (!row) throw new Error(`Website "${code}" was not written.`)
  return row.id
}

/** The groups with active store views, in the form of the file. */
export async function selectGroups(sql: Queryable, websiteId: number): Promise<Group[]> {
  return await sql<Group[]>`
    select g.code, g.name,
           jsonb_build_object('name', (select jsonb_object_agg(t.language, t.name) from category_text t
                                        where t.category_id = g.root_category_id and t.language <> 'default')) as "rootCategory",
           jsonb_agg(jsonb_build_object('code', s.code, 'name', s.name, 'language', s.language, 'locale', s.locale,
                                        'isDefault', s.is_default) order by s.sort_order, s.id) as stores
      from store_group g join store s on s.group_id = g.id and s.is_active
     where g.website_id = ${websiteId} group by g.id order by g.id`
}

export type GroupRow = { id: number; code: string; website: string; rootId: number; rootName: string }

/** Groups of these codes, and those whose root category has one of these names. */
export async function selectGroupsNamed(
  sql: Queryable,
  codes: readonly string[],
  roots: readonly string[],
): Promise<GroupRow[]> {
  return await sql<GroupRow[]>`
    select g.id, g.code, w.code as website, c.id as "rootId", c.admin_name as "rootName"
      from store_group g join website w on w.id = g.website_id join category c on c.id = g.root_category_id
     where g.code = any(${[...codes]}) or c.admin_name = any(${[...roots]})`
}

export type StoreRow = {
  id: number
  code: string
  language: string
  isActive: boolean
  group: string
  website: string
  orders: number
}

/** Store views of these codes and all of a website, with the number of their orders. */
export async function selectStoreViews(
  sql: Queryable,
  codes: readonly string[],
  website: string,
): Promise<StoreRow[]> {
  return await sql<StoreRow[]>`
    select s.id, s.code, s.language::text as language, s.is_active as "isActive", g.code as group, w.code as website,
           (select count(*)::int from sales_order o where o.store_id = s.id) as orders
      from store s join store_group g on g.id = s.group_id join website w on w.id = g.website_id
     where s.code = any(${[...codes]}) or w.code = ${website}`
}

export async function upsertGroup(
  tx: Transaction,
  websiteId: number,
  { code, name }: Group,
  rootId: number,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into store_group (website_id, code, name, root_category_id)
    values (${websiteId}, ${code}, ${name}, ${rootId})
    on conflict (code) do update set name = excluded.name returning id`
  if (!row) throw new Error(`Store group "${code}" was not written.`)
  return row.id
}

/** The first root category has the id 2, as in Magento, where 1 is above all roots; its sequence starts after both. */
export async function insertRoot(tx: Transaction, name: string): Promise<number> {
  const [root] = await tx<{ id: number }[]>`
    insert into category (id, parent_id, level, admin_name, include_in_menu)
    select case when exists (select from category where id = 2) then nextval(pg_get_serial_sequence('category', 'id'))
                else 2 end, null, 1, ${name}, false
    returning id`
  if (!root) throw new Error(`Root category "${name}" was not inserted.`)
  return root.id
}

/** Names a root category for the owner and in each language. */
export async function writeRootNames(
  tx: Transaction,
  { id, name }: { id: number; name: string },
  names: Localised,
): Promise<void> {
  await tx`update category set admin_name = ${name} where id = ${id} and admin_name <> ${name}`
  for (const [language, named] of Object.entries(names)) {
    const { count } = await tx`
      update category_text set name = ${named} where category_id = ${id} and language = ${language}`
    if (count === 0)
      await tx`insert into category_text (category_id, language, name, url_key) values (${id}, ${language}, ${named}, '')`
  }
}

export async function upsertStore(
  tx: Transaction,
  groupId: number,
  { code, name, language, locale, isDefault }: Group['stores'][number],
  sortOrder: number,
): Promise<void> {
  await tx`
    insert into store (group_id, code, name, language, locale, is_default, sort_order)
    values (${groupId}, ${code}, ${name}, ${language}, ${locale}, ${isDefault}, ${sortOrder})
    on conflict (code) do update
       set name = excluded.name, locale = excluded.locale, is_default = excluded.is_default,
           sort_order = excluded.sort_order, is_active = true`
}

/** Deactivates the store views of a website that are not among these. */
export async function deactivateOtherStores(
  tx: Transaction,
  websiteId: number,
  codes: readonly string[],
): Promise<void> {
  await tx`
    update store s set is_active = false, is_default = false from store_group g
     where g.id = s.group_id and g.website_id = ${websiteId} and s.is_active and s.code <> all(${[...codes]})`
}
