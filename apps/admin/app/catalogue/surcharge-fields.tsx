import { typedNumber } from '@comptoir/rules/typed-number'
import { m } from '../paraglide/messages.js'
import { Field, Input, Select } from '../ui/field.tsx'
import type { Surcharge } from './option-entries.ts'
import { plainCell, typedCell, type SheetFormat } from './sheet-columns.ts'

type SurchargeFieldsProps = Surcharge & {
  readonly name: string
  readonly format: SheetFormat
  readonly hidesLabel?: boolean
  readonly onChange: (change: Partial<Surcharge>) => void
}

/** What an option adds to the price: an amount, or a share of it. */
export function SurchargeFields({
  name,
  price,
  priceType,
  format,
  hidesLabel = false,
  onChange,
}: SurchargeFieldsProps) {
  const isPercent = priceType === 'percent'
  const shown = isPercent ? String((price ?? 0) / 100) : plainCell('money', price ?? 0, format)
  const typed = (text: string) => {
    if (!isPercent) {
      const amount = typedCell({ kind: 'money', isOptional: false }, text, format)
      return typeof amount === 'number' ? amount : undefined
    }
    const percent = typedNumber(text)
    return percent === undefined ? undefined : Math.round(percent * 100)
  }
  return (
    <div className="row">
      <Field name={`${name}.price`} label={m.option_surcharge()} hidesLabel={hidesLabel}>
        <Input
          numeric
          width="w6"
          key={shown}
          defaultValue={shown}
          onBlur={({ target }) => {
            const amount = typed(target.value)
            if (amount === undefined) target.value = shown
            else if (amount !== price) onChange({ price: amount })
          }}
        />
      </Field>
      <Field name={`${name}.priceType`} label={m.option_surcharge_kind()} hidesLabel={hidesLabel}>
        <Select
          width="w6"
          value={priceType ?? 'fixed'}
          choices={[
            { value: 'fixed', label: format.currency },
            { value: 'percent', label: '%' },
          ]}
          onChange={({ target }) => onChange({ priceType: target.value })}
        />
      </Field>
    </div>
  )
}
