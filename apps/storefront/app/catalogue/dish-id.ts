/** Id of a dish's card. */
export const dishId = (sku: string): string => `dish-${sku}`
