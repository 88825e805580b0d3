import { HOLD_MINUTES } from '@comptoir/rules/slots'
import { useEffect, useState } from 'react'
import { Form, Link, useLocation, useRevalidator } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../platform/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import type { ChosenSlot } from './chosen-place.ts'
import { selectorPath } from './selector-path.ts'

const HELD = HOLD_MINUTES * 60

/** How long the time is still kept, and what happens then: it is free again, or gone (decisions H-3). */
export function SlotHold({ slot }: { slot: ChosenSlot }) {
  if (!slot.available) return <Over slot={slot} words={m.slot_lost({ time: slot.timeWords })} />
  if (slot.left === 0) return <Over slot={slot} words={m.slot_lapsed({ time: slot.timeWords })} again />
  return <Held key={slot.left} slot={slot} />
}

function Held({ slot }: { slot: ChosenSlot }) {
  const left = useCountdown(slot.left)
  return (
    <div className="count" role="timer" aria-label={m.slot_timer()}>
      <p>
        <Icon name="hourglass" className="i-s inline" />{' '}
        {m.slot_kept({ time: slot.timeWords, left: leftWords(left) })}
      </p>
      <progress max={HELD} value={Math.min(left, HELD)} aria-label={m.slot_left()} />
    </div>
  )
}

function Over({ slot, words, again }: { slot: ChosenSlot; words: string; again?: boolean }) {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  const retour = pathname + search
  return (
    <div className="count" role="alert">
      <p>{words}</p>
      <div className="row g-5">
        {again && (
          <Form method="post" action={selectorPath(language)} preventScrollReset>
            <input type="hidden" name="intent" value="slot" />
            <input type="hidden" name="jour" value={slot.day} />
            <input type="hidden" name={`heure-${slot.day}`} value={slot.time} />
            <input type="hidden" name="retour" value={retour} />
            <button className="link tap">{m.slot_keep_again()}</button>
          </Form>
        )}
        <Link className="link tap" to={selectorPath(language, { etape: 'creneau', retour })}>
          {m.slot_other()}
        </Link>
      </div>
    </div>
  )
}

/** `8 min 05 s` */
const leftWords = (seconds: number) =>
  `${Math.floor(seconds / 60)}\u00a0min\u00a0${String(seconds % 60).padStart(2, '0')}\u00a0s`

/** Seconds that are left, counted by the browser; the shop is asked again when there are none. */
function useCountdown(from: number): number {
  const [left, setLeft] = useState(from)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const end = performance.now() + from * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.round((end - performance.now()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      void revalidate()
    }, 1000)
    return () => clearInterval(timer)
  }, [from, revalidate])
  return left
}
