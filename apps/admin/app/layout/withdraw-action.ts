import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import { WithdrawActionDocument } from '../generated/graphql.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

interface Arguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Takes back what has not happened yet. */
export async function action({ request, context }: Arguments) {
  const id = (await request.formData()).get('id')
  return adminMutation(context, WithdrawActionDocument, {
    idempotencyKey: randomUUID(),
    id: typeof id === 'string' ? id : '',
  })
}
