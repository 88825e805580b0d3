import type { Route } from './+types/dishes-data'
import { DishesDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'

/** Dishes that a search finds, to take them off the menu. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  const { locationId } = params
  return Response.json((await adminQuery(context, DishesDocument, { locationId, search })).kitchenDishes)
}
