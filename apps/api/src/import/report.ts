/** Something in a file that could not be taken, and what to do about it. */
export type ImportProblem = { file: string; line: number; column: string; message: string }

/** What an import found and did; `changed` counts the rows of the database that are different now. */
export class ImportReport {
  readonly problems: ImportProblem[] = []
  readonly file: string
  rows = 0
  changed = 0

  constructor(file: string) {
    this.file = file
  }

  problem(line: number, column: string, message: string): void {
    this.problems.push({ file: this.file, line, column, message })
  }
}

/** One problem as a line for people: `products.csv:12, price: …`. */
export function problemLine({ file, line, column, message }: ImportProblem): string {
  return `${file}:${line}, ${column}: ${message}`
}
