import type { RouterContextProvider } from 'react-router'
import { CustomerGroupsDocument, FrameDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'

/** The codes of the groups of customers by the id of each website that the person may see. */
export async function groupsByWebsite(
  context: Readonly<RouterContextProvider>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { websites } = await adminQuery(context, FrameDocument)
  const groups = await Promise.all(
    websites.map(async ({ id }) => {
      const { customerGroups } = await adminQuery(context, CustomerGroupsDocument, { websiteId: id })
      return [id, customerGroups.map(({ code }) => code)] as const
    }),
  )
  return Object.fromEntries(groups)
}
