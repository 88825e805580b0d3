import { SHORTEST_SEARCH } from './search-words.ts'
import { NO_SUGGESTIONS, suggestions } from './suggestions.server.ts'
import type { Route } from './+types/suggestions'

/** Suggestions for the field of the search page, as JSON; its script asks while one types. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  const found = words.length < SHORTEST_SEARCH ? NO_SUGGESTIONS : await suggestions(context, words)
  return Response.json(found, { headers: { 'x-robots-tag': 'noindex' } })
}
