import { formatMoney } from '@comptoir/rules/money'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { FieldError } from '../ui/field.tsx'
import { optionField } from '../catalogue/chosen-options.ts'
import { fieldId } from './composition.ts'
import { valuesOf, type ProductOption, type Selection, type ValueView, type Variant } from './variants.ts'

const VISIBLE_CHOICES = 6

interface OptionFieldProps {
  readonly option: ProductOption
  readonly variants: readonly Variant[]
  readonly selection: Selection
  /** What the form holds when the page opens. */
  readonly start: string | null
  readonly error: string | undefined
  /** Said where nothing is chosen, and of values that cannot be had with what else is chosen. */
  readonly words: { readonly choose: string; readonly none: string }
}

/** One choice: colours as swatches, up to six values as cards, more as a list. */
export function OptionField(props: OptionFieldProps) {
  const { option, variants, selection, error } = props
  const values = valuesOf(option, variants, selection)
  const id = fieldId(optionField(option.code))
  const problem = error && <FieldError id={`${id}-error`}>{error}</FieldError>
  if (values.length > VISIBLE_CHOICES)
    return (
      <div className="field">
        <label htmlFor={id}>{option.label}</label>
        <ValueList {...props} values={values} />
        {problem}
      </div>
    )
  const isColour = values.every(({ colour }) => colour)
  const checked = values.find((value) => value.checked)
  const Value = isColour ? Swatch : ChoiceCard
  return (
    <fieldset className="field">
      <legend>
        {isColour && checked ? m.product_option({ label: option.label, value: checked.label }) : option.label}
      </legend>
      <div className={isColour ? 'swatches pt-2' : 'picks'}>
        {values.map((value, index) => (
          <Value key={value.uid} {...props} value={value} first={index === 0} />
        ))}
      </div>
      {problem}
    </fieldset>
  )
}

interface ValueProps extends OptionFieldProps {
  readonly value: ValueView
  readonly first: boolean
}

/** The first of the radio buttons carries the id of the field, for links to it, and what is wrong with it. */
function radioOf({ option, start, error, value, first }: ValueProps) {
  const name = optionField(option.code)
  const id = fieldId(name)
  return {
    name,
    value: value.uid,
    defaultChecked: start === value.uid,
    ...(first && { id }),
    ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  }
}

function reasonOf({ state }: ValueView, words: OptionFieldProps['words']): string | undefined {
  return state === 'in' ? undefined : state === 'out' ? m.stock_out() : words.none
}

function Swatch(props: ValueProps) {
  const { value, words } = props
  const reason = reasonOf(value, words)
  const name = reason ? `${value.label} (${reason})` : value.label
  return (
    <label className={reason ? 'swatch is-out' : 'swatch'} title={name}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill={value.colour} />
      </svg>
      <input type="radio" {...radioOf(props)} aria-label={name} />
    </label>
  )
}

function ChoiceCard(props: ValueProps) {
  const { language } = useShop()
  const { label, difference } = props.value
  const reason = reasonOf(props.value, props.words)
  return (
    <label className={reason ? 'pick is-out' : 'pick'}>
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
  words,
  values,
}: OptionFieldProps & { values: readonly ValueView[] }) {
  const name = optionField(option.code)
  const id = fieldId(name)
  return (
    <select
      className="select"
      id={id}
      name={name}
      defaultValue={start ?? ''}
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
    >
      <option value="">{words.choose}</option>
      {values.map((value) => {
        const reason = reasonOf(value, words)
        return (
          <option key={value.uid} value={value.uid}>
            {reason ? `${value.label} (${reason})` : value.label}
          </option>
        )
      })}
    </select>
  )
}
