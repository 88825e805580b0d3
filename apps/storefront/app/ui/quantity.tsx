import { useRef } from 'react'
import { Icon } from './icon.tsx'
import { QuantityInput, stepQuantity } from './quantity-input.tsx'

/** Quantity field with buttons that change it by `step` (the lot size); without JavaScript the quantity is typed. */
export function Quantity({
  id,
  name = 'quantity',
  value,
  step = 1,
  min = step,
  max,
  labels,
  invalid,
  onChange,
}: {
  id?: string
  name?: string
  value: number
  step?: number
  min?: number
  max?: number | undefined
  labels: { field: string; less: string; more: string }
  invalid?: boolean
  onChange?: (quantity: number) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const move = (by: number) => {
    if (input.current) stepQuantity(input.current, by, { min, max })
  }
  return (
    <div className="qty">
      <button type="button" aria-label={labels.less} onClick={() => move(-step)}>
        <Icon name="minus" className="i-s" />
      </button>
      <QuantityInput
        ref={input}
        id={id}
        name={name}
        defaultValue={value}
        step={step}
        min={min}
        max={max}
        aria-label={labels.field}
        aria-invalid={invalid || undefined}
        aria-describedby={id && invalid ? `${id}-error` : undefined}
        onQuantity={onChange}
      />
      <button type="button" aria-label={labels.more} onClick={() => move(step)}>
        <Icon name="plus" className="i-s" />
      </button>
    </div>
  )
}
