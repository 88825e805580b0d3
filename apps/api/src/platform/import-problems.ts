import { ImportFileError } from './json-file.ts'

/** Files that cannot be imported: every problem with its place and what to do; nothing was written. */
export class ImportProblemsError extends ImportFileError {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
