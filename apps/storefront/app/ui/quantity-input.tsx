import { parseQuantity } from '@comptoir/rules/quantity'
import type { ComponentProps } from 'react'

interface Steps {
  readonly step?: number
  readonly min?: number
  readonly max?: number | undefined
}

/** Changes the quantity in a field as if it had been typed, within its bounds. */
export function stepQuantity(
  field: HTMLInputElement,
  by: number,
  { min = 0, max = Infinity }: Pick<Steps, 'min' | 'max'>,
): void {
  const quantity = Math.max(min, Math.min(max, (parseQuantity(field.value) ?? 0) + by))
  // Assigning the value would hide the change from React.
  field.setRangeText(String(quantity), 0, field.value.length, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Shows a quantity in a field. */
export function writeQuantity(field: HTMLInputElement, text: string): void {
  field.value = text
  field.setAttribute('aria-valuenow', text)
}

/**
 * Field for a whole number; arrow keys change it by `step`. It is a text field: in a number field browsers drop the
 * comma of "2,7", which makes it 27, and report other errors in bubbles of their own. `onQuantity` gets 0 for anything
 * but a quantity.
 */
export function QuantityInput({
  step = 1,
  min = 0,
  max,
  onQuantity,
  ...input
}: Steps & {
  readonly onQuantity?: ((quantity: number) => void) | undefined
} & Omit<ComponentProps<'input'>, 'type' | 'step' | 'min' | 'max'>) {
  return (
    <input
      type="text"
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      aria-valuenow={Number(input.defaultValue) || 0}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={(event) => {
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
        if (direction === undefined) return
        event.preventDefault()
        stepQuantity(event.currentTarget, direction * step, { min, max })
      }}
      onChange={({ currentTarget: field }) => {
        const quantity = parseQuantity(field.value) ?? 0
        field.setAttribute('aria-valuenow', String(quantity))
        onQuantity?.(quantity)
      }}
      {...input}
    />
  )
}
