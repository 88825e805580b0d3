import type { RouterContextProvider } from 'react-router'
import { FrameDocument, ListCountDocument } from '../generated/graphql.ts'
import { backgroundQuery } from '../platform/admin-api.server.ts'
import { parseFilters } from '../platform/list-filters.ts'
import { navigation, visibleEntries, type NavigationEntry } from './navigation.ts'

/** Counts what is to be done at each place of the navigation. */
export async function loader({
  context,
}: {
  context: Readonly<RouterContextProvider>
}): Promise<Record<string, number>> {
  const frame = await backgroundQuery(context, FrameDocument)
  const entries = frame ? visibleEntries(navigation.flat(), { ...frame, websiteId: null }) : []
  const counts = await Promise.all(entries.map((entry) => countOf(context, entry)))
  return Object.fromEntries(counts.flat())
}

async function countOf(
  context: Readonly<RouterContextProvider>,
  { code, count }: NavigationEntry,
): Promise<[string, number][]> {
  if (!count) return []
  const data = await backgroundQuery(context, ListCountDocument, {
    list: count.list,
    filters: parseFilters(new URLSearchParams(count.filters)),
  })
  return data ? [[code, data.listCount]] : []
}
