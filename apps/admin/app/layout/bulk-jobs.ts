import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { DismissBulkJobDocument, MyBulkJobsDocument } from '../generated/graphql.ts'
import { adminMutation, backgroundQuery } from '../platform/admin-api.server.ts'

interface Arguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** How far one's own changes of whole lists are. */
export async function loader({ context }: Arguments) {
  return (await backgroundQuery(context, MyBulkJobsDocument))?.myBulkJobs ?? null
}

/** Puts one away that has ended. */
export async function action({ request, context }: Arguments) {
  const id = (await request.formData()).get('id')
  return adminMutation(context, DismissBulkJobDocument, {
    idempotencyKey: randomUUID(),
    id: typeof id === 'string' ? id : '',
  })
}
