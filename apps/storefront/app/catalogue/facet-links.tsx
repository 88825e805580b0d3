import { listingSearch, toggleFilter } from '@comptoir/rules/catalogue-query'
import * as m from '../paraglide/messages.js'
import { SwatchDot } from '../ui/swatch.tsx'
import { pathWithQuery } from './path-with-query.ts'
import { FacetSection, isFacetOpen } from './facet-section.tsx'
import type { ListingPage } from './listing.server.ts'
import { PriceForm } from './price-form.tsx'
import { useDelegatedLinks } from './use-delegated-links.ts'

/** Filters beside a list: each value is a link that toggles it. */
export function FacetLinks({ page }: { page: ListingPage }) {
  const { list, path } = page
  const { state, facets } = list
  const ref = useDelegatedLinks<HTMLDivElement>()
  return (
    <div ref={ref}>
      {facets.map((facet, index) => (
        <FacetSection key={facet.code} title={facet.label} open={isFacetOpen(facet, index)}>
          <ul className="facet-links">
            {facet.options.map(({ value, label, count, chosen, swatch }) => (
              <li key={value}>
                <a
                  className="check"
                  href={pathWithQuery(path, listingSearch(toggleFilter(state, facet.code, value)))}
                  rel="nofollow"
                  aria-current={chosen || undefined}
                >
                  <i aria-hidden="true" />
                  {swatch && <SwatchDot swatch={swatch} />}
                  <span>
                    {label}
                    {chosen && <span className="vh">{m.catalogue_remove_filter()}</span>}
                  </span>
                  <span className="n">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </FacetSection>
      ))}
      <PriceForm page={page} />
    </div>
  )
}
