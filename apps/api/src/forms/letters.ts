import { csvLine } from '../platform/csv.ts'
import type { Queryable } from '../platform/database.ts'
import { selectLetters, type Letter } from './letters.sql.ts'

const SHOWN = 50

/** The newest letters of a website, one a line, for the operator; of one form when it is named. */
export async function listLetters(sql: Queryable, website: string, form?: string): Promise<string[]> {
  const letters = await selectLetters(sql, website, form, SHOWN)
  return letters.map(({ id, created_at, form: name, store, email, product_sku, suspected }) =>
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

/** All letters of a website as CSV, with one column for each field that any of them has. */
export async function exportLetters(sql: Queryable, website: string, form?: string): Promise<string> {
  const letters = await selectLetters(sql, website, form, null)
  const fields = [...new Set(letters.flatMap(({ answers }) => answers.map(({ id }) => id)))]
  const head = ['id', 'sent', 'form', 'store', 'suspected', ...fields]
  return [head, ...letters.map((letter) => rowOf(letter, fields))]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('')
}

function rowOf(letter: Letter, fields: readonly string[]): string[] {
  const { id, created_at, form, store, suspected, answers } = letter
  const values = fields.map((field) => answers.find((answer) => answer.id === field)?.value ?? '')
  return [String(id), created_at.toISOString(), form, store, suspected ? '1' : '0', ...values]
}
