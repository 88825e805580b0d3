import { redactedLine } from '@comptoir/rules/log-redaction'

/** The log's output, with secrets and personal data removed from every line. */
export function logTo(write: (line: string) => void = (line) => void process.stdout.write(line)) {
  return { write: (line: string) => write(redactedLine(line)) }
}
