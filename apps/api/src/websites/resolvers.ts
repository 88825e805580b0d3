import type { Query } from '@comptoir/contract/generated/types'
import type { ResolverMap } from '../platform/schema.ts'
import type { Store } from '../stores/index.ts'
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
])

/** Queries whose response depends only on store view and catalogue version (decisions K-3). */
export const cacheableWebsiteQueries: readonly (keyof Query)[] = ['websiteSettings']

export const websiteResolvers = {
  Query: {
    websiteSettings: (_root: never, _args: never, { store }) => JSON.stringify(shownSettings(store)),
  },
} satisfies ResolverMap

/** In the currency of the request. */
function shownSettings({ website, settings, currency }: Store): object {
  const { config, ...others } = fileSettings(settings)
  return {
    website: { code: website.code, currency },
    ...only(others, shown),
    config: only(config, shownOfConfig),
  }
}

const only = (entries: object, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)))
