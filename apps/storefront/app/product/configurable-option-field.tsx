import { formatMoney } from '../platform/money.ts'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { FieldError } from '../ui/field.tsx'
import { SwatchDot } from '../ui/swatch.tsx'
import { optionFieldName } from '../catalogue/option-field-name.ts'
import { fieldId } from './configuration.ts'
import {
  valuesOf,
  type ConfigurableOption,
  type Selection,
  type ValueView,
  type Variant,
} from './variants.ts'

const MAX_CARDS = 6

interface ConfigurableOptionProps {
  readonly option: ConfigurableOption
  readonly variants: readonly Variant[]
  readonly selection: Selection
  /** Initial value of the field. */
  readonly start: string | null
  readonly error: string | undefined
}

/** Field of a configurable option: swatches where all values have one, up to six values as cards, more as a list. */
export function ConfigurableOptionField(props: ConfigurableOptionProps) {
  const { option, variants, selection, error } = props
  const values = valuesOf(option, variants, selection)
  const id = fieldId(optionFieldName(option.code))
  const errorText = error && <FieldError id={`${id}-error`}>{error}</FieldError>
  if (values.length > MAX_CARDS)
    return (
      <div className="field">
        <label htmlFor={id}>{option.label}</label>
        <ValueList {...props} values={values} />
        {errorText}
      </div>
    )
  const hasSwatches = values.every(({ swatch }) => swatch)
  const checked = values.find((value) => value.checked)
  const Value = hasSwatches ? Swatch : ChoiceCard
  return (
    <fieldset className="field">
      <legend>
        {hasSwatches && checked
          ? m.product_option({ label: option.label, value: checked.label })
          : option.label}
      </legend>
      <div className={hasSwatches ? 'swatches pt-2' : 'choices'}>
        {values.map((value, index) => (
          <Value key={value.uid} {...props} value={value} first={index === 0} />
        ))}
      </div>
      {hasSwatches && <Reasons values={values} />}
      {errorText}
    </fieldset>
  )
}

/** Why swatches are struck out, in words: a card says it itself. */
function Reasons({ values }: { values: readonly ValueView[] }) {
  return (['out', 'none'] as const).map((state) => {
    const ones = values.filter((value) => value.state === state)
    const reason = ones[0] && reasonOf(ones[0])
    return (
      reason && (
        <p className="help" key={state}>
          {m.product_option({ label: ones.map(({ label }) => label).join(', '), value: reason })}
        </p>
      )
    )
  })
}

interface ValueProps extends ConfigurableOptionProps {
  readonly value: ValueView
  readonly first: boolean
}

/** Attributes of a radio button. The first one has the id of the field and its error, for links from the summary. */
function radioOf({ option, start, error, value, first }: ValueProps) {
  const name = optionFieldName(option.code)
  const id = fieldId(name)
  return {
    name,
    value: value.uid,
    defaultChecked: start === value.uid,
    ...(first && { id }),
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  }
}

function reasonOf({ state }: ValueView): string | undefined {
  return state === 'in' ? undefined : state === 'out' ? m.stock_out() : m.product_combination_unavailable()
}

function Swatch(props: ValueProps) {
  const { value } = props
  const reason = reasonOf(value)
  const name = reason ? `${value.label} (${reason})` : value.label
  return (
    <label className={reason ? 'swatch is-out' : 'swatch'} title={name}>
      {value.swatch && <SwatchDot swatch={value.swatch} />}
      <input type="radio" {...radioOf(props)} aria-label={name} />
    </label>
  )
}

function ChoiceCard(props: ValueProps) {
  const { language } = useShop()
  const { label, difference } = props.value
  const reason = reasonOf(props.value)
  return (
    <label className={reason ? 'choice is-out' : 'choice'}>
      <input type="radio" {...radioOf(props)} />
      <span>
        <b>{label}</b>
        {reason && <small>{reason}</small>}
      </span>
      {difference !== undefined && (
        <span className="end">
          {difference === 0
            ? m.product_included()
            : m.product_extra({ amount: formatMoney(difference, language) })}
        </span>
      )}
    </label>
  )
}

function ValueList({
  option,
  start,
  error,
  values,
}: ConfigurableOptionProps & { values: readonly ValueView[] }) {
  const name = optionFieldName(option.code)
  const id = fieldId(name)
  return (
    <select
      className="select"
      id={id}
      name={name}
      defaultValue={start ?? ''}
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      <option value="">{m.product_choose()}</option>
      {values.map((value) => {
        const reason = reasonOf(value)
        return (
          <option key={value.uid} value={value.uid}>
            {reason ? `${value.label} (${reason})` : value.label}
          </option>
        )
      })}
    </select>
  )
}
