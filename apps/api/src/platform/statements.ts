import type { CompiledQuery } from './sql.ts'

/** Runs a statement, and may look at it. */
export type ObserveStatement = <T>(query: CompiledQuery, run: () => Promise<T>) => Promise<T>

export const unobserved: ObserveStatement = (_query, run) => run()

/** A statement of SQL in two words, such as `select sales_order`. */
export type StatementSummary = {
  /** The first word: `select`, `insert`, `update`, `delete`, `with`, or another. */
  operation: string
  /** The first table that it names. */
  table: string | undefined
}

const firstWord = /^\s*([a-z]{1,20})/i
const firstTable = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]{0,62})/i
/** Statements are texts of the program: there are a few hundred. */
const mostRemembered = 2000
/** Characters of a text in which the first table is looked for. */
const longestSearched = 2000

/** Summarises statements, each text once. */
export class StatementSummaries {
  readonly #known = new Map<string, StatementSummary>()

  of(text: string): StatementSummary {
    const known = this.#known.get(text)
    if (known) return known
    const summary = {
      operation: firstWord.exec(text)?.[1]?.toLowerCase() ?? 'other',
      table: firstTable.exec(text.slice(0, longestSearched))?.[1],
    }
    if (this.#known.size < mostRemembered) this.#known.set(text, summary)
    return summary
  }
}
