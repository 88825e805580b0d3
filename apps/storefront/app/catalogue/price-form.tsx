import { fromCents } from '@comptoir/rules/money'
import { moneyStyle } from '@comptoir/rules/money-style'
import type { ReactNode } from 'react'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { localeIn } from '../platform/locale.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { FacetSection } from './facet-section.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import type { ListingPage } from './listing.server.ts'
import { taxLabel } from './price-block.tsx'
import { useListingForm } from './use-listing-form.ts'

/** Form of the price filter beside a list. */
export function PriceForm({ page }: { page: ListingPage }) {
  const form = useListingForm(page)
  return (
    <form {...form} method="get" action={page.path}>
      <HiddenFields state={page.list.state} omit={['price']} />
      <PriceSection page={page} idPrefix="side">
        <p className="pt-3">
          <Button small wide type="submit">
            {m.catalogue_price_apply()}
          </Button>
        </p>
      </PriceSection>
    </form>
  )
}

/** Fields of the price range, in displayed prices; an empty field is no limit. */
export function PriceSection({
  page,
  idPrefix,
  children,
}: {
  page: ListingPage
  idPrefix: string
  children?: ReactNode
}) {
  const { price } = page.list.state
  const { language, currency } = useShop()
  const { symbol } = moneyStyle(localeIn(language), currency)
  const decimal = (cents: number | null | undefined) => (cents ? String(fromCents(cents)) : '')
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const
  return (
    <FacetSection title={m.catalogue_price({ tax: taxLabel(page.tax) })} open>
      <div className="row tight">
        <TextField
          {...field}
          id={`${idPrefix}-price-from`}
          name="price_from"
          label={m.catalogue_price_from({ symbol })}
          defaultValue={decimal(price?.min)}
        />
        <TextField
          {...field}
          id={`${idPrefix}-price-to`}
          name="price_to"
          label={m.catalogue_price_to({ symbol })}
          defaultValue={decimal(price?.max)}
        />
      </div>
      {children}
    </FacetSection>
  )
}
