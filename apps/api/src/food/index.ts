export { selectAllergens, type AllergenNames } from './food.sql.ts'
export { foodOfLines, foodOfOrder } from './line-food.ts'
