import { redactedLine } from '@comptoir/rules/log-redaction'

/** Log stream that redacts secrets and personal data in every line. */
export function redactedLogStream(write: (line: string) => void = (line) => void process.stdout.write(line)) {
  return { write: (line: string) => write(redactedLine(line)) }
}
