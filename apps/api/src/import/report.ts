/** Something in a file that could not be taken, and what to do about it. */
export type ImportProblem = { file: string; line: number; column: string; message: string }

/** What an import found and did; `changed` counts the rows of the database that are different now. */
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

  /** A problem that many rows share: told once, with the first of its lines and the number of the others. */
  shared(line: number, column: string, message: string): void {
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

/** One problem as a line for people: `products.csv:12, price: …`; without a line where it is of the whole file. */
export function problemLine({ file, line, column, message }: ImportProblem): string {
  return [line > 0 ? `${file}:${line}` : file, ...(column ? [column] : [])].join(', ') + `: ${message}`
}
