import { formatPriceRange, type ListingState } from '@comptoir/rules/catalogue-query'

/** Hidden fields with the current state of a list, except for what the form itself holds. */
export function HiddenFields({
  state,
  omit,
}: {
  state: ListingState
  omit: readonly ('filters' | 'price' | 'sort')[]
}) {
  const { filters, price, sort, store, q } = state
  const fields: [name: string, value: string | false | undefined][] = [
    ...Object.entries(omit.includes('filters') ? {} : filters).map(([code, values]): [string, string] => [
      code,
      values.join(','),
    ]),
    ['price', !omit.includes('price') && price && formatPriceRange(price)],
    ['sort', !omit.includes('sort') && sort !== 'position' && sort],
    ['store', store],
    ['q', q],
  ]
  return fields.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)
}
