import type { Route } from './+types/subcategories'
import { subcategories } from './subcategories.server.ts'

/** Subcategories of a category for the menu, as JSON. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).searchParams.get('of') ?? ''
  const found = path === '' ? [] : await subcategories(context, path)
  return Response.json(found, { headers: { 'x-robots-tag': 'noindex' } })
}
