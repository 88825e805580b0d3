export { privacyCommand, privacyUsage } from './command.ts'
