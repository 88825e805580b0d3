import { clearFilters, listingSearch } from '@comptoir/rules/catalogue-query'
import { Link, useFetcher } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { SwatchDot } from '../ui/swatch.tsx'
import { pathWithQuery } from './path-with-query.ts'
import { FacetSection, isFacetOpen } from './facet-section.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { ListingPage } from './listing.server.ts'
import { PriceSection } from './price-form.tsx'
import { useListingForm } from './use-listing-form.ts'

/** What is read of the list that the chosen filters would show: a category, or the results of a search. */
interface Counted {
  readonly list?: { readonly total: number }
  readonly results?: { readonly list: { readonly total: number } } | null
}

/** Filters of the drawer in one form, to apply several at once; its button says how many products they leave. */
export function FacetForm({ page }: { page: ListingPage }) {
  const { list, path } = page
  // What was counted for another list says nothing about this one.
  const counted = useFetcher<Counted>({ key: `count ${pathWithQuery(path, listingSearch(list.state))}` })
  const form = useListingForm(page, false, (address) => void counted.load(address))
  const { total } = counted.data?.list ?? counted.data?.results?.list ?? list
  return (
    <form {...form} method="get" action={path}>
      <HiddenFields state={list.state} omit={['filters', 'price']} />
      <div className="drawer-body">
        {list.facets.map(({ code, label, options }, index) => (
          <FacetSection key={code} title={label} open={isFacetOpen({ code, label, options }, index)}>
            {options.map((option) => (
              <CheckField
                key={option.value}
                id={`drawer-${code}-${option.value}`}
                name={code}
                value={option.value}
                label={option.label}
                count={option.count}
                picture={option.swatch && <SwatchDot swatch={option.swatch} />}
                defaultChecked={option.chosen}
              />
            ))}
          </FacetSection>
        ))}
        <PriceSection page={page} idPrefix="drawer" />
      </div>
      <div className="drawer-foot">
        <Link
          className="link tap"
          to={pathWithQuery(path, listingSearch(clearFilters(list.state)))}
          preventScrollReset
        >
          {m.catalogue_clear()}
        </Link>
        <Button kind="primary" type="submit">
          {m.catalogue_show_count({ count: total })}
        </Button>
      </div>
    </form>
  )
}
