import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { IconButton } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import type { CategoriesPage } from './categories.server.ts'

type CategoryOrderProps = {
  readonly products: CategoriesPage['products']
  readonly mayChange: boolean
  readonly onOrder: (ids: string[]) => void
}

/** The products of a category in their order, changed by dragging or by buttons, and saved at once. */
export function CategoryOrder({ products, mayChange, onOrder }: CategoryOrderProps) {
  const [dragged, setDragged] = useState<number>()
  const ids = products.map(({ id }) => id)
  const move = (from: number, to: number) => {
    const id = ids[from]
    if (id !== undefined && to >= 0 && to < ids.length) onOrder(ids.toSpliced(from, 1).toSpliced(to, 0, id))
  }
  return (
    <Card title={m.categories_order()}>
      <CardPart>
        {products.length === 0 && <p className="muted">{m.categories_no_products()}</p>}
        {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- The buttons of each product move it, too. */}
        <ol className="plain-list stack tight">
          {products.map(({ id, name, picture }, at) => (
            <li
              key={id}
              className="row"
              draggable={mayChange}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== undefined) move(dragged, at)
                setDragged(undefined)
              }}
            >
              {picture ? (
                <img className="thumb" src={picture} width="32" height="32" alt="" />
              ) : (
                <span className="thumb" />
              )}
              <Link className="go" to={`/products/${id}`}>
                {name}
              </Link>
              {mayChange && (
                <span className="push row">
                  <IconButton
                    small
                    variant="quiet"
                    icon="up"
                    disabled={at === 0}
                    label={m.product_links_up({ name })}
                    onClick={() => move(at, at - 1)}
                  />
                  <IconButton
                    small
                    variant="quiet"
                    icon="down"
                    disabled={at === products.length - 1}
                    label={m.categories_down({ name })}
                    onClick={() => move(at, at + 1)}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      </CardPart>
    </Card>
  )
}
