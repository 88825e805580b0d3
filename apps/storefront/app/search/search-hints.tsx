import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { SearchPageData } from './search.server.ts'

/** Probable spelling of a search with unknown words. */
export function SpellingSuggestion({ page: { spelling } }: { page: SearchPageData }) {
  if (!spelling) return null
  return (
    <p className="lead">
      {m.search_did_you_mean()}{' '}
      <Link className="link" to={spelling.to}>
        {spelling.label}
      </Link>
    </p>
  )
}

/** Longer searches with the same beginning. */
export function SuggestedSearches({ page: { suggestedSearches } }: { page: SearchPageData }) {
  if (suggestedSearches.length === 0) return null
  return (
    <nav aria-label={m.search_suggest_words()} className="mb-4">
      <Tags links={suggestedSearches} />
    </nav>
  )
}

/** Matching categories, pages, questions and posts. */
export function FoundPages({ page }: { page: SearchPageData }) {
  if (page.pages.length === 0) return null
  return (
    <section className="wrap section-tight">
      <h2>{m.search_suggest_pages()}</h2>
      <PageLinks page={page} />
    </section>
  )
}

export function PageLinks({ page: { pages } }: { page: SearchPageData }) {
  return (
    <ul className="found-pages mt-3">
      {pages.map(({ label, to, context }) => (
        <li key={to}>
          <Link className="link tap" to={to}>
            {label}
          </Link>
          {context && <small>{context}</small>}
        </li>
      ))}
    </ul>
  )
}

export function Tags({ links }: { links: readonly { readonly label: string; readonly to: string }[] }) {
  return (
    <ul className="tags mt-3">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link className="tag" to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
