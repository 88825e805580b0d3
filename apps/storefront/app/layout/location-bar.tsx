import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { selectorPath } from '../fulfilment/selector-path.ts'
import * as m from '../paraglide/messages.js'
import { modeLabel } from '../fulfilment/mode-label.ts'
import { slotLabel } from '../fulfilment/slot-label.ts'
import type { RootData } from './root-data.server.ts'
import { Icon } from '../ui/icon.tsx'
import { href } from '../platform/routes.ts'
import './location-bar.css'

/** Bar with the cart's location and time slot in shops with locations, and a link to change them. */
export function LocationBar({
  data: { features, language, location, needsLocation },
  onChoose,
}: {
  data: RootData
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void
}) {
  const { pathname, search } = useLocation()
  if (!features['locations'] || pathname === href(language, 'fulfilmentSelector')) return null
  const { slot } = location ?? {}
  return (
    <aside className="location-bar" aria-label={m.location_bar()}>
      <div className="wrap">
        <p>
          <Icon name="pin" />
          <span>
            {location ? (
              <>
                <strong>{modeLabel(location.mode)}</strong> · {location.title}
              </>
            ) : needsLocation ? (
              m.location_prompt()
            ) : (
              m.location_prompt_parcel()
            )}
          </span>
        </p>
        {location && (
          <p>
            <Icon name="clock" />
            <span>{slot?.available ? slotLabel(slot.shown) : m.slot_missing()}</span>
          </p>
        )}
        <Link
          className="link tap"
          to={selectorPath(language, { return_to: pathname + search })}
          onClick={onChoose}
        >
          {location ? m.location_change() : m.location_choose()}
          <span className="vh">{m.location_change_what()}</span>
        </Link>
      </div>
    </aside>
  )
}
