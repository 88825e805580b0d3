import type { Route } from './+types/view-counts'
import { ListCountDocument } from '../generated/graphql.ts'
import { backgroundQuery } from '../platform/admin-api.server.ts'
import { parseFilters } from '../platform/list-filters.ts'
import { chosenWebsite } from './chosen-website.server.ts'

/** Most views that are counted at once. */
const MOST = 12

interface Counts {
  /** In the order of the addresses; null where it cannot be counted. */
  readonly counts: readonly (number | null)[]
  /** What the question was about, as it was asked. */
  readonly of: string | null
}

/** How many records the lists have whose addresses are given as `of`, of the website that the person has chosen. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Counts> {
  const { searchParams } = new URL(request.url)
  const addresses = searchParams
    .getAll('of')
    .slice(0, MOST)
    .map((query) => new URLSearchParams(query))
  const website = chosenWebsite(context, searchParams.get('website'))
  const counts = await Promise.all(
    addresses.map(async (parameters) => {
      const filters = [...parseFilters(parameters), ...website]
      const data = await backgroundQuery(context, ListCountDocument, {
        list: params.list,
        filters,
        search: parameters.get('q'),
      })
      return data?.listCount ?? null
    }),
  )
  return { counts, of: searchParams.get('about') }
}
