import { useState } from 'react'
import type { ListFilter } from '@comptoir/contract/generated/admin'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import { PERIODS } from './filter-text.ts'
import type { FilterField } from './list-config.ts'

interface FilterDialogProps {
  readonly fields: readonly FilterField[]
  /** The filter to change; a new one when absent. */
  readonly edited: ListFilter | undefined
  readonly onDone: (filter: ListFilter | undefined) => void
  readonly onClose: () => void
}

/** Adds or changes a filter: first the field, by typing, then its values. */
export function FilterDialog({ fields, edited, onDone, onClose }: FilterDialogProps) {
  const [chosen, setChosen] = useState(fields.find(({ field }) => field === edited?.field))
  return (
    <Dialog isOpen onClose={onClose} title={chosen?.label() ?? m.list_filter()}>
      {chosen ? (
        <FilterValues field={chosen} edited={edited} onDone={onDone} />
      ) : (
        <FieldChoice fields={fields} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

function FieldChoice({
  fields,
  onChoose,
}: {
  fields: readonly FilterField[]
  onChoose: (field: FilterField) => void
}) {
  const [typed, setTyped] = useState('')
  const found = fields.filter((field) => field.label().toLowerCase().includes(typed.trim().toLowerCase()))
  return (
    <form
      className="stack tight"
      onSubmit={(event) => {
        event.preventDefault()
        if (found[0]) onChoose(found[0])
      }}
    >
      <Field name="field" label={m.list_filter_by()}>
        <Input value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      </Field>
      <ul className="plain-list stack tight">
        {found.map((field) => (
          <li key={field.field}>
            <Button full onClick={() => onChoose(field)}>
              {field.label()}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  )
}

function FilterValues({
  field,
  edited,
  onDone,
}: {
  field: FilterField
  edited: ListFilter | undefined
  onDone: (filter: ListFilter | undefined) => void
}) {
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(filterOf(field, new FormData(event.currentTarget)))
      }}
    >
      <Values field={field} values={edited?.values ?? []} edited={edited} />
      <div className="acts">
        <Button variant="primary" type="submit">
          {m.list_filter_apply()}
        </Button>
      </div>
    </form>
  )
}

function Values({
  field,
  values,
  edited,
}: {
  field: FilterField
  values: readonly string[]
  edited: ListFilter | undefined
}) {
  switch (field.kind) {
    case 'choice':
      return (
        <div className="stack tight">
          {field.choices?.().map(({ value, label }) => (
            <Check key={value} name="value" value={value} defaultChecked={values.includes(value)}>
              {label}
            </Check>
          ))}
        </div>
      )
    case 'boolean':
      return (
        <div className="row wide">
          <Check type="radio" name="value" value="true" defaultChecked={values[0] !== 'false'}>
            {m.list_yes()}
          </Check>
          <Check type="radio" name="value" value="false" defaultChecked={values[0] === 'false'}>
            {m.list_no()}
          </Check>
        </div>
      )
    case 'time':
      return (
        <div className="stack tight">
          {PERIODS.map(({ value, label }) => (
            <Check key={value} type="radio" name="value" value={value} defaultChecked={values[0] === value}>
              {label()}
            </Check>
          ))}
          <Field name="from" label={m.list_filter_from_label()} optional>
            <Input type="date" width="w12" defaultValue={edited?.op === 'GTE' ? dayOf(values[0]) : ''} />
          </Field>
          <Field name="to" label={m.list_filter_to_label()} optional>
            <Input type="date" width="w12" defaultValue={edited?.op === 'LTE' ? dayOf(values[0]) : ''} />
          </Field>
        </div>
      )
    case 'number':
    case 'money':
      return (
        <div className="row">
          <Field name="from" label={m.list_filter_from_label()} optional>
            <Input numeric width="w8" defaultValue={edited?.op === 'GTE' ? shown(field, values[0]) : ''} />
          </Field>
          <Field name="to" label={m.list_filter_to_label()} optional>
            <Input numeric width="w8" defaultValue={edited?.op === 'LTE' ? shown(field, values[0]) : ''} />
          </Field>
        </div>
      )
    case 'text':
      return (
        <Field name="value" label={m.list_filter_contains()}>
          <Input defaultValue={values[0]} />
        </Field>
      )
  }
}

const dayOf = (value = '') => (/^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10) : '')

/** Amounts are typed in units and sent in hundredths. */
const shown = ({ kind }: FilterField, value = '') =>
  kind === 'money' && value !== '' ? String(Number(value) / 100) : value

/** The filter that a form asks for; undefined when nothing is filled in. */
function filterOf({ field, kind }: FilterField, form: FormData): ListFilter | undefined {
  const texts = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : []))
  const values = texts('value')
  const number = (text: string) => {
    const value = Number(text.replaceAll(/\s/g, '').replace(',', '.'))
    return String(kind === 'money' ? Math.round(value * 100) : value)
  }
  const bound = (text: string) => (kind === 'number' || kind === 'money' ? number(text) : text)
  const [from] = texts('from')
  const [to] = texts('to')
  if (from) return { field, op: 'GTE', values: [bound(from)] }
  if (to) return { field, op: 'LTE', values: [bound(to)] }
  if (values.length === 0) return undefined
  if (kind === 'text') return { field, op: 'CONTAINS', values }
  if (kind === 'time') return { field, op: 'GTE', values }
  return kind === 'boolean' ? { field, op: 'EQ', values } : { field, op: 'IN', values }
}
