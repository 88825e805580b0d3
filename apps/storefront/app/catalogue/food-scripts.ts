/** The components of dishes share a script, which other products do not need. */
export const loadFood = async () => await import('./food-details.tsx')

/** Adds a dish from its card: shops without dishes do not need it. */
export const loadDishForm = async () => await import('./dish-form.tsx')
