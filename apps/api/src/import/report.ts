/** Something in a file that was not imported, with advice. */
export type ImportProblem = { file: string; line: number; column: string; message: string }

/** The result of an import; `changed` is the number of changed database rows. */
export class ImportReport {
  readonly problems: ImportProblem[] = []
  readonly file: string
  readonly #shared = new Map<string, { problem: ImportProblem; others: number }>()
  rows = 0
  changed = 0

  constructor(file: string) {
    this.file = file
  }

  problem(line: number, column: string, message: string): void {
    this.problems.push({ file: this.file, line, column, message })
  }

  /** Reports a problem of many rows once, with the first line and the number of further rows. */
  sharedProblem(line: number, column: string, message: string): void {
    const key = `${column} ${message}`
    const known = this.#shared.get(key)
    if (!known) {
      const problem = { file: this.file, line, column, message }
      this.#shared.set(key, { problem, others: 0 })
      this.problems.push(problem)
      return
    }
    known.others++
    known.problem.message = `${message} (${known.others} more ${known.others === 1 ? 'row' : 'rows'})`
  }
}

/** Formats a problem as `products.csv:12, price: …`; without a line if it concerns the whole file. */
export function problemLine({ file, line, column, message }: ImportProblem): string {
  return [line > 0 ? `${file}:${line}` : file, ...(column ? [column] : [])].join(', ') + `: ${message}`
}
