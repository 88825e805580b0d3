import type { Route } from './+types/view-counts'
import { ListCountDocument } from '../generated/graphql.ts'
import { backgroundQuery } from '../platform/admin-api.server.ts'
import { parseFilters } from '../platform/list-filters.ts'

/** Most views that are counted at once. */
const MOST = 12

/** How many records the views have whose addresses are given as `of`, in their order; null where it cannot be counted. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<(number | null)[]> {
  const { searchParams } = new URL(request.url)
  const addresses = searchParams
    .getAll('of')
    .slice(0, MOST)
    .map((query) => new URLSearchParams(query))
  return Promise.all(
    addresses.map(async (parameters) => {
      const filters = parseFilters(parameters)
      const data = await backgroundQuery(context, ListCountDocument, {
        list: params.list,
        filters,
        search: parameters.get('q'),
      })
      return data?.listCount ?? null
    }),
  )
}
