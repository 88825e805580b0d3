/** What the catalogue says about one product as food. */
export interface FoodProduct {
  /** False for chopsticks or a gift card, of which nothing has to be said. */
  readonly isFood: boolean
  /** Ids of the contained allergens. */
  readonly allergens: readonly number[]
  /** Whether that list is complete. */
  readonly isDeclared: boolean
  readonly hasAlcohol: boolean
}

/** What has to be said about a line of a cart or an order. */
export type FoodFacts = Omit<FoodProduct, 'isFood'>

/**
 * The facts of a product with what was chosen for it: nothing that either says is left out, and the list is complete
 * when the product declares it, or else every choice does (decisions M-5). Undefined for a line without food.
 */
export function foodFacts(own: FoodProduct, choices: readonly FoodProduct[] = []): FoodFacts | undefined {
  const food = [own, ...choices].filter(({ isFood }) => isFood)
  if (food.length === 0) return undefined
  const chosen = choices.filter(({ isFood }) => isFood)
  return {
    allergens: [...new Set(food.flatMap(({ allergens }) => allergens))],
    isDeclared: own.isDeclared || (chosen.length > 0 && chosen.every(({ isDeclared }) => isDeclared)),
    hasAlcohol: food.some(({ hasAlcohol }) => hasAlcohol),
  }
}
