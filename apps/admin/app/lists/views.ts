import type { Route } from './+types/views'
import { DeleteViewDocument, SaveViewDocument } from '../generated/graphql.ts'
import { readMutation } from '../forms/mutation-input.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

/** Saves or deletes a view of a list. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { intent, idempotencyKey, text, textOrNull, isChecked } = await readMutation(request)
  if (intent === 'delete')
    return adminMutation(context, DeleteViewDocument, { idempotencyKey, id: text('id') })
  return adminMutation(context, SaveViewDocument, {
    idempotencyKey,
    id: textOrNull('id'),
    view: {
      list: params.list,
      name: text('name'),
      isShared: isChecked('isShared'),
      definition: { query: text('query') },
    },
  })
}
