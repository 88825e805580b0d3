export { privacyCommand, privacyUsage } from './command.ts'
export { deleteDueAccounts } from './deletion.ts'
export { keepNoLonger } from './retention.ts'
