import { useState, type FormEvent } from 'react'
import { localTime } from '@comptoir/rules/calendar'
import { m } from '../paraglide/messages.js'
import { clockText, dayText } from '../platform/clock.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart, Pairs } from '../ui/card.tsx'
import { State } from '../ui/state.tsx'
import { firstUpper } from './closures-card.tsx'
import { loadOf, type CalendarSlot } from './calendar.ts'

interface SelectedCardProps {
  readonly slots: readonly CalendarSlot[]
  readonly timeZone: string
  readonly isBusy: boolean
  readonly onCapacity: (capacity: number | null) => void
  readonly onClose: () => void
}

/** What the chosen slots have taken, their capacity, and closing them. */
export function SelectedCard({ slots, timeZone, isBusy, onCapacity, onClose }: SelectedCardProps) {
  const [slot] = slots
  if (!slot)
    return (
      <Card title={m.slots_none_chosen()}>
        <CardPart>
          <p className="muted">{m.slots_choose()}</p>
        </CardPart>
      </Card>
    )
  const sum = (count: (one: CalendarSlot) => number) => slots.reduce((total, one) => total + count(one), 0)
  const [sold, held] = [sum((one) => one.sold), sum((one) => one.held)]
  const left = sum((one) => (one.isClosed ? 0 : Math.max(0, one.capacity - one.sold - one.held)))
  const day = dayText(localTime(new Date(slot.startsAt), timeZone).day, { weekday: 'long', day: 'numeric' })
  const title =
    slots.length === 1
      ? m.slots_day_time({ day: firstUpper(day), time: clockText(slot.startsAt, timeZone) })
      : m.slots_chosen({ count: slots.length })
  const load = loadOf(slot)
  return (
    <Card
      title={title}
      actions={
        slots.length === 1 && load === 'near' ? <State kind="warn">{m.slots_nearly_full()}</State> : undefined
      }
    >
      <CardPart>
        <Pairs
          pairs={[
            { key: 'sold', label: m.slots_orders(), value: sold },
            { key: 'held', label: m.slots_held(), value: held },
            { key: 'left', label: m.slots_left(), value: left },
          ]}
        />
        <CapacityForm
          key={slots.map(({ startsAt, capacity }) => `${startsAt} ${capacity}`).join()}
          slots={slots}
          isBusy={isBusy}
          onCapacity={onCapacity}
        />
        <div className="row">
          {!slots.every(({ isClosed }) => isClosed) && (
            <Button small busy={isBusy && m.slots_busy()} onClick={onClose}>
              {m.slots_close_chosen({ count: slots.length })}
            </Button>
          )}
          {slots.some(({ isOwnCapacity }) => isOwnCapacity) && (
            <Button small variant="quiet" onClick={() => onCapacity(null)}>
              {m.slots_usual_again()}
            </Button>
          )}
        </div>
      </CardPart>
    </Card>
  )
}

function CapacityForm({
  slots,
  isBusy,
  onCapacity,
}: Pick<SelectedCardProps, 'slots' | 'isBusy' | 'onCapacity'>) {
  const current = slots.every(({ capacity }) => capacity === slots[0]?.capacity)
    ? slots[0]?.capacity
    : undefined
  const [text, setText] = useState(String(current ?? ''))
  const least = Math.max(0, ...slots.map(({ sold, held }) => sold + held))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (/^\d{1,3}$/.test(text)) onCapacity(Number(text))
  }
  return (
    <form className="field" onSubmit={submit}>
      <label className="label" htmlFor="capacity">
        {m.slots_capacity()}
      </label>
      <div className="row">
        <input
          className="input n w4"
          id="capacity"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby="capacity-help"
        />
        <Button type="submit" small busy={isBusy && m.slots_busy()}>
          {m.slots_set()}
        </Button>
      </div>
      <p className="help" id="capacity-help">
        {least > 0 ? m.slots_least({ count: least }) : m.slots_least_none()}
      </p>
    </form>
  )
}
