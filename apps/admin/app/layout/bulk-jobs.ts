import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { DismissBulkJobDocument, MyBulkJobsDocument, UndoBulkJobDocument } from '../generated/graphql.ts'
import { adminMutation, backgroundQuery } from '../platform/admin-api.server.ts'

interface Arguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** How far one's own changes of whole lists are. */
export async function loader({ context }: Arguments) {
  return (await backgroundQuery(context, MyBulkJobsDocument))?.myBulkJobs ?? null
}

/** Puts one away that has ended, or takes it back. */
export async function action({ request, context }: Arguments) {
  const form = await request.formData()
  const id = form.get('id')
  const deed = { idempotencyKey: randomUUID(), id: typeof id === 'string' ? id : '' }
  return form.get('intent') === 'undo'
    ? await adminMutation(context, UndoBulkJobDocument, deed)
    : await adminMutation(context, DismissBulkJobDocument, deed)
}
