import { weekdaysIn } from '@comptoir/rules/fulfilment'
import { typedInteger } from '@comptoir/rules/typed-number'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Check, Field, Input } from '../ui/field.tsx'
import type { Editor } from './use-editor.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const WEEKDAYS = 'pad_available_weekdays@default'

const TIMES = [
  { method: 'pickup', label: () => m.food_pickup() },
  { method: 'delivery', label: () => m.food_delivery() },
] as const

/** The days and times at which slots of a product may be, in the time of the point of sale. */
export function AvailabilityFields({ editor }: { editor: Editor }) {
  return (
    <>
      <Weekdays editor={editor} />
      <div className="four">
        <DayField editor={editor} code="pad_available_first" label={m.food_first_day()} />
        <DayField editor={editor} code="pad_available_last" label={m.food_last_day()} />
        <Field name="pad_min_delay@default" label={m.food_delay()} optional>
          <Input
            numeric
            width="w6"
            key={editor.text('pad_min_delay@default')}
            isChanged={editor.isChanged('pad_min_delay@default')}
            defaultValue={editor.text('pad_min_delay@default')}
            onBlur={({ target }) => {
              const typed = target.value.trim()
              editor.set(
                'pad_min_delay@default',
                typed === '' ? null : (typedInteger(typed) ?? { invalid: typed }),
              )
            }}
          />
        </Field>
      </div>
      {TIMES.map(({ method, label }) => (
        <fieldset key={method} className="field">
          <legend className="label">{label()}</legend>
          <div className="row wide">
            <TimeField editor={editor} code={`pad_${method}_available_start`} label={m.food_from()} />
            <TimeField editor={editor} code={`pad_${method}_available_end`} label={m.food_until()} />
          </div>
        </fieldset>
      ))}
    </>
  )
}

function Weekdays({ editor }: { editor: Editor }) {
  const { language } = useFrame()
  const own = weekdaysIn(editor.text(WEEKDAYS))
  const chosen = own.length === 0 ? WEEK : own
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return (
    <fieldset className="field">
      <legend className="label">{m.food_weekdays()}</legend>
      <div className="row wide">
        {WEEK.map((day) => (
          <Check
            key={day}
            checked={chosen.includes(day)}
            // The last day stays: a product that is never sold is taken offline.
            disabled={chosen.length === 1 && chosen.includes(day)}
            onChange={({ target }) => {
              const next = WEEK.filter((one) => (one === day ? target.checked : chosen.includes(one)))
              editor.set(WEEKDAYS, next.length === WEEK.length ? null : next.join(','))
            }}
          >
            {names.format(new Date(Date.UTC(2024, 0, day)))}
          </Check>
        ))}
      </div>
    </fieldset>
  )
}

type PartProps = { readonly editor: Editor; readonly code: string; readonly label: string }

function DayField({ editor, code, label }: PartProps) {
  const field = `${code}@default`
  return (
    <Field name={field} label={label} optional>
      <Input
        type="date"
        isChanged={editor.isChanged(field)}
        value={editor.text(field)}
        onChange={({ target }) => editor.set(field, target.value || null)}
      />
    </Field>
  )
}

function TimeField({ editor, code, label }: PartProps) {
  const field = `${code}@default`
  return (
    <Field name={field} label={label}>
      <Input
        type="time"
        width="w8"
        isChanged={editor.isChanged(field)}
        value={editor.text(field)}
        onChange={({ target }) => editor.set(field, target.value || null)}
      />
    </Field>
  )
}
