import { clearFilters, listingSearch } from '@comptoir/rules/catalogue-query'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { addressOf } from './address.ts'
import { Fold, foldOpen } from './facet-fold.tsx'
import { KeptFields } from './kept-fields.tsx'
import type { ListingPage } from './listing.server.ts'
import { PriceFold } from './price-form.tsx'
import { useListingForm } from './use-listing-form.ts'

/** The filters of the drawer as one form, so that several are chosen before the list changes. */
export function FacetForm({ page }: { page: ListingPage }) {
  const form = useListingForm(page)
  const { list, path } = page
  return (
    <form {...form} method="get" action={path}>
      <KeptFields state={list.state} but={['filters', 'price']} />
      <div className="drawer-body">
        {list.facets.map(({ code, label, options }, index) => (
          <Fold key={code} title={label} open={foldOpen({ code, label, options }, index)}>
            {options.map((option) => (
              <CheckField
                key={option.value}
                id={`drawer-${code}-${option.value}`}
                name={code}
                value={option.value}
                label={option.label}
                count={option.count}
                defaultChecked={option.chosen}
              />
            ))}
          </Fold>
        ))}
        <PriceFold page={page} place="drawer" />
      </div>
      <div className="drawer-foot">
        <Link
          className="link tap"
          to={addressOf(path, listingSearch(clearFilters(list.state)))}
          preventScrollReset
        >
          {m.catalogue_clear()}
        </Link>
        <Button kind="primary" type="submit">
          {m.catalogue_show()}
        </Button>
      </div>
    </form>
  )
}
