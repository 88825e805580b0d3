import * as m from '../paraglide/messages.js'
import { FieldError } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { AppointmentsView } from './appointments-view.ts'
import '../fulfilment/pills.css'
import './appointment-picker.css'

interface AppointmentPickerProps {
  readonly name: string
  readonly appointments: AppointmentsView
  /** As it was submitted, where it was rejected. */
  readonly submitted: string | undefined
  readonly error: string | undefined
}

/** Days with the windows that are free; none is preselected, as only the shopper knows when somebody is at home. */
export function AppointmentPicker({ name, appointments, submitted, error }: AppointmentPickerProps) {
  const { first, more, isRequired, gone } = appointments
  const chosen = submitted ?? appointments.chosen
  const isInMore = more.some(({ windows }) => windows.some(({ value }) => value === chosen))
  return (
    <fieldset
      className="appointments"
      id="choose-appointment"
      tabIndex={-1}
      aria-describedby={error ? 'choose-appointment-error' : undefined}
    >
      <legend className="h3">{m.appointment_title()}</legend>
      <p className="help">{m.appointment_help()}</p>
      {gone && (
        <Notice kind="warn">
          <p>{m.appointment_gone({ ...gone })}</p>
        </Notice>
      )}
      {first.length === 0 && <p>{m.appointment_none()}</p>}
      <Days days={first} name={name} chosen={chosen} />
      {more.length > 0 && (
        <details open={isInMore}>
          <summary className="link tap">{m.appointment_more()}</summary>
          <Days days={more} name={name} chosen={chosen} />
        </details>
      )}
      {!isRequired && (
        <label className="pill">
          <input type="radio" name={name} value="" defaultChecked={chosen === ''} />
          <span>{m.appointment_later()}</span>
        </label>
      )}
      {error && <FieldError id="choose-appointment-error">{error}</FieldError>}
    </fieldset>
  )
}

function Days({
  days,
  name,
  chosen,
}: {
  days: AppointmentsView['first']
  name: string
  chosen: string | undefined
}) {
  return days.map(({ day, label, windows }) => (
    <fieldset className="appointment-day" key={day}>
      <legend>{label}</legend>
      <div className="windows">
        {windows.map(({ value, from, to }) => (
          <label className="pill" key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{m.appointment_window({ from, to })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
