import { formatMoney } from '../platform/money.ts'
import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { modeLabel } from '../fulfilment/mode-label.ts'
import { useShop } from '../layout/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { QueryButton, SubmitButton, HiddenFields, type StepProps } from './selector-controls.tsx'
import type { SlotDay } from './slot-days.ts'
import '../fulfilment/pills.css'

/** Calendar of days with the slots of the selected day; works with CSS alone. */
export function WhenStep({ data, formTarget, busy }: StepProps<'when'>) {
  const { location, days, deliverTo } = data
  return (
    <>
      <div className="row between">
        <p className="selected-location">
          <Icon name="pin" />
          <span>
            <b>
              {modeLabel(location.mode)} · {location.title}
            </b>
            <br />
            <span className="help">{deliverTo ?? location.address}</span>
          </span>
        </p>
        <QueryButton formTarget={formTarget} data={data} fields={{ step: 'location' }}>
          {m.location_other_mode()}
        </QueryButton>
      </div>
      {days.length > 0 && <SlotRestrictionNotice data={data} formTarget={formTarget} />}
      {days.length === 0 ? (
        <Notice kind="warn" title={m.slot_empty_title()}>
          <p>{m.slot_empty_text()}</p>
        </Notice>
      ) : (
        <Form
          method="post"
          preventScrollReset={formTarget.navigate === false}
          className="stack gy-4"
          {...formTarget}
        >
          <HiddenFields
            fields={{ intent: 'slot', without_pending: data.withoutPending ? '1' : '', ...data.hiddenFields }}
          />
          <Calendar data={data} />
          <div className="slot-confirm">
            <SubmitButton busy={busy}>{m.slot_confirm()}</SubmitButton>
          </div>
          <p className="help">{m.slot_reservation_help()}</p>
        </Form>
      )}
    </>
  )
}

/** Explains that the items about to be added restrict the slots. */
function SlotRestrictionNotice({ data, formTarget }: Pick<StepProps<'when'>, 'data' | 'formTarget'>) {
  if (!data.restriction) return null
  const { names, hasSlots } = data.restriction
  return (
    <Notice kind={hasSlots ? 'info' : 'warn'}>
      <p>{hasSlots ? m.slot_filtered({ names }) : m.slot_filtered_none({ names })}</p>
      {hasSlots && (
        <QueryButton formTarget={formTarget} data={data} fields={{ step: 'slot', without_pending: '1' }}>
          {m.slot_show_all()}
        </QueryButton>
      )}
    </Notice>
  )
}

function Calendar({ data: { days, weekdays, location } }: Pick<StepProps<'when'>, 'data'>) {
  const slot = location.slot?.available ? location.slot : undefined
  const selectedDay = days.find((one) => one.day === slot?.day && one.slots.length > 0)
  const shown = (selectedDay ?? days[0])?.day
  return (
    <fieldset>
      <legend className="label">{m.slot_title()}</legend>
      {location.mode === 'delivery' && <p className="help">{m.slot_fee_help()}</p>}
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
  day: { day, number, month, isToday, label, slots },
  start,
  shown,
  time,
}: {
  day: SlotDay
  /** Grid column of the first day. */
  start: number | undefined
  shown: boolean
  time: string | undefined
}) {
  const { language } = useShop()
  const isEmpty = slots.length === 0
  return (
    <div className="day">
      <label className={start ? `pill from-${start}` : 'pill'}>
        <input type="radio" name="day" value={day} defaultChecked={shown} disabled={isEmpty} />
        <span aria-hidden="true">{number}</span>
        <small aria-hidden="true">{isToday ? m.slot_today() : month}</small>
        <span className="vh">{isEmpty ? `${label}, ${m.slot_none_day()}` : label}</span>
      </label>
      {!isEmpty && (
        <div className="slots" role="radiogroup" aria-label={m.slot_time({ day: label })}>
          {slots.map((slot) => (
            <label className="pill" key={slot.time}>
              <input
                type="radio"
                name={`time-${day}`}
                value={slot.time}
                defaultChecked={slot.time === time}
              />
              <span>{slot.label}</span>
              {slot.fee !== undefined && (
                <small>{slot.fee > 0 ? formatMoney(slot.fee, language) : m.slot_free()}</small>
              )}
            </label>
          ))}
        </div>
      )}
    </div>
  )
}
