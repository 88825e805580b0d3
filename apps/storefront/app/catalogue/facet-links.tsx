import { listingSearch, toggleFilter } from '@comptoir/rules/catalogue-query'
import * as m from '../paraglide/messages.js'
import { addressOf } from './address.ts'
import { Fold, foldOpen } from './facet-fold.tsx'
import type { ListingPage } from './listing.server.ts'
import { PriceForm } from './price-form.tsx'
import { usePlainLinks } from './use-plain-links.ts'

/** The filters beside a list: each value is a link that chooses it, or takes it off again. */
export function FacetLinks({ page }: { page: ListingPage }) {
  const { list, path } = page
  const { state, facets } = list
  const ref = usePlainLinks<HTMLDivElement>()
  return (
    <div ref={ref}>
      {facets.map((facet, index) => (
        <Fold key={facet.code} title={facet.label} open={foldOpen(facet, index)}>
          <ul className="facet-links">
            {facet.options.map(({ value, label, count, chosen }) => (
              <li key={value}>
                <a
                  className="check"
                  href={addressOf(path, listingSearch(toggleFilter(state, facet.code, value)))}
                  rel="nofollow"
                  aria-current={chosen || undefined}
                >
                  <i aria-hidden="true" />
                  <span>
                    {label}
                    {chosen && <span className="vh">{m.catalogue_remove_filter()}</span>}
                  </span>
                  <span className="n">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
      <PriceForm page={page} />
    </div>
  )
}
