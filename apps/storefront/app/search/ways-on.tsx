import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { useShop } from '../platform/use-shop.ts'
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

/** Where nothing was found: three ways on. */
export function NothingFound({ page }: { page: SearchPageData }) {
  const { language, texts } = useShop()
  const { words, shorter, categories } = page
  const phone = texts.phone.replaceAll(' ', NO_BREAK)
  return (
    <section className="wrap section">
      <div className="stack">
        <h2 aria-live="polite">{m.search_none_title({ words })}</h2>
        <p className="lead">{m.search_none_text()}</p>
      </div>
      <ul className="ways mt-7">
        <li>
          <h3>{m.search_shorter()}</h3>
          <p>{m.search_shorter_text()}</p>
          {shorter.length > 0 && <Tags links={shorter} />}
        </li>
        <li>
          <h3>{m.search_categories()}</h3>
          <p>{m.search_categories_text()}</p>
          <Tags links={categories} />
        </li>
        <li>
          <h3>{m.search_ask()}</h3>
          <p>{m.search_ask_text({ phone })}</p>
          <Link className="link tap" to={pathIn(language, 'contact')}>
            {m.search_ask_link()}
          </Link>
        </li>
      </ul>
    </section>
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
