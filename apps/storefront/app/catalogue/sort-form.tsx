import { SORT_OPTIONS, type SortOption } from '@comptoir/rules/catalogue-query'
import { useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { ListingPage } from './listing.server.ts'
import { useListingForm } from './use-listing-form.ts'

/** In a search, the shop's own order is that of relevance (decisions L-8). */
const labelOf = (option: SortOption, isSearch: boolean): string =>
  isSearch && option === 'position' ? m.catalogue_sort_relevance() : LABELS[option]()

const LABELS: Readonly<Record<SortOption, () => string>> = {
  position: m.catalogue_sort_position,
  price_asc: m.catalogue_sort_price_asc,
  price_desc: m.catalogue_sort_price_desc,
  name: m.catalogue_sort_name,
}

/** Sort orders of spec 001 §9; with JavaScript a selection applies at once. */
export function SortForm({ page, place }: { page: ListingPage; place: 'bar' | 'drawer' }) {
  const form = useListingForm(page, place === 'bar')
  const { location } = useNavigation()
  const pending = location && new URLSearchParams(location.search).get('sort')
  const { state } = page.list
  const isSearch = state.q !== undefined
  return (
    <form
      {...form}
      method="get"
      action={page.path}
      className={place === 'bar' ? 'row only-wide-flex' : undefined}
    >
      <HiddenFields state={state} omit={['sort']} />
      {place === 'bar' ? (
        <>
          <label className="label" htmlFor="sort">
            {m.catalogue_sort_by()}
          </label>
          <select
            className="select"
            id="sort"
            name="sort"
            // Browsers must not restore the value of another visit.
            autoComplete="off"
            value={pending ?? state.sort}
            onChange={() => {}}
          >
            {SORT_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {labelOf(option, isSearch)}
              </option>
            ))}
          </select>
          <Button small type="submit">
            {m.catalogue_sort()}
          </Button>
        </>
      ) : (
        <div className="drawer-body">
          {SORT_OPTIONS.map((option) => (
            <CheckField
              key={option}
              type="radio"
              id={`sort-${option}`}
              name="sort"
              value={option}
              label={labelOf(option, isSearch)}
              defaultChecked={option === state.sort}
            />
          ))}
          <p className="pt-4">
            <Button kind="primary" wide type="submit">
              {m.catalogue_sort()}
            </Button>
          </p>
        </div>
      )}
    </form>
  )
}
