import { pageEvents } from '../analytics/tracked.server.ts'
import { ListingView } from '../catalogue/listing-view.tsx'
import { listEvent } from '../catalogue/event-items.ts'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import type { Route } from './+types/search'
import { SearchForm } from './search-form.tsx'
import './search.css'
import { searchPage, type SearchPageData } from './search.server.ts'
import { FoundPages, SpellingSuggestion, SuggestedSearches } from './search-hints.tsx'
import { loadSearchAlternatives } from './search-scripts.ts'

const SearchAlternatives = import.meta.env.SSR
  ? (await loadSearchAlternatives()).SearchAlternatives
  : lazyComponent(async () => (await loadSearchAlternatives()).SearchAlternatives)

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await searchPage(context, new URL(request.url).searchParams)
  const { results, terms } = page
  if (!results) return page
  const { language } = context.get(scopeContext)
  const tracked = await pageEvents(context, () => [
    { name: 'search', terms },
    listEvent(m.search_title(), results.list.cards, language),
  ])
  return { ...page, tracked }
}

export default function Search({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={[{ label: m.search_title() }]} />
        <div className="list-head">
          <h1>{m.search_title()}</h1>
        </div>
      </div>
      <div className="wrap">
        <SearchForm page={page} />
      </div>
      <Results page={page} />
    </>
  )
}

function Results({ page }: { page: SearchPageData }) {
  const { results, terms } = page
  if (!results) return <SearchAlternatives page={page} />
  const { total, state } = results.list
  const isFiltered = Object.keys(state.filters).length > 0 || state.price !== undefined
  if (total === 0 && !isFiltered) return <SearchAlternatives page={page} />
  return (
    <div className="search-results">
      <ListingView
        page={results}
        title={m.search_count({ count: total, words: terms })}
        above={
          <>
            <SpellingSuggestion page={page} />
            <SuggestedSearches page={page} />
          </>
        }
      />
      {state.page === 1 && <FoundPages page={page} />}
    </div>
  )
}
