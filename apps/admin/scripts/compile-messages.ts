import { compileMessages } from './messages.ts'

await compileMessages()
// The compiler's database keeps timers alive for half a minute.
process.exit(0)
