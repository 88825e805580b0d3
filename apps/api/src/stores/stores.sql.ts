import { languageFormats } from '@comptoir/messages/language-formats'
import { formatsOf } from '@comptoir/rules/formats'
import type { Language } from '@comptoir/rules/language'
import type { Queryable } from '../platform/database.ts'
import { priceAudiences, type CustomerGroup } from './price-audiences.ts'
import { parseStoreSettings, usualGroups } from './settings.ts'
import type { Store } from './store.ts'

type StoreRow = {
  id: number
  code: string
  name: string
  language: Language
  locale: string
  is_default: boolean
  is_default_of_website: boolean
  is_active: boolean
  sort_order: number
  group_id: number
  group_code: string
  group_name: string
  root_category_id: number
  website_id: number
  website_code: string
  website_name: string
  prices_include_tax: boolean
  currency: string
  website_config: unknown
}

/** Every store view with its group and website, and those of the locations. */
export async function selectStores(sql: Queryable): Promise<Store[]> {
  const rows = await sql<StoreRow[]>`
    select s.id, s.code, s.name, s.language, s.locale, s.sort_order, s.is_active,
           s.is_default and w.is_default as is_default, s.is_default as is_default_of_website,
           g.id as group_id, g.code as group_code, g.name as group_name, g.root_category_id,
           w.id as website_id, w.code as website_code, w.name as website_name,
           w.prices_include_tax, w.currency, w.config as website_config
      from store s join store_group g on g.id = s.group_id join website w on w.id = g.website_id
     where g.root_category_id is not null
     order by w.id, g.id, s.sort_order, s.id`
  const [groups, priced] = await Promise.all([selectGroups(sql), selectPricedGroups(sql)])
  const views = rows.map((row) => storeOf(row, groups, pricedOn(priced, row.website_id)))
  const active = views.filter(({ isActive }) => isActive)
  return [...views, ...(await selectLocations(sql)).flatMap((location) => viewsOf(location, active))]
}

async function selectGroups(sql: Queryable): Promise<CustomerGroup[]> {
  return await sql<CustomerGroup[]>`
    select code, visitor_kind as "visitorKind", price_display as "priceDisplay",
           exists (select from website w,
                     jsonb_array_elements(coalesce(w.config -> 'customer_groups', ${sql.json(usualGroups)})) as named
                    where named ->> 'code' = g.code) as "isNamed"
      from customer_group g order by id`
}

/** A group that has prices of its own, by its code; null is every website. */
type PricedGroup = { websiteId: number | null; code: string }

/** The groups that tier prices and rules of the catalogue name, with the websites of these. */
export async function selectPricedGroups(sql: Queryable): Promise<PricedGroup[]> {
  return await sql<PricedGroup[]>`
    select w.id as "websiteId", g.code
      from customer_group g cross join (select id from website union all select null) as w(id)
     where exists (select from tier_price t
                    where t.customer_group_id = g.id and t.website_id is not distinct from w.id)
        or exists (select from catalogue_rule r
                    where g.code = any(r.customer_groups) and r.website_id = w.id and r.is_active)
     order by g.id, w.id`
}

function pricedOn(groups: readonly PricedGroup[], website: number): ReadonlySet<string> {
  const own = groups.filter(({ websiteId }) => websiteId === null || websiteId === website)
  return new Set(own.map(({ code }) => code))
}

function storeOf(row: StoreRow, groups: readonly CustomerGroup[], pricedGroups: ReadonlySet<string>): Store {
  const settings = parseStoreSettings(row.website_config, row.website_code)
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    language: row.language,
    locale: row.locale,
    formats: formatsOf(row.locale, row.language, languageFormats(row.language)),
    isDefault: row.is_default,
    isDefaultOfWebsite: row.is_default_of_website,
    isActive: row.is_active,
    sortOrder: row.sort_order,
    group: {
      id: row.group_id,
      code: row.group_code,
      name: row.group_name,
      rootCategoryId: row.root_category_id,
    },
    location: null,
    website: {
      id: row.website_id,
      code: row.website_code,
      name: row.website_name,
      pricesIncludeTax: row.prices_include_tax,
      currency: row.currency,
      priceAudiences: priceAudiences(settings, groups, pricedGroups),
    },
    currency: row.currency,
    conversion: null,
    settings,
  }
}

type LocationRow = {
  id: number
  code: string
  websiteId: number
  /** Code of a store group. */
  assortment: string | null
  titles: Readonly<Record<string, string>>
}

async function selectLocations(sql: Queryable): Promise<LocationRow[]> {
  return await sql<LocationRow[]>`
    select l.id, l.code, l.website_id as "websiteId", l.assortment,
           (select jsonb_object_agg(language, title) from location_text where location_id = l.id) as titles
      from location l order by l.website_id, l.position, l.id`
}

/** A location is a store group of its own (decisions A-3) with the catalogue of a group of the website. */
function viewsOf(location: LocationRow, views: readonly Store[]): Store[] {
  const { id, code, assortment, titles } = location
  const ofWebsite = views.filter((view) => view.website.id === location.websiteId)
  const group = (ofWebsite.find((view) => view.group.code === assortment) ?? ofWebsite[0])?.group
  const prefix = code.replaceAll('-', '_')
  return ofWebsite
    .filter((view) => view.group.id === group?.id)
    .map((view) => {
      const name = titles[view.language] ?? code
      const own = { ...view.group, code: prefix, name }
      return {
        ...view,
        code: `${prefix}_${view.language}`,
        isDefault: false,
        group: own,
        location: { id, code },
      }
    })
}
