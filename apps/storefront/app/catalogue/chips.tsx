import { listingSearch, toggleFilter, withPrice, type PriceRange } from '@comptoir/rules/catalogue-query'
import { fromCents } from '@comptoir/rules/money'
import { formatMoney, toCents } from '../platform/money.ts'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { SwatchDot, type SwatchView } from '../ui/swatch.tsx'
import { pathWithQuery } from './path-with-query.ts'
import type { Listing } from './listing.server.ts'

export interface Chip {
  readonly key: string
  readonly label?: string
  readonly swatch?: SwatchView | undefined
  readonly price?: PriceRange
  /** URL of the list without this filter. */
  readonly to: string
}

/** One chip for each selected value and one for the price. */
export function chipsOf({ state, facets }: Listing, path: string): Chip[] {
  const values = facets.flatMap(({ code, options }) =>
    options
      .filter(({ chosen }) => chosen)
      .map(({ value, label, swatch }) => ({
        key: `${code}-${value}`,
        label,
        swatch,
        to: pathWithQuery(path, listingSearch(toggleFilter(state, code, value))),
      })),
  )
  const price = state.price && {
    key: 'price',
    price: state.price,
    to: pathWithQuery(path, listingSearch(withPrice(state, undefined))),
  }
  return price ? [...values, price] : values
}

export function Chips({ chips, clear }: { chips: readonly Chip[]; clear: string }) {
  if (chips.length === 0) return null
  return (
    <ul className="pills chips" aria-label={m.catalogue_active()}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <Link className="chip" to={chip.to} preventScrollReset>
            {chip.swatch && <SwatchDot swatch={chip.swatch} />}
            <span>{chip.label ?? <PriceRangeText range={chip.price} />}</span>
            <Icon name="close" className="i-s" />
            <span className="vh">{m.catalogue_remove_filter()}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className="link tap" to={clear} preventScrollReset>
          {m.catalogue_clear()}
        </Link>
      </li>
    </ul>
  )
}

export function PriceRangeText({ range }: { range: PriceRange | undefined }) {
  const { language } = useShop()
  const { min = null, max = null } = range ?? {}
  // Filters count in hundredths, whatever the currency.
  const money = (hundredths: number) => formatMoney(toCents(fromCents(hundredths)), language)
  if (min === null) return m.catalogue_price_below({ max: money(max ?? 0) })
  if (max === null) return m.catalogue_price_above({ min: money(min) })
  return m.catalogue_price_between({ min: money(min), max: money(max) })
}
