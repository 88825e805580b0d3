import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { State } from '../ui/state.tsx'
import type { Category } from './categories.server.ts'
import { moveBefore, moveByKey, type Move } from './category-moves.ts'

type CategoryTreeProps = {
  readonly categories: readonly Category[]
  readonly open: string | undefined
  readonly mayChange: boolean
  readonly onAdd: (below: Category) => void
  readonly onMove: (move: Move) => void
}

/** The tree, moved by dragging or by Alt and arrows; a link opens a category beside it. */
export function CategoryTree({ categories, open, mayChange, onAdd, onMove }: CategoryTreeProps) {
  const [dragged, setDragged] = useState<string>()
  const shown = categories.filter(({ level }) => level > 1)
  return (
    <section className="card" aria-label={m.categories_tree()}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- Keys on the links move categories, too. */}
      <ol className="tree">
        {shown.map((category) => {
          const { id, name, level, productCount, isActive } = category
          return (
            <li
              key={id}
              className={`node d${Math.min(level - 2, 3)}${id === open ? ' on' : ''}`}
              draggable={mayChange}
              onDragStart={() => setDragged(id)}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault()
              }}
              onDrop={(event) => {
                event.preventDefault()
                const move = dragged === undefined ? undefined : moveBefore(categories, dragged, id)
                setDragged(undefined)
                if (move) onMove(move)
              }}
            >
              {mayChange && (
                <span className="drag">
                  <Icon name="drag" />
                </span>
              )}
              <Link
                className="go"
                to={`?id=${id}`}
                preventScrollReset
                aria-current={id === open || undefined}
                onKeyDown={(event) => {
                  const move = mayChange && event.altKey ? moveByKey(categories, id, event.key) : undefined
                  if (!move) return
                  event.preventDefault()
                  onMove(move)
                }}
              >
                {name}
              </Link>
              <span className="muted small">{m.categories_products({ count: productCount })}</span>
              <State kind={isActive ? 'done' : 'off'}>
                {isActive ? m.categories_shown() : m.categories_hidden()}
              </State>
              {mayChange && (
                <span className="end-acts">
                  <IconButton
                    small
                    variant="quiet"
                    icon="plus"
                    label={m.categories_add({ name })}
                    onClick={() => onAdd(category)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {mayChange && <p className="help in">{m.categories_hint()}</p>}
    </section>
  )
}
