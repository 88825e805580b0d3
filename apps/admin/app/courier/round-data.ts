import type { Route } from './+types/round-data'
import type { RouterContextProvider } from 'react-router'
import { AssignStopsDocument, CourierRoundDocument, MoveStopDocument } from '../generated/graphql.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import type { ActionResult } from '../platform/action-result.ts'
import type { StopDeed, StopRefusal } from './round.ts'

/** The round as data, which the page reads anew when something changed. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { locationId } = params
  return Response.json((await adminQuery(context, CourierRoundDocument, { locationId })).courierRound)
}

/** Does what the courier pressed. Without an answer of the API the page sends it again, with the same key. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const { key, input } = (await request.json()) as { key: string; input: StopDeed }
  const result = await send(context, { key, locationId: params.locationId }, input)
  if (result.ok) return Response.json({ refusal: null })
  if (result.needs) return new Response(null, { status: 401 })
  if (result.incident !== undefined) return new Response(null, { status: 503 })
  const refusal: StopRefusal = { message: result.message ?? '' }
  return Response.json({ refusal })
}

async function send(
  context: Readonly<RouterContextProvider>,
  { key, locationId }: { key: string; locationId: string },
  deed: StopDeed,
): Promise<ActionResult> {
  if (deed.kind === 'assign') {
    const { orderIds, courier } = deed
    return await adminMutation(context, AssignStopsDocument, {
      key,
      locationId,
      orderIds: [...orderIds],
      courierId: courier?.id ?? null,
    })
  }
  const { orderId, from, to } = deed
  return await adminMutation(context, MoveStopDocument, { key, orderId, from, to })
}
