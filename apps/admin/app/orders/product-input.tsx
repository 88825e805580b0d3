import { useFetcher } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Field, Input } from '../ui/field.tsx'
import type { loader as findProducts } from './products.ts'

/** Finds products of a store view while somebody types a part of their name or sku. */
export function useProductSearch() {
  const products = useFetcher<typeof findProducts>()
  const search = (view: string, text: string) => {
    if (text.trim().length < 2 || !view) return
    void products.load(`/orders/products?${new URLSearchParams({ view, q: text })}`)
  }
  return { found: products.data ?? [], search }
}

type Found = ReturnType<typeof useProductSearch>['found']

/** The products that were found, for inputs with this `list`. */
export function ProductOptions({ id, found }: { id: string; found: Found }) {
  return (
    <datalist id={id}>
      {found.map(({ sku, name, stock }) => (
        <option key={sku} value={sku}>
          {stock === null || stock === undefined ? name : `${name}, ${m.order_in_stock({ count: stock })}`}
        </option>
      ))}
    </datalist>
  )
}

interface ProductInputProps {
  readonly name: string
  readonly list: string
  readonly hidesLabel: boolean
  readonly onType: (text: string) => void
  readonly onDone?: () => void
}

/** A product by its sku. */
export function ProductInput({ name, list, hidesLabel, onType, onDone }: ProductInputProps) {
  return (
    <Field name={name} label={m.orders_sku()} hidesLabel={hidesLabel}>
      <Input
        list={list}
        maxLength={64}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onDone}
      />
    </Field>
  )
}
