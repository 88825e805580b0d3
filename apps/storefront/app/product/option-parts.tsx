import type { Cents } from '@comptoir/rules/money'
import { surchargeOn } from '@comptoir/rules/surcharge'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import { FieldError } from '../ui/field.tsx'
import { QuantityInput } from '../ui/quantity-input.tsx'
import {
  extraOf,
  freeValues,
  quantityField,
  type FormValues,
  type OptionValue,
  type ProductOption,
} from './configuration.ts'

export interface ProductOptionProps {
  readonly option: ProductOption
  /** Price that percentages apply to. */
  readonly base: Cents
  /** Initial values of the fields. */
  readonly start: FormValues
  /** Current values of the fields; without JavaScript the initial ones. */
  readonly now: FormValues
  readonly error: string | undefined
}

/** Label of the empty choice; undefined when a value says the same. */
export function blankOf(option: ProductOption): string | undefined {
  if (option.required) return m.product_choose()
  const free = option.isBundle ? 0 : freeValues(option).length
  if (free === 1) return undefined
  return free > 1 ? m.product_no_preference() : m.product_none()
}

export function hintOf({ required, kind }: ProductOption): string {
  if (!required) return m.product_option_optional()
  return kind === 'many' ? m.product_option_required_many() : m.product_option_required()
}

export const errorAttributes = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
})

export function OptionError({ id, children }: { id: string; children: string | undefined }) {
  return children ? <FieldError id={`${id}-error`}>{children}</FieldError> : null
}

/** Surcharge texts: `+ 35,00 €` or "included"; empty for a text without surcharge. */
export function useExtra(base: Cents, option: ProductOption) {
  const { language } = useShop()
  const textOf = (amount: Cents) =>
    amount === 0 ? m.product_included() : m.product_extra({ amount: formatMoney(amount, language) })
  return {
    ofChoice: (value: OptionValue) => textOf(extraOf(option, value, base)),
    ofText: () =>
      surchargeOn(option.surcharge, base) === 0 ? '' : textOf(surchargeOn(option.surcharge, base)),
  }
}

export const nameOf = ({ quantity, canChangeQuantity, label }: OptionValue) =>
  quantity > 1 && !canChangeQuantity ? `${quantity} × ${label}` : label

/** Quantity of a value in one unit of the bundle. */
export function ValueQuantity({
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
