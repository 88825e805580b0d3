import type { RouterContextProvider } from 'react-router'
import { SearchDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'

interface Arguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Records that match what is typed in the palette. */
export async function loader({ request, context }: Arguments) {
  const text = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  const { search } = text.trim() ? await adminQuery(context, SearchDocument, { text }) : { search: [] }
  return { text, hits: search }
}
