import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field, Input } from '../ui/field.tsx'
import type { EditorStore } from './editor-stores.ts'
import { MoveButtons } from './move-buttons.tsx'
import {
  changedAt,
  hasValues,
  newValue,
  withType,
  type CustomOption,
  type OptionValue,
  type Surcharge,
} from './option-entries.ts'
import { OptionFrame } from './option-frame.tsx'
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
  const { maxCharacters } = option
  const name = `customOptions.${at}`
  return (
    <OptionFrame
      {...{ name, options, at, option, stores, onChange, onReplace }}
      types={[
        { value: 'drop_down', label: m.option_type_list() },
        { value: 'radio', label: m.option_type_radio() },
        { value: 'checkbox', label: m.option_type_checkbox() },
        { value: 'multiple', label: m.option_type_multiple() },
        { value: 'field', label: m.option_type_line() },
        { value: 'area', label: m.option_type_lines() },
      ]}
      onType={(type) => onChange(withType(option, type))}
    >
      {hasValues(option) ? (
        <Values {...{ option, name, stores, format, onChange }} />
      ) : (
        <div className="row wide">
          <SoldFields {...option} name={name} format={format} onChange={onChange} />
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
    </OptionFrame>
  )
}

type Sold = Surcharge & { readonly sku?: string | null }

type SoldFieldsProps = Sold & {
  readonly name: string
  readonly format: SheetFormat
  readonly onChange: (change: Partial<Sold>) => void
}

/** What a chosen value adds to the price and to the SKU. */
function SoldFields({ sku, name, format, onChange, ...surcharge }: SoldFieldsProps) {
  return (
    <>
      <SurchargeFields {...surcharge} name={name} format={format} onChange={onChange} />
      <Field name={`${name}.sku`} label={m.product_field_sku()} optional>
        <Input
          width="w8"
          maxLength={64}
          value={sku ?? ''}
          onChange={({ target }) => onChange({ sku: target.value || null })}
        />
      </Field>
    </>
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
                  <SoldFields {...value} name={place} format={format} onChange={change} />
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
