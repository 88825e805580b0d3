import { MIN_SEARCH_LENGTH } from './search-terms.ts'
import { NO_SUGGESTIONS, suggestions } from './suggestions.server.ts'
import type { Route } from './+types/suggestions'

/** Suggestions for the search field, as JSON. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const terms = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  const found = terms.length < MIN_SEARCH_LENGTH ? NO_SUGGESTIONS : await suggestions(context, terms)
  return Response.json(found, { headers: { 'x-robots-tag': 'noindex' } })
}
