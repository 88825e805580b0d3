import { redactedLine } from '@comptoir/rules/log-redaction'

/** Where the log goes: every line of it, whoever wrote it, without what opens or names somebody. */
export function logTo(write: (line: string) => void = (line) => void process.stdout.write(line)) {
  return { write: (line: string) => write(redactedLine(line)) }
}
