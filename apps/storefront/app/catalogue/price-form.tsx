import { fromCents } from '@comptoir/rules/money'
import type { ReactNode } from 'react'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Fold } from './facet-fold.tsx'
import { KeptFields } from './kept-fields.tsx'
import type { ListingPage } from './listing.server.ts'
import { taxWord } from './price-block.tsx'
import { useListingForm } from './use-listing-form.ts'

/** The range of prices beside a list, as a form of its own. */
export function PriceForm({ page }: { page: ListingPage }) {
  const form = useListingForm(page)
  return (
    <form {...form} method="get" action={page.path}>
      <KeptFields state={page.list.state} but={['price']} />
      <PriceFold page={page} place="side">
        <p className="pt-3">
          <Button small wide type="submit">
            {m.catalogue_price_apply()}
          </Button>
        </p>
      </PriceFold>
    </form>
  )
}

/** Both ends of the range, in the prices the page shows; an empty end is open. */
export function PriceFold({
  page,
  place,
  children,
}: {
  page: ListingPage
  place: string
  children?: ReactNode
}) {
  const { price } = page.list.state
  const euros = (cents: number | null | undefined) => (cents ? String(fromCents(cents)) : '')
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const
  return (
    <Fold title={m.catalogue_price({ tax: taxWord(page.tax) })} open>
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
      {children}
    </Fold>
  )
}
