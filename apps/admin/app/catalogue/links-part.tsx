import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { ProductPick, type Linked } from './product-pick.tsx'
import type { Editor } from './use-editor.ts'
import type { KnownProducts } from './use-known-products.ts'

const LISTS = [
  { field: 'related', label: () => m.product_links_related() },
  { field: 'upsell', label: () => m.product_links_upsell() },
  { field: 'crosssell', label: () => m.product_links_crosssell() },
] as const

/** The products that a product leads to. */
export function LinksPart({ editor, known }: { editor: Editor; known: KnownProducts }) {
  return (
    <Card id="links" title={m.product_part_links()}>
      {LISTS.map(({ field, label }) => (
        <CardPart key={field}>
          <LinkList
            label={label()}
            ids={editor.ids(field)}
            named={known.of}
            onFound={known.remember}
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
  return (
    <div className="stack tight">
      <h3>{label}</h3>
      <ul className="plain-list stack tight">
        {ids.map((one, at) => (
          <li key={one} className="row between">
            <Link className="link" to={`/products/${one}`}>
              {named(one)?.name ?? one}
            </Link>
            <MoveButtons list={ids} at={at} name={named(one)?.name ?? String(one)} onChange={onChange} />
          </li>
        ))}
      </ul>
      <ProductPick
        label={m.product_links_add({ list: label })}
        without={ids}
        onPick={(chosen) => {
          onFound(chosen)
          onChange([...ids, Number(chosen.id)])
        }}
      />
    </div>
  )
}
