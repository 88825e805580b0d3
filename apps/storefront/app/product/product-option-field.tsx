import type { Cents } from '@comptoir/rules/money'
import { formatMoney } from '../platform/money.ts'
import { surchargeOn } from '@comptoir/rules/surcharge'
import type { ReactNode } from 'react'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { FieldError } from '../ui/field.tsx'
import { QuantityInput } from '../ui/quantity-input.tsx'
import {
  extraOf,
  fieldId,
  freeValues,
  lengthOf,
  quantityField,
  type FormValues,
  type OptionValue,
  type ProductOption,
} from './configuration.ts'

interface ProductOptionProps {
  readonly option: ProductOption
  /** Price that percentages apply to. */
  readonly base: Cents
  /** Initial values of the fields. */
  readonly start: FormValues
  /** Current values of the fields; without JavaScript the initial ones. */
  readonly now: FormValues
  readonly error: string | undefined
}

/** Field of a custom option or bundle option, with the surcharge of each value. */
export function ProductOptionField(props: ProductOptionProps) {
  const { kind } = props.option
  if (kind === 'text' || kind === 'area') return <TextOption {...props} />
  return kind === 'list' ? <SelectOption {...props} /> : <ChoiceOption {...props} />
}

/** Label of the empty choice; undefined when a value says the same. */
function blankOf(option: ProductOption): string | undefined {
  if (option.required) return m.product_choose()
  const free = option.isBundle ? 0 : freeValues(option).length
  if (free === 1) return undefined
  return free > 1 ? m.product_no_preference() : m.product_none()
}

function hintOf({ required, kind }: ProductOption): string {
  if (!required) return m.product_option_optional()
  return kind === 'many' ? m.product_option_required_many() : m.product_option_required()
}

const errorAttributes = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
})

function OptionError({ id, children }: { id: string; children: string | undefined }) {
  return children ? <FieldError id={`${id}-error`}>{children}</FieldError> : null
}

/** Surcharge texts: `+ 35,00 €` or "included"; empty for a text without surcharge. */
function useExtra(base: Cents, option: ProductOption) {
  const { language } = useShop()
  const textOf = (amount: Cents) =>
    amount === 0 ? m.product_included() : m.product_extra({ amount: formatMoney(amount, language) })
  return {
    ofChoice: (value: OptionValue) => textOf(extraOf(option, value, base)),
    ofText: () =>
      surchargeOn(option.surcharge, base) === 0 ? '' : textOf(surchargeOn(option.surcharge, base)),
  }
}

const nameOf = ({ quantity, canChangeQuantity, label }: OptionValue) =>
  quantity > 1 && !canChangeQuantity ? `${quantity} × ${label}` : label

function TextOption({ option, base, start, now, error }: ProductOptionProps) {
  const id = fieldId(option.name)
  const extra = useExtra(base, option).ofText()
  const control = {
    id,
    name: option.name,
    defaultValue: start.get(option.name) ?? '',
    ...(option.maxLength > 0 && { maxLength: option.maxLength }),
    ...errorAttributes(id, error),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {option.label} <span className="opt">({[hintOf(option), extra].filter(Boolean).join(', ')})</span>
      </label>
      {option.kind === 'text' ? (
        <input className="input" type={option.type} {...control} />
      ) : (
        <textarea className="textarea" {...control} />
      )}
      {option.maxLength > 0 && (
        <p className="help">
          {m.form_at_most({ count: option.maxLength })}{' '}
          <span aria-hidden="true">{`${lengthOf(now.get(option.name) ?? '')} / ${option.maxLength}`}</span>
        </p>
      )}
      <OptionError id={id}>{error}</OptionError>
    </div>
  )
}

function SelectOption({ option, base, start, error }: ProductOptionProps) {
  const id = fieldId(option.name)
  const blank = blankOf(option)
  const extra = useExtra(base, option).ofChoice
  return (
    <div className="field">
      <label htmlFor={id}>
        {option.label} <span className="opt">({hintOf(option)})</span>
      </label>
      <select
        className="select"
        id={id}
        name={option.name}
        defaultValue={start.get(option.name) ?? ''}
        {...errorAttributes(id, error)}
      >
        {blank && <option value="">{blank}</option>}
        {option.values.map((value) => (
          <option key={value.uid} value={value.uid} disabled={value.isOutOfStock}>
            {`${nameOf(value)} (${value.isOutOfStock ? m.stock_out() : extra(value)})`}
          </option>
        ))}
      </select>
      <ListQuantity option={option} start={start} />
      <OptionError id={id}>{error}</OptionError>
    </div>
  )
}

function ChoiceOption({ option, base, start, error }: ProductOptionProps) {
  const id = fieldId(option.name)
  const blank = blankOf(option)
  const extra = useExtra(base, option).ofChoice
  const chosen = start.getAll(option.name)
  const type = option.kind === 'many' ? 'checkbox' : 'radio'
  const card = (value: OptionValue, first: boolean): ReactNode => (
    <label className={value.picture ? 'choice pic' : 'choice'}>
      <input
        type={type}
        name={option.name}
        value={value.uid}
        defaultChecked={chosen.includes(value.uid)}
        disabled={value.isOutOfStock}
        {...(first && { id, ...errorAttributes(id, error) })}
      />
      {value.picture && (
        <img
          src={value.picture.src}
          width={value.picture.width}
          height={value.picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span>
        <b>{nameOf(value)}</b>
        {value.isOutOfStock ? <small>{m.stock_out()}</small> : value.facts && <small>{value.facts}</small>}
      </span>
      <span className="end">{extra(value)}</span>
    </label>
  )
  return (
    <fieldset className={option.isBundle ? 'option-step' : 'field'}>
      <legend>
        <span className={option.isBundle ? 'h3' : undefined}>{option.label}</span>{' '}
        {option.isBundle ? (
          <small className="opt">{hintOf(option)}</small>
        ) : (
          <span className="opt">({hintOf(option)})</span>
        )}
      </legend>
      <div className="choices">
        {option.values.map((value, index) => (
          <div key={value.uid} className="choice-row">
            {card(value, index === 0)}
            {value.canChangeQuantity && !value.isOutOfStock && (
              <ValueQuantity option={option} value={value} start={start} />
            )}
          </div>
        ))}
        {option.kind === 'one' && !option.required && blank && (
          <label className="choice">
            <input
              type="radio"
              name={option.name}
              value=""
              defaultChecked={chosen.every((uid) => uid === '')}
            />
            <span>{blank}</span>
          </label>
        )}
      </div>
      <OptionError id={id}>{error}</OptionError>
    </fieldset>
  )
}

function ListQuantity({ option, start }: { option: ProductOption; start: FormValues }) {
  const value = option.values.find(({ canChangeQuantity }) => canChangeQuantity)
  return value ? <ValueQuantity option={option} value={value} start={start} /> : null
}

/** Quantity of a value in one unit of the bundle. */
function ValueQuantity({
  option,
  value,
  start,
}: {
  option: ProductOption
  value: OptionValue
  start: FormValues
}) {
  const name = quantityField(option, value)
  return (
    <QuantityInput
      className="input units"
      min={1}
      name={name}
      defaultValue={start.get(name) ?? value.quantity}
      aria-label={m.product_units({ name: option.kind === 'list' ? option.label : value.label })}
    />
  )
}
