import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field, Input } from '../ui/field.tsx'
import { useProblem } from '../ui/form-problems.tsx'
import { useWeekdays } from './use-weekdays.ts'

interface Props {
  readonly index: number
  readonly window:
    | {
        readonly weekdays: readonly number[]
        readonly from: string
        readonly to: string
        readonly capacity: number
      }
    | undefined
  readonly onRemove: () => void
}

/** A window: its weekdays, its times, and how many appointments it takes. */
export function WindowRow({ index, window, onRemove }: Props) {
  const named = (part: string) => `windows.${index}.${part}`
  const problem = useProblem(named('weekdays'))
  const weekdays = useWeekdays()
  return (
    <fieldset className="agenda-row">
      <legend className="vh">{m.agenda_window_number({ number: index + 1 })}</legend>
      <fieldset
        className="field weekdays"
        aria-describedby={problem ? `${named('weekdays')}-error` : undefined}
      >
        <legend className="label">{m.agenda_weekdays()}</legend>
        <div className="row">
          {weekdays.map(({ day, short, long }) => (
            <label key={day} className="weekday">
              <input
                type="checkbox"
                name={named('weekdays')}
                value={day}
                defaultChecked={window?.weekdays.includes(day)}
                aria-label={long}
              />
              <span aria-hidden="true">{short}</span>
            </label>
          ))}
        </div>
        {problem && (
          <p className="err" id={`${named('weekdays')}-error`}>
            {problem}
          </p>
        )}
      </fieldset>
      <Field name={named('from')} label={m.agenda_from()}>
        <Input type="time" width="w8" defaultValue={window?.from} />
      </Field>
      <Field name={named('to')} label={m.agenda_to()}>
        <Input type="time" width="w8" defaultValue={window?.to} />
      </Field>
      <Field name={named('capacity')} label={m.agenda_capacity()}>
        <Input numeric inputMode="numeric" width="w4" defaultValue={window?.capacity ?? 1} />
      </Field>
      <Button small variant="quiet" icon="cross" onClick={onRemove}>
        {m.agenda_remove()}
        <span className="vh"> {m.agenda_window_number({ number: index + 1 })}</span>
      </Button>
    </fieldset>
  )
}
