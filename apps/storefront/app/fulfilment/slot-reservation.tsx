import { RESERVATION_MINUTES } from '@comptoir/rules/slots'
import { useEffect, useState } from 'react'
import { Form, Link, useLocation, useRevalidator } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import type { ChosenSlot } from './chosen-location.ts'
import type { NextSlot } from './next-slot.server.ts'
import { slotLabel } from './slot-label.ts'
import { selectorPath } from './selector-path.ts'
import './slot-reservation.css'

const RESERVED_SECONDS = RESERVATION_MINUTES * 60

/** Countdown of a slot reservation, and what follows: the slot is free again or lost (decisions H-3). */
export function SlotReservation({ slot, next }: { slot: ChosenSlot; next?: NextSlot | undefined }) {
  if (!slot.available) return <LostSlot slot={slot} next={next} />
  if (slot.left === undefined) return <p className="help">{m.slot_not_reserved({ time: slot.timeLabel })}</p>
  if (slot.left === 0) return <ExpiredSlot slot={slot} />
  return <ReservedSlot key={slot.left} slot={slot} seconds={slot.left} />
}

function ReservedSlot({ slot, seconds }: { slot: ChosenSlot; seconds: number }) {
  const left = useCountdown(seconds)
  return (
    <div className="slot-timer" role="timer" aria-label={m.slot_timer()}>
      <p>
        <Icon name="hourglass" className="i-s inline" />{' '}
        {m.slot_reserved({ time: slot.timeLabel, left: durationLabel(left) })}
      </p>
      <progress
        max={RESERVED_SECONDS}
        value={Math.min(left, RESERVED_SECONDS)}
        aria-label={m.slot_time_left()}
      />
    </div>
  )
}

function ExpiredSlot({ slot }: { slot: ChosenSlot }) {
  return (
    <div className="slot-timer" role="alert">
      <p>{m.slot_reservation_expired({ time: slot.timeLabel })}</p>
      <div className="row g-5">
        <SelectSlotForm slot={slot}>{m.slot_reserve_again()}</SelectSlotForm>
        <OtherSlotLink />
      </div>
    </div>
  )
}

function LostSlot({ slot, next }: { slot: ChosenSlot; next: NextSlot | undefined }) {
  return (
    <Notice kind="bad" title={m.slot_unavailable_title()} role="alert">
      <p>
        {m.slot_unavailable({ time: slot.timeLabel })} {next && m.slot_next({ slot: slotLabel(next.shown) })}
      </p>
      <div className="row g-5">
        {next && <SelectSlotForm slot={next}>{m.slot_select_next()}</SelectSlotForm>}
        <OtherSlotLink />
      </div>
    </Notice>
  )
}

function SelectSlotForm({ slot, children }: { slot: Pick<ChosenSlot, 'day' | 'time'>; children: string }) {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={selectorPath(language)} preventScrollReset>
      <input type="hidden" name="intent" value="slot" />
      <input type="hidden" name="day" value={slot.day} />
      <input type="hidden" name={`time-${slot.day}`} value={slot.time} />
      <input type="hidden" name="return_to" value={pathname + search} />
      <button className="link tap">{children}</button>
    </Form>
  )
}

function OtherSlotLink() {
  const { language } = useShop()
  const { pathname, search } = useLocation()
  return (
    <Link className="link tap" to={selectorPath(language, { step: 'slot', return_to: pathname + search })}>
      {m.slot_choose_other()}
    </Link>
  )
}

/** `8 min 05 s` */
const durationLabel = (seconds: number) =>
  `${Math.floor(seconds / 60)}\u00a0min\u00a0${String(seconds % 60).padStart(2, '0')}\u00a0s`

/** Counts seconds down in the browser and revalidates the page at 0. */
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
