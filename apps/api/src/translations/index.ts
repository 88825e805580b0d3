export { translationsCommand } from './command.ts'
