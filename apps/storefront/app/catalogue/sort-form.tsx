import { SORT_OPTIONS, type SortOption } from '@comptoir/rules/catalogue-query'
import { useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/field.tsx'
import { KeptFields } from './kept-fields.tsx'
import type { ListingPage } from './listing.server.ts'
import { useListingForm } from './use-listing-form.ts'

const WORDS: Readonly<Record<SortOption, () => string>> = {
  position: m.catalogue_sort_position,
  price_asc: m.catalogue_sort_price_asc,
  price_desc: m.catalogue_sort_price_desc,
  name: m.catalogue_sort_name,
}

/** The four orders of spec 001 §9; a choice acts at once where script runs. */
export function SortForm({ page, place }: { page: ListingPage; place: 'bar' | 'drawer' }) {
  const form = useListingForm(page, place === 'bar')
  const { location } = useNavigation()
  const wanted = location && new URLSearchParams(location.search).get('sort')
  const { state } = page.list
  return (
    <form
      {...form}
      method="get"
      action={page.path}
      className={place === 'bar' ? 'row only-wide-flex' : undefined}
    >
      <KeptFields state={state} but={['sort']} />
      {place === 'bar' ? (
        <>
          <label className="label" htmlFor="sort">
            {m.catalogue_sort_by()}
          </label>
          <select
            className="select"
            id="sort"
            name="sort"
            // What a browser remembers of another visit is no choice.
            autoComplete="off"
            value={wanted ?? state.sort}
            onChange={() => {}}
          >
            {SORT_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {WORDS[option]()}
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
              label={WORDS[option]()}
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
