import type { Route } from './+types/draft-action'
import { SaveProductDraftDocument, type SaveProductDraftMutationVariables } from '../generated/graphql.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

/** Keeps changes of a product that are not live. The page asks in the background, and reads nothing anew for it. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const input: SaveProductDraftMutationVariables = await request.json()
  return Response.json(await adminMutation(context, SaveProductDraftDocument, input))
}
