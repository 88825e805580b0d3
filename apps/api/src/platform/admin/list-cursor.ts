import type { ListFieldType } from '@comptoir/contract/generated/admin'
import type { Queryable, Row, Statement } from '../database.ts'
import { InputError } from '../errors.ts'
import { messageIn } from '../messages.ts'
import { typed } from './list-values.ts'

type Fragment = Statement<Row[]>
type Cursor = { readonly value: string | null; readonly id: number }

/** The cursor of a record: the value that it is sorted by, as PostgreSQL writes it, and its id. */
export const cursorOf = (value: string | null, id: number): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** Throws InputError for a text that is no cursor. */
export function readCursor(text: string, language: string): Cursor {
  try {
    const [value, id]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString())
    if ((typeof value === 'string' || value === null) && Number.isSafeInteger(id))
      return { value, id: Number(id) }
  } catch {
    // As for a text of another form.
  }
  throw new InputError(messageIn(language, 'admin_no_cursor'))
}

/** The condition for records after a cursor; those without a value come last. */
export function afterCursor(
  sql: Queryable,
  by: { value: Fragment; id: Fragment; type: ListFieldType; direction: 'ASC' | 'DESC' },
  cursor: Cursor,
  isNullable: boolean,
): Fragment {
  const than = by.direction === 'ASC' ? sql`>` : sql`<`
  if (cursor.value === null) return sql`(${by.value} is null and ${by.id} ${than} ${cursor.id}::bigint)`
  const value = typed(sql, by.type, cursor.value)
  if (!isNullable) return sql`(${by.value}, ${by.id}) ${than} (${value}, ${cursor.id}::bigint)`
  return sql`(${by.value} ${than} ${value} or (${by.value} = ${value} and ${by.id} ${than} ${cursor.id}::bigint)
              or ${by.value} is null)`
}
