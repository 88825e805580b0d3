const load = async () => await import('./food-details.tsx')

/** Adds a dish from its card: shops without dishes do not need it. */
export const loadDishForm = async () => await import('./dish-form.tsx')

/** The components of dishes; they share a script, which other products do not need. */
export const loadFoodAllergens = async () => (await load()).FoodAllergens
export const loadFoodOrderingTimes = async () => (await load()).FoodOrderingTimes
export const loadFoodDetails = async () => (await load()).FoodDetails
