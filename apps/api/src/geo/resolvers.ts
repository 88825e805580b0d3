import type {
  AddressSuggestion,
  City,
  GeoResult,
  QueryAddressSuggestionsArgs,
  QueryGeoAutosuggestArgs,
  QueryGeoLookupArgs,
  QueryGeoReverseSearchArgs,
  QueryGeoSearchArgs,
  QuerySearchCityArgs,
} from '@comptoir/contract/generated/types'
import { streetLine } from '@comptoir/rules/street-line'
import type { ResolverMap } from '../platform/schema.ts'
import { checkedLimit, checkedPoint, citiesOf, geocoderOf, wantedOf } from './geo.ts'
import type { KnownAddress } from './address-provider.ts'
import type { Place } from './geocoder.ts'
import type { Interpretation } from './interpretations.ts'
import { centreOfPostcode, completedCountries, suggestedAddresses } from './suggested-addresses.ts'

const nearest = 5

function resultShape({ houseNumber, ...place }: Place): GeoResult {
  return { ...place, house_number: houseNumber }
}

function cityShape({ town, postcode: asked }: Interpretation): City {
  const { country, code, city, latitude, longitude } = town
  const postcode = asked ?? town.postcodes[0] ?? ''
  return { id: `${country}-${code}-${postcode}`, name: city, postcode, lat: latitude, lng: longitude }
}

function suggestionShape(address: KnownAddress, country: string): AddressSuggestion {
  const { houseNumber, postcode, city, needsNumber } = address
  return {
    street: streetLine({ ...address, country }),
    house_number: houseNumber,
    postcode,
    city,
    needs_house_number: needsNumber,
  }
}

export const geoResolvers = {
  StoreConfig: {
    address_suggestion_countries: (_root: never, _args: never, ctx) => completedCountries(ctx),
  },
  Query: {
    addressSuggestions: async (_root: never, args: QueryAddressSuggestionsArgs, ctx) => {
      const { street, country_code: country, postcode } = args
      const near = postcode ? await centreOfPostcode(country, postcode) : undefined
      const found = (await suggestedAddresses(ctx, { street, country, near })) ?? []
      return found.map((address) => suggestionShape(address, country))
    },
    geoSearch: async (_root: never, args: QueryGeoSearchArgs, ctx) => {
      const wanted = wantedOf(ctx, args)
      const results = wanted.text === '' ? [] : await (await geocoderOf(ctx)).search(wanted)
      return { results: results.map(resultShape) }
    },
    geoAutosuggest: async (_root: never, args: QueryGeoAutosuggestArgs, ctx) => {
      const wanted = wantedOf(ctx, args)
      const suggestions = wanted.text === '' ? [] : await (await geocoderOf(ctx)).suggest(wanted)
      return { suggestions: suggestions.map(({ id, ...rest }) => ({ ...rest, here_id: id })) }
    },
    geoLookup: async (_root: never, { here_id: id }: QueryGeoLookupArgs, ctx) => {
      const place = await (await geocoderOf(ctx)).lookup(id, ctx.store.language)
      return { result: place ? resultShape(place) : null }
    },
    geoReverseSearch: async (_root: never, args: QueryGeoReverseSearchArgs, ctx) => {
      const limit = checkedLimit(args.limit ?? nearest)
      const places = await (await geocoderOf(ctx)).around(checkedPoint(args), limit, ctx.store.language)
      return { results: places.map(resultShape) }
    },
    searchCity: async (_root: never, { query }: QuerySearchCityArgs, ctx) =>
      (await citiesOf(ctx, query)).map(cityShape),
  },
} satisfies ResolverMap
