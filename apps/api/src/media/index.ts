export { mediaCommand, mediaUsage } from './command.ts'
