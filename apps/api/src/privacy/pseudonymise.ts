import { randomBytes } from 'node:crypto'
import type { Queryable } from '../platform/database.ts'
import { hashPassword } from '../platform/password.ts'
import { ofStaff, sections } from './inventory.ts'
import {
  createPseudonymFunctions,
  emptyTables,
  rewriteColumns,
  selectTellingColumns,
  stopWaitingWork,
  type TellingColumn,
} from './pseudonymise.sql.ts'
import { emptied, pseudonyms, type Pseudonym } from './pseudonyms.ts'

/**
 * Replaces all people of a shop by made-up ones, and removes all passwords, tokens, keys and what waits to be sent. Runs
 * in a transaction whose triggers are off. Returns the changed tables, whose old rows are still on the disk.
 */
export async function pseudonymise(tx: Queryable): Promise<string[]> {
  const columns = await columnsOfPeople(tx)
  const left = columns.filter((column) => pseudonymOf(column) === undefined)
  if (left.length > 0) {
    const names = left.map(({ table, column }) => `${table}.${column}`).join(', ')
    throw new Error(`There is no pseudonym for ${names}: add it to privacy/pseudonyms.ts.`)
  }
  await createPseudonymFunctions(tx, randomBytes(32).toString('hex'))
  const password = await hashPassword(randomBytes(32).toString('hex'))
  await emptyTables(tx, emptied)
  const changed = Map.groupBy(columns, ({ table }) => table)
  for (const [table, ofTable] of changed) {
    const assignments = ofTable.flatMap(({ column }) => {
      const value = valueOf(column, pseudonymOf({ table, column }) ?? 'null', password)
      return value === undefined ? [] : [{ column, value }]
    })
    if (assignments.length > 0) await rewriteColumns(tx, table, assignments)
  }
  await stopWaitingWork(tx, randomBytes(32).toString('hex'))
  return [...emptied, ...changed.keys()]
}

/** The columns of all tables about people that are not emptied. */
export async function columnsOfPeople(sql: Queryable): Promise<TellingColumn[]> {
  const tables = [...sections.map(({ table }) => table), ...ofStaff]
  return await selectTellingColumns(
    sql,
    tables.filter((table) => !emptied.includes(table)),
  )
}

/** What becomes of a column; undefined when it was forgotten. */
export function pseudonymOf({ table, column }: TellingColumn): Pseudonym | undefined {
  const found = Object.entries(pseudonyms[table] ?? {}).find(([, names]) => names.includes(column))
  return found?.[0] as Pseudonym | undefined
}

/** The new value in SQL; undefined when the column keeps its own. */
function valueOf(column: string, pseudonym: Pseudonym, password: string): string | undefined {
  if (pseudonym === 'keep') return undefined
  if (pseudonym === 'null') return 'null'
  if (pseudonym === 'empty_list') return `'{}'`
  if (pseudonym === 'password') return `'${password}'`
  return `case when "${column}" is not null then pg_temp.as_${pseudonym}("${column}") end`
}
