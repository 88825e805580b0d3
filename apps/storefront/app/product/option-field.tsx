import { formatMoney } from '@comptoir/rules/money'
import * as m from '../paraglide/messages.js'
import { useShop } from '../platform/use-shop.ts'
import { optionField } from './chosen-options.ts'
import { switchTo, valuesOf, type ProductOption, type ValueView, type Variant } from './variants.ts'

const VISIBLE_CHOICES = 6

interface OptionFieldProps {
  readonly option: ProductOption
  readonly variants: readonly Variant[]
  readonly variant: Variant
  readonly onChoose: (variant: Variant | undefined) => void
}

/** One choice: colours as swatches, up to six values as cards, more as a list. */
export function OptionField({ option, variants, variant, onChoose }: OptionFieldProps) {
  const values = valuesOf(option, variants, variant)
  const choose = (uid: string) => onChoose(switchTo(variants, variant, option.code, uid))
  const checked = values.find((value) => value.checked)
  if (values.length > VISIBLE_CHOICES) return <Choices {...{ option, values, choose }} />
  const swatches = values.every(({ colour }) => colour)
  return (
    <fieldset className="field">
      <legend>
        {swatches ? m.product_option({ label: option.label, value: checked?.label ?? '' }) : option.label}
      </legend>
      <div className={swatches ? 'swatches pt-2' : 'picks'}>
        {values.map((value) =>
          swatches ? (
            <Swatch key={value.uid} {...{ option, value, choose }} />
          ) : (
            <ChoiceCard key={value.uid} {...{ option, value, choose }} />
          ),
        )}
      </div>
    </fieldset>
  )
}

interface ValueProps {
  readonly option: ProductOption
  readonly value: ValueView
  readonly choose: (uid: string) => void
}

function Swatch({ option, value: { uid, label, colour, checked, out }, choose }: ValueProps) {
  const name = out ? m.product_value_out({ value: label }) : label
  return (
    <label className="swatch" title={name}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill={colour} />
      </svg>
      <input
        type="radio"
        name={optionField(option.code)}
        value={uid}
        aria-label={name}
        checked={checked}
        onChange={() => choose(uid)}
      />
    </label>
  )
}

function ChoiceCard({ option, value: { uid, label, checked, out, difference }, choose }: ValueProps) {
  const { language } = useShop()
  return (
    <label className="pick">
      <input
        type="radio"
        name={optionField(option.code)}
        value={uid}
        checked={checked}
        onChange={() => choose(uid)}
      />
      <span>
        <b>{label}</b>
        {out && <small>{m.stock_out()}</small>}
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

function Choices({
  option,
  values,
  choose,
}: {
  option: ProductOption
  values: readonly ValueView[]
  choose: (uid: string) => void
}) {
  return (
    <div className="field">
      <label htmlFor={option.code}>{option.label}</label>
      <select
        className="select"
        id={option.code}
        name={optionField(option.code)}
        value={values.find(({ checked }) => checked)?.uid}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {values.map(({ uid, label, out }) => (
          <option key={uid} value={uid}>
            {out ? m.product_value_out({ value: label }) : label}
          </option>
        ))}
      </select>
    </div>
  )
}
