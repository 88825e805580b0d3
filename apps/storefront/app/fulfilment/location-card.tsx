import { Link, useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import type { ChosenLocation } from './chosen-location.ts'
import type { NextSlot } from './next-slot.server.ts'
import { modeLabel } from './mode-label.ts'
import { selectorPath } from './selector-path.ts'
import { slotLabel } from './slot-label.ts'
import { SlotReservation } from './slot-reservation.tsx'

/** Location and time slot of an order, with a link to change them and the reservation's countdown. */
export function LocationCard({
  location: { title, address, mode, slot },
  next,
}: {
  location: ChosenLocation
  next?: NextSlot | undefined
}) {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  return (
    <div className="stack gy-3">
      <section className="panel open location-card">
        <div className="row between">
          <h2 className="h3">{modeLabel(mode)}</h2>
          <Link
            className="link tap"
            to={selectorPath(language, { step: 'slot', return_to: pathname + search })}
          >
            {m.account_edit()}
            <span className="vh"> {m.location_and_slot()}</span>
          </Link>
        </div>
        <p>
          <b>{slot ? slotLabel(slot.shown) : m.slot_missing()}</b>
          <br />
          {title}
          {mode === 'pickup' && (
            <>
              <br />
              {address}
            </>
          )}
        </p>
      </section>
      {slot && <SlotReservation slot={slot} next={next} />}
    </div>
  )
}
