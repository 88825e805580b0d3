export { privacyCommand, privacyUsage } from './command.ts'
export { pseudonymise } from './pseudonymise.ts'
