export { privacyCommand, privacyUsage } from './command.ts'
export { deleteDueAccounts } from './deletion.ts'
export { purgeExpiredData } from './retention.ts'
