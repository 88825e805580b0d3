import { Link, useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import type { ChosenPlace } from './chosen-place.ts'
import type { NextSlot } from './next-slot.server.ts'
import { selectorPath } from './selector-path.ts'
import { SlotHold } from './slot-hold.tsx'

/** Where and when an order is handed over, with the way to change both, and how long the time is kept. */
export function PlaceCard({
  place: { title, address, modeWords, mode, slot },
  next,
}: {
  place: ChosenPlace
  next?: NextSlot | undefined
}) {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  return (
    <div className="stack gy-3">
      <section className="panel open place-card">
        <div className="row between">
          <h2 className="h3">{modeWords}</h2>
          <Link
            className="link tap"
            to={selectorPath(language, { etape: 'creneau', retour: pathname + search })}
          >
            {m.account_edit()}
            <span className="vh"> {m.place_of_handover()}</span>
          </Link>
        </div>
        <p>
          <b>{slot?.words ?? m.slot_missing()}</b>
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
      {slot && <SlotHold slot={slot} next={next} />}
    </div>
  )
}
