import { APPOINTMENT_LIMITS } from '@comptoir/rules/appointment-terms'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import type { MethodCardProps } from './method-props.ts'
import { WindowRow } from './window-row.tsx'

/** What a method begins with. */
const USUAL = {
  fromWeight: 30,
  optionSkus: [] as string[],
  isRequired: true,
  leadWorkingDays: 3,
  leadWorkingDaysByZone: [] as { zone: string; workingDays: number }[],
  daysAhead: 21,
  windows: [
    { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00', capacity: 4 },
    { weekdays: [1, 2, 3, 4, 5], from: '13:00', to: '18:00', capacity: 4 },
  ],
  closures: [] as { from: string; to: string }[],
}

/** Rows that can be added and taken away; each keeps what is typed in it. */
function useRows<Row>(first: readonly Row[]) {
  const [rows, setRows] = useState(() => first.map((row, id) => ({ id, row: row as Row | undefined })))
  return {
    rows,
    add: () =>
      setRows((all) => [...all, { id: Math.max(-1, ...all.map(({ id }) => id)) + 1, row: undefined }]),
    remove: (id: number) => setRows((all) => all.filter((one) => one.id !== id)),
  }
}

/** What needs an appointment, how early it is made, the windows, and the days without any. */
export function TermsFields({ method, zones, weightUnit }: MethodCardProps) {
  const terms = method.terms ?? USUAL
  const own = zones.filter(({ code }) => method.zones?.includes(code) ?? true)
  const leadOf = (zone: string) => terms.leadWorkingDaysByZone.find((one) => one.zone === zone)?.workingDays
  return (
    <>
      <h3>{m.agenda_what()}</h3>
      <div className="two">
        <Field name="fromWeight" label={m.agenda_from_weight()} help={m.agenda_from_weight_help()} optional>
          <Input numeric width="w8" unit={weightUnit} defaultValue={terms.fromWeight ?? ''} />
        </Field>
        <Field name="optionSkus" label={m.agenda_option_skus()} help={m.agenda_option_skus_help()} optional>
          <Input defaultValue={terms.optionSkus.join(', ')} maxLength={2000} />
        </Field>
      </div>
      <Check name="isRequired" defaultChecked={terms.isRequired} help={m.agenda_required_help()}>
        {m.agenda_required()}
      </Check>
      <h3>{m.agenda_when()}</h3>
      <div className="agenda-leads">
        <Field name="leadWorkingDays" label={m.agenda_lead_days()}>
          <Days unit={m.agenda_working_days()} defaultValue={terms.leadWorkingDays} />
        </Field>
        {own.length > 1 &&
          own.map(({ code, name }) => (
            <Field
              key={code}
              name={`leadWorkingDaysByZone.${code}`}
              label={m.agenda_lead_in({ zone: name })}
              optional
            >
              <Days unit={m.agenda_working_days()} defaultValue={leadOf(code) ?? ''} />
            </Field>
          ))}
        <Field name="daysAhead" label={m.agenda_days_ahead()}>
          <Days unit={m.agenda_days_unit()} defaultValue={terms.daysAhead} />
        </Field>
      </div>
      {own.map(({ code }) => (
        <input key={code} type="hidden" name="zone" value={code} />
      ))}
      <Windows windows={terms.windows} />
      <Closures closures={terms.closures} />
    </>
  )
}

const Days = (days: { unit: string; defaultValue: number | string }) => (
  <Input numeric inputMode="numeric" width="w6" {...days} />
)

type Terms = NonNullable<MethodCardProps['method']['terms']>

function Windows({ windows }: Pick<Terms, 'windows'>) {
  const { rows, add, remove } = useRows(windows)
  return (
    <section className="stack" data-name="windows" tabIndex={-1} aria-label={m.agenda_windows()}>
      <h3>{m.agenda_windows()}</h3>
      {rows.map(({ id, row }, index) => (
        <WindowRow key={id} index={index} window={row} onRemove={() => remove(id)} />
      ))}
      {rows.length < APPOINTMENT_LIMITS.windows && (
        <Button small icon="plus" className="start" onClick={add}>
          {m.agenda_add_window()}
        </Button>
      )}
    </section>
  )
}

function Closures({ closures }: Pick<Terms, 'closures'>) {
  const { rows, add, remove } = useRows(closures)
  return (
    <section className="stack" aria-label={m.agenda_closures()}>
      <h3>{m.agenda_closures()}</h3>
      {rows.map(({ id, row }, index) => (
        <fieldset key={id} className="agenda-row">
          <legend className="vh">{m.agenda_closure_number({ number: index + 1 })}</legend>
          <Field name={`closures.${index}.from`} label={m.agenda_first_day()}>
            <Input type="date" defaultValue={row?.from} />
          </Field>
          <Field name={`closures.${index}.to`} label={m.agenda_last_day()} optional>
            <Input type="date" defaultValue={row?.to} />
          </Field>
          <Button small variant="quiet" icon="cross" onClick={() => remove(id)}>
            {m.agenda_remove()}
            <span className="vh"> {m.agenda_closure_number({ number: index + 1 })}</span>
          </Button>
        </fieldset>
      ))}
      {rows.length < APPOINTMENT_LIMITS.closures && (
        <Button small icon="plus" className="start" onClick={add}>
          {m.agenda_add_closure()}
        </Button>
      )}
    </section>
  )
}
