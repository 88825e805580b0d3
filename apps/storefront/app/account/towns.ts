import { TownsOfPostcodeDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import type { Route } from './+types/towns'

export interface Towns {
  readonly towns: readonly string[]
}

/** Names of the towns of a postcode of five digits, as JSON for address forms. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const postcode = searchParams.get('postcode') ?? ''
  if (!/^\d{5}$/.test(postcode)) return answer([])
  const country = `${searchParams.get('country_code') ?? context.get(scopeContext).site.defaultCountry}-`
  const { searchCity } = await commerce(context).query(TownsOfPostcodeDocument, { postcode })
  const towns = searchCity.filter((town) => town.postcode === postcode && town.id.startsWith(country))
  return answer([...new Set(towns.map(({ name }) => name))])
}

const answer = (towns: Towns['towns']) =>
  Response.json({ towns } satisfies Towns, { headers: { 'x-robots-tag': 'noindex' } })
