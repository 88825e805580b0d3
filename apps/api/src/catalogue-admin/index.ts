export { changeAsStaff } from './products.ts'
export { selectLowestRecent } from './products.sql.ts'
