import * as m from '../paraglide/messages.js'
import type { LineOption } from './line-options.ts'

/** Selected and entered options of a cart or order line. */
export function LineOptions({ options }: { options: readonly LineOption[] }) {
  if (options.length === 0) return null
  return (
    <ul className="help selected-options">
      {options.map((option) => (
        <li key={option.label + option.value}>{m.product_option(option)}</li>
      ))}
    </ul>
  )
}
