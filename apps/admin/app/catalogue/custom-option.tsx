import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import type { EditorStore } from './editor-stores.ts'
import { MoveButtons } from './move-buttons.tsx'
import {
  changedAt,
  hasValues,
  newValue,
  withType,
  type CustomOption,
  type OptionValue,
} from './option-entries.ts'
import type { SheetFormat } from './sheet-columns.ts'
import { SurchargeFields } from './surcharge-fields.tsx'
import { TitleFields } from './title-fields.tsx'

type CustomOptionProps = {
  readonly options: readonly CustomOption[]
  readonly at: number
  readonly stores: readonly EditorStore[]
  readonly format: SheetFormat
  readonly onChange: (change: Partial<CustomOption>) => void
  readonly onReplace: (options: readonly CustomOption[]) => void
}

/** One custom option: its title, how it is asked, and its price or its values. */
export function CustomOptionFields({ options, at, stores, format, onChange, onReplace }: CustomOptionProps) {
  const option = options[at]
  if (!option) return null
  const { title, titles, type, isRequired, sku, maxCharacters } = option
  const name = `customOptions.${at}`
  const called = title || m.option_new()
  return (
    <fieldset className="entry stack">
      <legend className="row between wide">
        <b>{called}</b>
        <MoveButtons list={options} at={at} name={called} onChange={onReplace} />
      </legend>
      <TitleFields name={name} title={title} titles={titles} stores={stores} onChange={onChange} />
      <div className="row wide">
        <Field name={`${name}.type`} label={m.option_type()}>
          <Select
            value={type}
            choices={[
              { value: 'drop_down', label: m.option_type_list() },
              { value: 'radio', label: m.option_type_radio() },
              { value: 'checkbox', label: m.option_type_checkbox() },
              { value: 'multiple', label: m.option_type_multiple() },
              { value: 'field', label: m.option_type_line() },
              { value: 'area', label: m.option_type_lines() },
            ]}
            onChange={({ target }) => onChange(withType(option, target.value))}
          />
        </Field>
        <Check checked={isRequired} onChange={({ target }) => onChange({ isRequired: target.checked })}>
          {m.option_required()}
        </Check>
      </div>
      {hasValues(option) ? (
        <Values {...{ option, name, stores, format, onChange }} />
      ) : (
        <div className="row wide">
          <SurchargeFields {...option} name={name} format={format} onChange={onChange} />
          <Field name={`${name}.sku`} label={m.product_field_sku()} optional>
            <Input
              width="w8"
              maxLength={64}
              value={sku ?? ''}
              onChange={({ target }) => onChange({ sku: target.value || null })}
            />
          </Field>
          <Field name={`${name}.maxCharacters`} label={m.option_characters()} optional>
            <Input
              numeric
              width="w6"
              key={maxCharacters}
              defaultValue={maxCharacters ?? ''}
              onBlur={({ target }) => onChange({ maxCharacters: Number(target.value) || null })}
            />
          </Field>
        </div>
      )}
    </fieldset>
  )
}

type ValuesProps = Pick<CustomOptionProps, 'stores' | 'format' | 'onChange'> & {
  readonly option: CustomOption
  readonly name: string
}

function Values({ option: { values }, name, stores, format, onChange }: ValuesProps) {
  const set = (next: readonly OptionValue[]) => onChange({ values: next })
  return (
    <>
      <ol className="plain-list stack values">
        {values.map((value, at) => {
          const place = `${name}.values.${at}`
          const change = (next: Partial<OptionValue>) => set(changedAt(values, at, next))
          return (
            <li key={value.id ?? `new-${at}`} className="stack tight">
              <TitleFields {...value} name={place} stores={stores} onChange={change} />
              <div className="row between">
                <div className="row wide">
                  <SurchargeFields {...value} name={place} format={format} onChange={change} />
                  <Field name={`${place}.sku`} label={m.product_field_sku()} optional>
                    <Input
                      width="w8"
                      maxLength={64}
                      value={value.sku ?? ''}
                      onChange={({ target }) => change({ sku: target.value || null })}
                    />
                  </Field>
                </div>
                <MoveButtons list={values} at={at} name={value.title || m.option_new()} onChange={set} />
              </div>
            </li>
          )
        })}
      </ol>
      <Button small icon="plus" className="start" onClick={() => set([...values, newValue()])}>
        {m.option_value_add()}
      </Button>
    </>
  )
}
