import { HOLD_MINUTES } from '@comptoir/rules/slots'
import { useEffect, useState } from 'react'
import { Form, Link, useLocation, useRevalidator } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import type { ChosenSlot } from './chosen-place.ts'
import type { NextSlot } from './next-slot.server.ts'
import { selectorPath } from './selector-path.ts'

const HELD = HOLD_MINUTES * 60

/** How long the time is still kept, and what happens then: it is free again, or gone (decisions H-3). */
export function SlotHold({ slot, next }: { slot: ChosenSlot; next?: NextSlot | undefined }) {
  if (!slot.available) return <Lost slot={slot} next={next} />
  if (slot.left === undefined) return <p className="help">{m.slot_not_reserved({ time: slot.timeWords })}</p>
  if (slot.left === 0) return <Lapsed slot={slot} />
  return <Held key={slot.left} slot={slot} seconds={slot.left} />
}

function Held({ slot, seconds }: { slot: ChosenSlot; seconds: number }) {
  const left = useCountdown(seconds)
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

function Lapsed({ slot }: { slot: ChosenSlot }) {
  return (
    <div className="count" role="alert">
      <p>{m.slot_lapsed({ time: slot.timeWords })}</p>
      <div className="row g-5">
        <TakeSlot slot={slot}>{m.slot_keep_again()}</TakeSlot>
        <OtherSlot />
      </div>
    </div>
  )
}

function Lost({ slot, next }: { slot: ChosenSlot; next: NextSlot | undefined }) {
  return (
    <Notice kind="bad" title={m.slot_lost_title()} role="alert">
      <p>
        {m.slot_lost({ time: slot.timeWords })} {next && m.slot_next({ slot: next.words })}
      </p>
      <div className="row g-5">
        {next && <TakeSlot slot={next}>{m.slot_take_next()}</TakeSlot>}
        <OtherSlot />
      </div>
    </Notice>
  )
}

function TakeSlot({ slot, children }: { slot: Pick<ChosenSlot, 'day' | 'time'>; children: string }) {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={selectorPath(language)} preventScrollReset>
      <input type="hidden" name="intent" value="slot" />
      <input type="hidden" name="jour" value={slot.day} />
      <input type="hidden" name={`heure-${slot.day}`} value={slot.time} />
      <input type="hidden" name="retour" value={pathname + search} />
      <button className="link tap">{children}</button>
    </Form>
  )
}

function OtherSlot() {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  return (
    <Link className="link tap" to={selectorPath(language, { etape: 'creneau', retour: pathname + search })}>
      {m.slot_other()}
    </Link>
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
