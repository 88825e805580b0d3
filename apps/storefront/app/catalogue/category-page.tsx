import { Link } from 'react-router'
import { Trail } from '../layout/trail.tsx'
import * as m from '../paraglide/messages.js'
import { trustedHtml } from '../platform/trusted-html.ts'
import type { CategoryPageData } from './category.server.ts'
import { ListingView } from './listing-view.tsx'

export function CategoryPage({ page }: { page: CategoryPageData }) {
  return (
    <>
      <div className="wrap section-tight">
        <Trail crumbs={page.crumbs} />
        <div className="list-head">
          <h1>{page.name}</h1>
          {page.description && (
            <div
              className="lead"
              dangerouslySetInnerHTML={trustedHtml(page.description)}
              suppressHydrationWarning
            />
          )}
        </div>
      </div>
      <ListingView page={page} above={page.children.length > 0 && <Subcategories page={page} />} />
    </>
  )
}

function Subcategories({ page }: { page: CategoryPageData }) {
  return (
    <nav className="pills scroll tabs" aria-label={m.catalogue_subcategories()}>
      {page.children.map(({ label, to }) => (
        <Link key={to} className="tab" to={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
