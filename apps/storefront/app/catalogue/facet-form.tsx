import { clearFilters, listingSearch } from '@comptoir/rules/catalogue-query'
import { fromCents } from '@comptoir/rules/money'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import { addressOf } from './address.ts'
import type { Facet, ListingPage } from './listing.server.ts'
import { taxWord } from './price-block.tsx'
import { useListingForm } from './use-listing-form.ts'

type Place = 'side' | 'drawer'

const OPEN_FACETS = 4

/** Filters as a plain form; with script, a choice beside the list acts at once. The address is their state. */
export function FacetForm({ page, place }: { page: ListingPage; place: Place }) {
  const form = useListingForm(page, place === 'side')
  const { list, path } = page
  const { state } = list
  return (
    <form {...form} method="get" action={path}>
      {state.sort !== 'position' && <input type="hidden" name="sort" value={state.sort} />}
      {state.store && <input type="hidden" name="store" value={state.store} />}
      {state.q && <input type="hidden" name="q" value={state.q} />}
      <div className={place === 'drawer' ? 'drawer-body' : undefined}>
        {list.facets.map((facet, index) => (
          <FacetFold key={facet.code} facet={facet} place={place} open={index < OPEN_FACETS} />
        ))}
        <PriceFold page={page} place={place} />
      </div>
      {place === 'side' ? (
        <p className="pt-5">
          <Button wide type="submit">
            {m.catalogue_show()}
          </Button>
        </p>
      ) : (
        <div className="drawer-foot">
          <Link className="link tap" to={addressOf(path, listingSearch(clearFilters(state)))}>
            {m.catalogue_clear()}
          </Link>
          <Button kind="primary" type="submit">
            {m.catalogue_show()}
          </Button>
        </div>
      )}
    </form>
  )
}

function FacetFold({ facet, place, open }: { facet: Facet; place: Place; open: boolean }) {
  return (
    <details className="fold" open={open || facet.options.some(({ chosen }) => chosen)}>
      <summary>{facet.label}</summary>
      <div>
        {facet.options.map(({ value, label, count, chosen }) => (
          <CheckField
            key={value}
            id={`${place}-${facet.code}-${value}`}
            name={facet.code}
            value={value}
            label={label}
            count={count}
            defaultChecked={chosen}
          />
        ))}
      </div>
    </details>
  )
}

function PriceFold({ page, place }: { page: ListingPage; place: Place }) {
  const { price } = page.list.state
  const euros = (cents: number | null | undefined) => (cents ? String(fromCents(cents)) : '')
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const
  return (
    <details className="fold" open>
      <summary>{m.catalogue_price({ tax: taxWord(page.tax) })}</summary>
      <div className="row tight">
        <TextField
          {...field}
          id={`${place}-price-from`}
          name="price_from"
          label={m.catalogue_price_from()}
          defaultValue={euros(price?.min)}
        />
        <TextField
          {...field}
          id={`${place}-price-to`}
          name="price_to"
          label={m.catalogue_price_to()}
          defaultValue={euros(price?.max)}
        />
      </div>
    </details>
  )
}
