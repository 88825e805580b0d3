export { quotationsCommand, quotationsUsage } from './command.ts'
export { expireQuotations } from './expire.ts'
