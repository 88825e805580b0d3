import type { RouterContextProvider } from 'react-router'
import { RepliesForDocument, type RepliesForQuery } from '../generated/graphql.ts'
import { backgroundQuery } from '../platform/admin-api.server.ts'

interface Arguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** The saved replies of a website in a language, for forms that write to a customer. */
export async function loader({ request, context }: Arguments): Promise<RepliesForQuery['replyTemplates']> {
  const { searchParams } = new URL(request.url)
  const [websiteId, language] = [searchParams.get('website'), searchParams.get('language')]
  if (!websiteId || !language) return []
  return (await backgroundQuery(context, RepliesForDocument, { websiteId, language }))?.replyTemplates ?? []
}
