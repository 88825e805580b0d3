import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { selectorPath } from '../handover/selector-path.ts'
import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { Icon } from '../ui/icon.tsx'
import { href } from '../platform/routes.ts'

/** Where and when the cart is handed over, on every page of a shop with points of sale, with the way to change it. */
export function PlaceBar({
  data: { features, language, place },
  onChoose,
}: {
  data: RootData
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void
}) {
  const { pathname, search } = useLocation()
  if (!features['locations'] || pathname === href(language, 'fulfilmentSelector')) return null
  const { slot } = place ?? {}
  return (
    <aside className="context" aria-label={m.place_bar()}>
      <div className="wrap">
        <p>
          <Icon name="pin" />
          <span>
            {place ? (
              <>
                <strong>{place.modeWords}</strong> · {place.title}
              </>
            ) : (
              m.place_ask()
            )}
          </span>
        </p>
        {place && (
          <p>
            <Icon name="clock" />
            <span>{slot?.available ? slot.words : m.slot_missing()}</span>
          </p>
        )}
        <Link
          className="link tap"
          to={selectorPath(language, { retour: pathname + search })}
          onClick={onChoose}
        >
          {place ? m.place_change() : m.place_choose()}
          <span className="vh">{m.place_change_what()}</span>
        </Link>
      </div>
    </aside>
  )
}
