import { useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { m } from '../paraglide/messages.js'
import type { ProductPage } from './product.server.ts'
import type { loader } from './product-picks.ts'

/** A product that another one names. */
export type Linked = ProductPage['linked'][number]

type ProductPickProps = {
  readonly label: string
  /** Products that are chosen already. */
  readonly without: readonly number[]
  /** Kinds of products that fit; all without it. */
  readonly types?: readonly Linked['type'][]
  readonly onPick: (one: Linked) => void
  /** Name of the field, by which problems of the API find it. */
  readonly name?: string
}

/** A field that finds a product by name, reference or bar code, and empties when one is chosen. */
export function ProductPick({ label, without, types, onPick, name }: ProductPickProps) {
  const fetcher = useFetcher<typeof loader>()
  const id = useId()
  const [text, setText] = useState('')
  const choices = (fetcher.data ?? []).filter(
    (one) => !without.includes(Number(one.id)) && (types === undefined || types.includes(one.type)),
  )
  return (
    <>
      <input
        className="input"
        list={id}
        name={name}
        value={text}
        aria-label={label}
        placeholder={m.products_find_hint()}
        onChange={({ target }) => {
          setText(target.value)
          const chosen = choices.find((one) => target.value === `${one.name} · ${one.sku}`)
          if (chosen) {
            setText('')
            onPick(chosen)
          } else if (target.value.length > 1)
            void fetcher.load(`/product-picks?q=${encodeURIComponent(target.value)}`)
        }}
      />
      <datalist id={id}>
        {choices.map((one) => (
          <option key={one.id} value={`${one.name} · ${one.sku}`}>
            {one.name}
          </option>
        ))}
      </datalist>
    </>
  )
}
