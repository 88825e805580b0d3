export { backupCommand, backupUsage } from './command.ts'
