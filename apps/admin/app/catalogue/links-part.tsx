import { useId, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { m } from '../paraglide/messages.js'
import { IconButton } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import type { ProductPage } from './product.server.ts'
import type { loader } from './product-picks.ts'
import type { Editor } from './use-editor.ts'

type Linked = ProductPage['linked'][number]

type GroupedItem = { readonly id: number; readonly quantity: number }

const LISTS = [
  { field: 'related', label: () => m.product_links_related() },
  { field: 'upsell', label: () => m.product_links_upsell() },
  { field: 'crosssell', label: () => m.product_links_crosssell() },
] as const

/** The products that a product leads to, and the items of a grouped one. */
export function LinksPart({ editor, linked }: { editor: Editor; linked: readonly Linked[] }) {
  const [found, setFound] = useState<readonly Linked[]>([])
  const named = (id: number) => [...linked, ...found].find((one) => Number(one.id) === id)
  const remember = (one: Linked) => setFound([...found, one])
  const grouped = editor.list('grouped') as readonly GroupedItem[]
  return (
    <Card id="links" title={m.product_part_links()}>
      {editor.row.type === 'GROUPED' && (
        <CardPart>
          <LinkList
            label={m.product_links_grouped()}
            ids={grouped.map(({ id }) => id)}
            named={named}
            onFound={remember}
            onChange={(ids) => {
              const quantities = new Map(grouped.map(({ id, quantity }) => [id, quantity]))
              editor.set(
                'grouped',
                ids.map((id) => ({ id, quantity: quantities.get(id) ?? 1 })),
              )
            }}
          />
        </CardPart>
      )}
      {LISTS.map(({ field, label }) => (
        <CardPart key={field}>
          <LinkList
            label={label()}
            ids={editor.ids(field)}
            named={named}
            onFound={remember}
            onChange={(ids) => editor.set(field, ids)}
          />
        </CardPart>
      ))}
    </Card>
  )
}

type LinkListProps = {
  readonly label: string
  readonly ids: readonly number[]
  readonly named: (id: number) => Linked | undefined
  readonly onFound: (one: Linked) => void
  readonly onChange: (ids: readonly number[]) => void
}

function LinkList({ label, ids, named, onFound, onChange }: LinkListProps) {
  const fetcher = useFetcher<typeof loader>()
  const id = useId()
  const [text, setText] = useState('')
  const choices = (fetcher.data ?? []).filter((one) => !ids.includes(Number(one.id)))
  return (
    <div className="stack tight">
      <h3>{label}</h3>
      <ul className="plain-list stack tight">
        {ids.map((one, at) => (
          <li key={one} className="row between">
            <Link className="link" to={`/products/${one}`}>
              {named(one)?.name ?? one}
            </Link>
            <span className="row">
              <IconButton
                small
                variant="quiet"
                icon="up"
                disabled={at === 0}
                label={m.product_links_up({ name: named(one)?.name ?? one })}
                onClick={() => onChange(ids.toSpliced(at, 1).toSpliced(at - 1, 0, one))}
              />
              <IconButton
                small
                variant="quiet"
                icon="cross"
                label={m.product_links_remove({ name: named(one)?.name ?? one })}
                onClick={() => onChange(ids.filter((other) => other !== one))}
              />
            </span>
          </li>
        ))}
      </ul>
      <input
        className="input"
        list={id}
        value={text}
        aria-label={m.product_links_add({ list: label })}
        placeholder={m.products_find_hint()}
        onChange={({ target }) => {
          setText(target.value)
          const chosen = choices.find(({ sku, name }) => target.value === `${name} · ${sku}`)
          if (chosen) {
            setText('')
            onFound(chosen)
            onChange([...ids, Number(chosen.id)])
          } else if (target.value.length > 1)
            void fetcher.load(`/product-picks?q=${encodeURIComponent(target.value)}`)
        }}
      />
      <datalist id={id}>
        {choices.map(({ id: one, name, sku }) => (
          <option key={one} value={`${name} · ${sku}`}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
