import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { AskButton, GoOn, Hidden, type StepProps } from './selector-controls.tsx'
import type { SlotDay } from './slot-days.ts'

/** When: a calendar of days, and the times of the day that is chosen. CSS alone shows them. */
export function WhenStep({ data, way, busy }: StepProps<'when'>) {
  const { place, days, deliverTo } = data
  return (
    <>
      <div className="row between">
        <p className="chosen-place">
          <Icon name="pin" />
          <span>
            <b>
              {place.modeWords} · {place.title}
            </b>
            <br />
            <span className="help">{deliverTo ?? place.address}</span>
          </span>
        </p>
        <AskButton way={way} data={data} fields={{ etape: 'lieu' }}>
          {m.place_other_mode()}
        </AskButton>
      </div>
      {days.length > 0 && <Wish data={data} way={way} />}
      {days.length === 0 ? (
        <Notice kind="warn" title={m.slot_empty_title()}>
          <p>{m.slot_empty_text()}</p>
        </Notice>
      ) : (
        <Form method="post" preventScrollReset={way.navigate === false} className="stack gy-4" {...way}>
          <Hidden fields={{ intent: 'slot', sans: data.without ? '1' : '', ...data.keep }} />
          <Calendar data={data} />
          <GoOn busy={busy}>{m.slot_take()}</GoOn>
          <p className="help">{m.slot_hold()}</p>
        </Form>
      )}
    </>
  )
}

/** Why there are fewer times than usual: what is about to be added cannot be had at the others. */
function Wish({ data, way }: Pick<StepProps<'when'>, 'data' | 'way'>) {
  if (!data.wish) return null
  const { names, fits } = data.wish
  return (
    <Notice kind={fits ? 'info' : 'warn'}>
      <p>{fits ? m.slot_wish({ names }) : m.slot_wish_never({ names })}</p>
      {fits && (
        <AskButton way={way} data={data} fields={{ etape: 'creneau', sans: '1' }}>
          {m.slot_wish_without()}
        </AskButton>
      )}
    </Notice>
  )
}

function Calendar({ data: { days, weekdays, place } }: Pick<StepProps<'when'>, 'data'>) {
  const slot = place.slot?.available ? place.slot : undefined
  const kept = days.find((one) => one.day === slot?.day && one.slots.length > 0)
  const shown = (kept ?? days[0])?.day
  return (
    <fieldset>
      <legend className="label">{m.slot_title()}</legend>
      {place.mode === 'delivery' && <p className="help">{m.slot_fee_help()}</p>}
      <div className="days mt-2">
        {weekdays.map((name) => (
          <span key={name} className="weekday" aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((day, index) => (
          <Day
            key={day.day}
            day={day}
            start={index === 0 ? day.weekday : undefined}
            shown={day.day === shown}
            time={day.day === slot?.day ? slot.time : undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Day({
  day: { day, number, month, words, slots },
  start,
  shown,
  time,
}: {
  day: SlotDay
  /** Column of the first day. */
  start: number | undefined
  shown: boolean
  time: string | undefined
}) {
  const none = slots.length === 0
  return (
    <div className="day">
      <label className={start ? `pill from-${start}` : 'pill'}>
        <input type="radio" name="jour" value={day} defaultChecked={shown} disabled={none} />
        <span aria-hidden="true">{number}</span>
        <small aria-hidden="true">{month}</small>
        <span className="vh">{none ? `${words}, ${m.slot_none_day()}` : words}</span>
      </label>
      {!none && (
        <div className="slots" role="radiogroup" aria-label={m.slot_time({ day: words })}>
          {slots.map((slot) => (
            <label className="pill" key={slot.time}>
              <input
                type="radio"
                name={`heure-${day}`}
                value={slot.time}
                defaultChecked={slot.time === time}
              />
              <span>{slot.words}</span>
              {slot.fee && <small>{slot.fee}</small>}
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
