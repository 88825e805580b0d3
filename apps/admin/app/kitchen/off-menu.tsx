import { useEffect, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import type { Board, Ticket } from './board.ts'

interface Dish {
  readonly productId: string
  readonly name: string
}

interface OffMenuProps {
  readonly locationId: string
  readonly tickets: readonly Ticket[]
  readonly unavailable: Board['unavailable']
  readonly onSet: (dish: Dish, isAvailable: boolean) => void
  readonly onClose: () => void
}

/** Takes dishes off the menu at once, with the tickets that have them; those on the board are offered first. */
export function OffMenu({ locationId, tickets, unavailable, onSet, onClose }: OffMenuProps) {
  const [search, setSearch] = useState('')
  const found = useDishes(locationId, search)
  const onBoard = dishesOf(tickets)
  const dishes = search.trim() === '' ? onBoard : found
  return (
    <Drawer isOpen title={m.kitchen_off_title()} onClose={onClose}>
      <div className="stack">
        <div className="field">
          <label className="label" htmlFor="dish">
            {m.kitchen_off_search()}
          </label>
          <input
            id="dish"
            className="input"
            type="search"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p className="help">{m.kitchen_off_help()}</p>
        </div>
        <ul className="plain-list stack tight">
          {dishes.map((dish) => {
            const isOff = unavailable.some(({ productId }) => productId === dish.productId)
            const hit = tickets.filter(({ shown }) =>
              shown.lines.some(({ productId }) => productId === dish.productId),
            )
            return (
              <li key={dish.productId} className="row">
                <span>
                  <b>{dish.name}</b>
                  {hit.length > 0 && (
                    <small className="block muted">
                      {m.kitchen_off_hits({ numbers: hit.map(({ shown }) => shown.shortNumber).join(', ') })}
                    </small>
                  )}
                </span>
                <Button
                  className="push"
                  variant={isOff ? undefined : 'danger'}
                  onClick={() => onSet(dish, isOff)}
                >
                  {isOff ? m.kitchen_put_back() : m.kitchen_off()}
                  <span className="vh">{dish.name}</span>
                </Button>
              </li>
            )
          })}
        </ul>
        {dishes.length === 0 && <p className="muted">{m.kitchen_off_none()}</p>}
      </div>
    </Drawer>
  )
}

function dishesOf(tickets: readonly Ticket[]): Dish[] {
  const lines = tickets.flatMap(({ shown }) => shown.lines)
  const known = new Map(
    lines.flatMap(({ productId, name }) =>
      productId === null ? [] : [[productId, { productId, name }] as const],
    ),
  )
  return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Dishes that the search finds, of the newest search that was answered. */
function useDishes(locationId: string, search: string): readonly Dish[] {
  const [dishes, setDishes] = useState<readonly Dish[]>([])
  useEffect(() => {
    const wanted = search.trim()
    if (wanted === '') return undefined
    const abort = new AbortController()
    const query = new URLSearchParams({ search: wanted })
    fetch(`/kitchen/${locationId}/dishes?${query}`, { signal: abort.signal })
      .then(async (response) => setDishes(response.ok ? await response.json() : []))
      .catch(() => undefined)
    return () => abort.abort()
  }, [locationId, search])
  return dishes
}
