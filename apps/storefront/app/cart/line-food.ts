import type { CartItemFragment } from '../generated/graphql.ts'

/** What a line of food contains. */
export interface LineFood {
  readonly allergens: readonly string[]
  /** Whether the list is complete. */
  readonly isDeclared: boolean
}

/** Undefined for goods other than food, and with an API that does not say it. */
export const lineFood = (food: CartItemFragment['food']): LineFood | undefined =>
  food ? { allergens: food.allergens, isDeclared: food.is_declared } : undefined
