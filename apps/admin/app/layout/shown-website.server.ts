import type { RouterContextProvider } from 'react-router'
import { FrameDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'
import { WEBSITE } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'

/** The website that the person chose in the navigation, else the first that they may see; and what they may do. */
export async function shownWebsite(context: Readonly<RouterContextProvider>) {
  const { websites, me } = await adminQuery(context, FrameDocument)
  const chosen = context.get(scopeContext).cookies.get(WEBSITE)
  return { website: websites.find(({ id }) => id === chosen) ?? websites[0], permissions: me.permissions }
}
