import { textIn } from '@comptoir/rules/language'
import type {
  Country,
  QueryAvailableStoresArgs,
  QueryCountryArgs,
  SeoStaticMetadata,
  StoreConfig,
  Storefront,
} from '@comptoir/contract/generated/types'
import type { App, RequestContext } from '../platform/context.ts'
import { InputError, NoSuchEntityError } from '../platform/errors.ts'
import type { QueryTags } from '../platform/query-tags.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { allowedCountries } from './allowed-countries.ts'
import { countryName, type CountryRecord } from './countries.ts'
import { isSameGroup, type Store } from './store.ts'
import { storeConfigShape } from './store-config.ts'
import { currencyShape } from './currency-shape.ts'
import { storefrontOrigin } from './storefront-url.ts'

function availableStores(ctx: RequestContext, sameGroup: boolean): StoreConfig[] {
  const inScope = (store: Store) =>
    store.website.id === ctx.store.website.id && (!sameGroup || isSameGroup(store, ctx.store))
  const { all, ofLocations } = ctx.app.stores
  return [...all, ...ofLocations].filter(inScope).map((store) => storeConfigShape(ctx.app, store))
}

/** Of the websites with an address; each website once, in the order of its store views. */
function storefronts({ settings, stores }: App): Storefront[] {
  const websites = new Map(stores.all.map(({ website, settings: own }) => [website.code, own.storefront_url]))
  return [...websites].flatMap(([code, setting]) => {
    const url = storefrontOrigin(settings, code, setting)
    return url === undefined ? [] : [{ website_code: code, url }]
  })
}

function seoStaticMetadata({ settings, language }: Store): SeoStaticMetadata[] {
  return settings.seo.map(({ page, title, description, indexable }) => ({
    page,
    title: textIn(title, language),
    description: textIn(description, language),
    indexable,
  }))
}

function countryShape(country: CountryRecord, ctx: RequestContext): Country {
  return {
    id: country.code,
    two_letter_abbreviation: country.code,
    three_letter_abbreviation: country.alpha3,
    full_name_english: countryName(country.code, 'en'),
    full_name_locale: countryName(country.code, ctx.store.language),
    available_regions: null,
    state_required: false,
  }
}

/** Queries that are cached, with the tags of what they show (decisions K-3). */
export const cacheableStoreQueries: QueryTags = {
  storeConfig: [],
  availableStores: [],
  countries: [],
  country: [],
  currency: [],
  seoStaticMetadata: [],
  storefronts: [],
}

export const storeResolvers = {
  Query: {
    storeConfig: (_root: never, _args: never, ctx) => storeConfigShape(ctx.app, ctx.store),
    availableStores: (_root: never, args: QueryAvailableStoresArgs, ctx) =>
      availableStores(ctx, args.useCurrentGroup ?? false),
    countries: (_root: never, _args: never, ctx) =>
      allowedCountries(ctx.store).map((country) => countryShape(country, ctx)),
    country: (_root: never, { id }: QueryCountryArgs, ctx) => {
      if (!id) throw new InputError('Country "id" value should be specified')
      const country = allowedCountries(ctx.store).find(({ code }) => code === id)
      if (!country) throw new NoSuchEntityError("The country isn't available.")
      return countryShape(country, ctx)
    },
    seoStaticMetadata: (_root: never, _args: never, ctx) => seoStaticMetadata(ctx.store),
    storefronts: (_root: never, _args: never, { app }) => storefronts(app),
    currency: (_root: never, _args: never, ctx) => currencyShape(ctx.store),
  },
} satisfies ResolverMap
