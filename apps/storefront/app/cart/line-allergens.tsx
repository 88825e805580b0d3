import * as m from '../paraglide/messages.js'
import type { LineFood } from './line-food.ts'

/** The allergens of a line of a cart or an order; nothing for goods other than food. */
export function LineAllergens({ food }: { food: LineFood | undefined }) {
  if (!food) return null
  if (food.allergens.length === 0)
    return <p className="help">{food.isDeclared ? m.food_none() : m.line_allergens_unknown()}</p>
  return (
    <p className="help">
      <b>{m.card_allergens()}</b> {food.allergens.join(', ').toLowerCase()}
    </p>
  )
}
