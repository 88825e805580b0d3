import { csvLine } from '../platform/csv.ts'
import type { Queryable } from '../platform/database.ts'
import { selectSubmissions, type FormSubmission } from './submissions.sql.ts'

const MAX_LISTED = 50

/** The newest submissions of a website, one per line; of one form when `form` is given. */
export async function listFormSubmissions(sql: Queryable, website: string, form?: string): Promise<string[]> {
  const submissions = await selectSubmissions(sql, website, form, MAX_LISTED)
  return submissions.map(({ id, created_at, form: name, store, email, product_sku, suspected }) =>
    [
      String(id).padStart(6),
      created_at.toISOString().slice(0, 16).replace('T', ' '),
      name,
      store,
      email ?? '-',
      product_sku ?? '',
      suspected ? '(robot?)' : '',
    ]
      .join('  ')
      .trimEnd(),
  )
}

/** All submissions of a website as CSV, with a column for each field. */
export async function exportFormSubmissions(sql: Queryable, website: string, form?: string): Promise<string> {
  const submissions = await selectSubmissions(sql, website, form, null)
  const fields = [...new Set(submissions.flatMap(({ answers }) => answers.map(({ id }) => id)))]
  const head = ['id', 'sent', 'form', 'store', 'suspected', ...fields]
  return [head, ...submissions.map((submission) => rowOf(submission, fields))]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('')
}

function rowOf(submission: FormSubmission, fields: readonly string[]): string[] {
  const { id, created_at, form, store, suspected, answers } = submission
  const values = fields.map((field) => answers.find((answer) => answer.id === field)?.value ?? '')
  return [String(id), created_at.toISOString(), form, store, suspected ? '1' : '0', ...values]
}
