import type { Route } from './+types/export'
import { adminFile } from '../platform/admin-api.server.ts'
import { parseFilters } from '../platform/list-filters.ts'
import { chosenWebsite } from './chosen-website.server.ts'

/** What a list shows, as CSV: its address with the columns and the order in full. */
export function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const sort = searchParams.get('sort')
  const query = {
    filters: [...parseFilters(searchParams), ...chosenWebsite(context, searchParams.get('website'))],
    search: searchParams.get('q') ?? undefined,
    sort: sort
      ? { field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'DESC' : 'ASC' }
      : undefined,
    columns: searchParams.get('columns')?.split('.'),
  }
  const list = encodeURIComponent(params.list)
  return adminFile(
    context,
    `/admin/lists/${list}.csv?${new URLSearchParams({ query: JSON.stringify(query) })}`,
  )
}
