import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import type { SearchPageData } from './search.server.ts'
import { PageLinks, SpellingSuggestion, Tags } from './search-hints.tsx'
import { href } from '../platform/routes.ts'

const NO_BREAK = '\u00a0'

/** What a search page shows without products: categories before a search, and ways on after one that finds none. */
export function SearchAlternatives({ page }: { page: SearchPageData }) {
  return page.results ? <NothingFound page={page} /> : <BrowseCategories page={page} />
}

function BrowseCategories({ page }: { page: SearchPageData }) {
  return (
    <section className="wrap section">
      <h2>{m.search_browse()}</h2>
      <Tags links={page.categories} />
    </section>
  )
}

/** Shown without products: probable spelling, matching pages and alternatives. */
function NothingFound({ page }: { page: SearchPageData }) {
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
      <Alternatives page={page} />
    </section>
  )
}

function Alternatives({ page: { categories, popularProducts } }: { page: SearchPageData }) {
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
