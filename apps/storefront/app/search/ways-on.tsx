import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { useShop } from '../layout/use-shop.ts'
import type { SearchPageData } from './search.server.ts'

const NO_BREAK = '\u00a0'

/** Before a search: the categories. */
export function Browse({ page }: { page: SearchPageData }) {
  return (
    <section className="wrap section">
      <h2>{m.search_browse()}</h2>
      <Tags links={page.categories} />
    </section>
  )
}

/** How a search with unknown words was probably meant. */
export function LikelySpelling({ page: { spelling } }: { page: SearchPageData }) {
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

/** What more words would narrow the search to. */
export function NearWords({ page: { near } }: { page: SearchPageData }) {
  if (near.length === 0) return null
  return (
    <nav aria-label={m.search_suggest_words()} className="mb-4">
      <Tags links={near} />
    </nav>
  )
}

/** Categories, pages, questions and posts in which the words are met. */
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

/** Where no product was found: the likely spelling, the pages that were, then three ways on. */
export function NothingFound({ page }: { page: SearchPageData }) {
  const { words, shorter, pages } = page
  const isOnPages = pages.length > 0
  return (
    <section className="wrap section">
      <div className="stack">
        <h2 aria-live="polite">
          {isOnPages ? m.search_only_pages({ words }) : m.search_none_title({ words })}
        </h2>
        <LikelySpelling page={page} />
      </div>
      {isOnPages && <PageLinks page={page} />}
      <p className={isOnPages ? 'lead mt-7' : 'lead mt-3'}>{m.search_none_text()}</p>
      {shorter.length > 0 && <Tags links={shorter} />}
      <WaysOn page={page} />
    </section>
  )
}

function WaysOn({ page: { categories, popular } }: { page: SearchPageData }) {
  const { language, texts } = useShop()
  const phone = texts.phone.replaceAll(' ', NO_BREAK)
  return (
    <ul className="ways mt-7">
      <li>
        <h3>{m.search_categories()}</h3>
        <p>{m.search_categories_text()}</p>
        <Tags links={categories} />
      </li>
      <li>
        <h3>{m.catalogue_sort_position()}</h3>
        <p>{m.search_popular_text()}</p>
        <Tags links={popular} />
      </li>
      <li>
        <h3>{m.search_ask()}</h3>
        <p>{m.search_ask_text({ phone })}</p>
        <Link className="link tap" to={pathIn(language, 'contact')}>
          {m.search_ask_link()}
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
