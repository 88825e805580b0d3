import type { RouterContextProvider } from 'react-router'
import type { Route } from './+types/board-data'
import { MoveTicketDocument, SetDishAvailabilityDocument } from '../generated/graphql.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { readBoard } from './board.server.ts'
import { stateCode, type KitchenDeed, type Refusal } from './board.ts'

/** The board as data, which the page reads anew when something changed. */
export const loader = async ({ context, params }: Route.LoaderArgs): Promise<Response> =>
  Response.json(await readBoard(context, params.locationId))

/** Does what somebody pressed. Without an answer of the API the page sends it again, with the same key. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const { key, input } = (await request.json()) as { key: string; input: KitchenDeed }
  const result = await send(context, { key, locationId: params.locationId }, input)
  if (result.ok) return Response.json({ refusal: null })
  if (result.needs) return new Response(null, { status: 401 })
  if (result.incident !== undefined) return new Response(null, { status: 503 })
  const [conflict] = result.conflicts
  const refusal: Refusal = {
    message: result.message ?? result.problems[0]?.message ?? '',
    by: conflict?.by ?? null,
    at: conflict?.at ?? null,
    state: conflict?.field === 'state' ? (conflict.value as Refusal['state']) : null,
  }
  return Response.json({ refusal })
}

async function send(
  context: Readonly<RouterContextProvider>,
  { key, locationId }: { key: string; locationId: string },
  deed: KitchenDeed,
): Promise<ActionResult> {
  if (deed.kind === 'menu') {
    const { productId, isAvailable } = deed
    return await adminMutation(context, SetDishAvailabilityDocument, {
      key,
      locationId,
      productId,
      isAvailable,
    })
  }
  const { orderId, from, to } = deed
  return await adminMutation(context, MoveTicketDocument, {
    key,
    orderId,
    from: stateCode(from),
    to: stateCode(to),
  })
}
