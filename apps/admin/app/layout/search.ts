import type { RouterContextProvider } from 'react-router'
import { SearchDocument } from '../generated/graphql.ts'
import { backgroundQuery } from '../platform/admin-api.server.ts'

interface Arguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Records that match what is typed in the palette. */
export async function loader({ request, context }: Arguments) {
  const text = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? ''
  const found = text.trim() ? await backgroundQuery(context, SearchDocument, { text }) : undefined
  return { text, hits: found?.search ?? [] }
}
