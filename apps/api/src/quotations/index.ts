export { quotationsCommand, quotationsUsage } from './command.ts'
