export { selectAllergens, type AllergenNames } from './food.sql.ts'
export { foodOfLines, foodOfOrder, type FoodLine } from './line-food.ts'
