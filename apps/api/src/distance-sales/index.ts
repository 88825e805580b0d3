export { distanceSalesCommand, distanceSalesUsage } from './command.ts'
export { distanceSalesOf, saleYear } from './distance-sales.ts'
export { lockSum } from './distance-sales.sql.ts'
