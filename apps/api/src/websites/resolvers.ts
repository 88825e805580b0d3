import { picturesIn } from '@comptoir/site-file/pictures'
import type { QueryStorefrontFileArgs } from '@comptoir/contract/generated/types'
import type { Queryable } from '../platform/database.ts'
import { CONTENT, type QueryTags } from '../platform/query-tags.ts'
import type { ResolverMap } from '../platform/schema.ts'
import type { Store } from '../stores/index.ts'
import { selectFileContent, selectPictureSizes, selectSite } from './site-files.sql.ts'
import { fileSettings } from './website-file.ts'

/** What storefronts show of a website before there is a cart. */
const shown: ReadonlySet<string> = new Set(['zones', 'taxRates', 'shipping', 'currencies'])
const shownOfConfig: ReadonlySet<string> = new Set([
  'timezone',
  'holidays',
  'default_country',
  'countries',
  'customer_groups',
  'home_zone',
  'delivery_cut_off_hour',
  'delivery_working_days',
  'professional_approval',
  'language_prefix',
])

/** Queries that are cached, with the tags of what they show (decisions K-3). */
export const cacheableWebsiteQueries: QueryTags = {
  websiteSettings: [],
  // Has the sizes of pictures.
  storefrontSettings: [CONTENT],
  storefrontFile: [],
}

export const websiteResolvers = {
  Query: {
    websiteSettings: (_root: never, _args: never, { app, store }) =>
      JSON.stringify(shownSettings(store, app.stores.ofWebsite(store.website.id))),
    storefrontSettings: async (_root: never, _args: never, { app, store }) =>
      await storefrontSettings(app.sql, store.website.code),
    storefrontFile: async (_root: never, { hash }: QueryStorefrontFileArgs, { app, store }) =>
      (await selectFileContent(app.sql, store.website.code, hash)) ?? null,
  },
} satisfies ResolverMap

async function storefrontSettings(sql: Queryable, website: string): Promise<string | null> {
  const known = await selectSite(sql, website)
  if (!known) return null
  const site: unknown = JSON.parse(known.site)
  const pictures = await selectPictureSizes(
    sql,
    picturesIn(site, '').map(([file]) => file),
  )
  return JSON.stringify({ ...known, site, pictures })
}

/** In the currency of the request. */
function shownSettings({ website, settings, currency }: Store, views: readonly Store[]): object {
  const { config, ...others } = fileSettings(settings)
  return {
    website: { code: website.code, currency },
    groups: [{ stores: views.map(({ code, locale }) => ({ code, locale })) }],
    ...only(others, shown),
    config: only(config, shownOfConfig),
  }
}

const only = (entries: object, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)))
