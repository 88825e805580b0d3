import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Check, Field, Select, type Choice } from '../ui/field.tsx'
import type { EditorStore } from './editor-stores.ts'
import { MoveButtons } from './move-buttons.tsx'
import { TitleFields } from './title-fields.tsx'

/** What options of bundles and custom options have both. */
type Option = {
  readonly title: string
  readonly titles: Readonly<Record<string, string>>
  readonly type: string
  readonly isRequired: boolean
}

type OptionFrameProps<Own extends Option> = {
  /** Path of the option, by which problems of the API find its fields. */
  readonly name: string
  readonly options: readonly Own[]
  readonly at: number
  readonly option: Own
  /** How it may be asked. */
  readonly types: readonly Choice[]
  readonly stores: readonly EditorStore[]
  /** Stands beside the box for a required option. */
  readonly note?: ReactNode
  readonly onChange: (change: Partial<Option>) => void
  readonly onType: (type: string) => void
  readonly onReplace: (options: readonly Own[]) => void
  readonly children: ReactNode
}

export const optionName = ({ title }: Option): string => title || m.option_new()

/** An option of a product: its title in all languages, how it is asked, its place among the others, and what is in it. */
export function OptionFrame<Own extends Option>(props: OptionFrameProps<Own>) {
  const { name, options, at, option, types, stores, note, onChange, onType, onReplace, children } = props
  const { title, titles, type, isRequired } = option
  const called = optionName(option)
  return (
    <fieldset className="entry stack">
      <legend className="row between wide">
        <b>{called}</b>
        <MoveButtons list={options} at={at} name={called} onChange={onReplace} />
      </legend>
      <TitleFields name={name} title={title} titles={titles} stores={stores} onChange={onChange} />
      <div className="row wide">
        <Field name={`${name}.type`} label={m.option_type()}>
          <Select value={type} choices={types} onChange={({ target }) => onType(target.value)} />
        </Field>
        <Check checked={isRequired} onChange={({ target }) => onChange({ isRequired: target.checked })}>
          {m.option_required()}
        </Check>
        {note}
      </div>
      {children}
    </fieldset>
  )
}
