import { formatPriceRange, type ListingState } from '@comptoir/rules/catalogue-query'

/** What the address of a list says already, hidden in a form that asks for the rest. */
export function KeptFields({
  state,
  but,
}: {
  state: ListingState
  but: readonly ('filters' | 'price' | 'sort')[]
}) {
  const { filters, price, sort, store, q } = state
  const fields: [name: string, value: string | false | undefined][] = [
    ...Object.entries(but.includes('filters') ? {} : filters).map(([code, values]): [string, string] => [
      code,
      values.join(','),
    ]),
    ['price', !but.includes('price') && price && formatPriceRange(price)],
    ['sort', !but.includes('sort') && sort !== 'position' && sort],
    ['store', store],
    ['q', q],
  ]
  return fields.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)
}
