import { ImportFileError } from './json-file.ts'

/** Files could not be imported: lists every problem with position and remedy; nothing was written. */
export class ImportProblemsError extends ImportFileError {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
