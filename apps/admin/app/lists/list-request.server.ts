import type { RouterContextProvider } from 'react-router'
import type { ListFilter, ListSort } from '@comptoir/contract/generated/admin'
import { SavedViewsDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'
import { LARGE_LISTS } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { chosenWebsite } from './chosen-website.server.ts'
import { readAddress } from './list-address.ts'
import type { ListConfig, ListState, SavedView } from './list-config.ts'

type Context = Readonly<RouterContextProvider>

/** Rows of a page of a list. */
const PAGE_SIZE = 50

/** The arguments of a connection of the API. */
export interface ListVariables {
  readonly first: number
  readonly after: string | null
  readonly sort: ListSort
  readonly filters: ListFilter[]
  readonly search: string | null
}

/** What a list's address asks the API for, and the state that DataList shows. */
export async function readListRequest(
  context: Context,
  request: Request,
  config: ListConfig,
): Promise<{ list: ListState; variables: ListVariables }> {
  const { searchParams } = new URL(request.url)
  const { cookies } = context.get(scopeContext)
  const after = searchParams.get('after')
  const shown = readAddress(searchParams, config)
  // Further rows need no views again.
  const saved = after === null ? await savedViews(context, config.name) : []
  return {
    list: {
      ...shown,
      within: [],
      saved,
      isLarge: (cookies.get(LARGE_LISTS) ?? '').split('.').includes(config.name),
      readAt: new Date().toISOString(),
    },
    variables: {
      first: PAGE_SIZE,
      after,
      sort: shown.sort,
      filters: [...shown.filters, ...chosenWebsite(context, config.websiteField)],
      search: shown.search || null,
    },
  }
}

async function savedViews(context: Context, list: string): Promise<SavedView[]> {
  const { savedViews: views } = await adminQuery(context, SavedViewsDocument, { list })
  return views.map(({ definition, ...view }) => ({ ...view, query: queryOf(definition) }))
}

function queryOf(definition: unknown): string {
  const query: unknown =
    typeof definition === 'object' && definition !== null ? Reflect.get(definition, 'query') : undefined
  return typeof query === 'string' ? query : ''
}
