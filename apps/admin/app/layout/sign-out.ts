import { randomUUID } from 'node:crypto'
import { redirect, type RouterContextProvider } from 'react-router'
import { SignOutDocument } from '../generated/graphql.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import { SESSION } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'

/** Ends the session; the sign-in page then removes the drafts of this browser. */
export async function action({ context }: { context: Readonly<RouterContextProvider> }) {
  await adminMutation(context, SignOutDocument, { idempotencyKey: randomUUID() })
  context.get(scopeContext).cookies.remove(SESSION)
  return redirect('/sign-in?out=1')
}
