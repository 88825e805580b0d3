import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import type { SearchPageData } from './search.server.ts'
import { href } from '../platform/routes.ts'

const NO_BREAK = '\u00a0'

/** Categories, shown before a search. */
export function BrowseCategories({ page }: { page: SearchPageData }) {
  return (
    <section className="wrap section">
      <h2>{m.search_browse()}</h2>
      <Tags links={page.categories} />
    </section>
  )
}

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

function PageLinks({ page: { pages } }: { page: SearchPageData }) {
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

/** Shown without products: probable spelling, matching pages and alternatives. */
export function NothingFound({ page }: { page: SearchPageData }) {
  const { terms, shorterSearchLinks, pages } = page
  const hasPages = pages.length > 0
  return (
    <section className="wrap section">
      <div className="stack">
        <h2 aria-live="polite">
          {hasPages ? m.search_only_pages({ words: terms }) : m.search_none_title({ words: terms })}
        </h2>
        <SpellingSuggestion page={page} />
      </div>
      {hasPages && <PageLinks page={page} />}
      <p className={hasPages ? 'lead mt-7' : 'lead mt-3'}>{m.search_none_text()}</p>
      {shorterSearchLinks.length > 0 && <Tags links={shorterSearchLinks} />}
      <SearchAlternatives page={page} />
    </section>
  )
}

function SearchAlternatives({ page: { categories, popularProducts } }: { page: SearchPageData }) {
  const { language, texts } = useShop()
  const phone = texts.phone.replaceAll(' ', NO_BREAK)
  return (
    <ul className="search-alternatives mt-7">
      <li>
        <h3>{m.search_categories()}</h3>
        <p>{m.search_categories_text()}</p>
        <Tags links={categories} />
      </li>
      <li>
        <h3>{m.catalogue_sort_position()}</h3>
        <p>{m.search_popular_text()}</p>
        <Tags links={popularProducts} />
      </li>
      <li>
        <h3>{m.search_contact()}</h3>
        <p>{m.search_contact_text({ phone })}</p>
        <Link className="link tap" to={href(language, 'contact')}>
          {m.search_contact_link()}
        </Link>
      </li>
    </ul>
  )
}

function Tags({ links }: { links: readonly { readonly label: string; readonly to: string }[] }) {
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
