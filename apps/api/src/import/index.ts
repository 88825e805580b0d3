export { importAttributes } from './attributes.ts'
export { importCategories } from './categories.ts'
export { importProducts } from './products.ts'
export { ImportReport, problemLine } from './report.ts'
