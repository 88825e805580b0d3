import { expect, it } from 'vitest'
import { createTestDatabase } from '../../test/api.ts'
import { connect } from '../platform/database.ts'
import { ofStaff, sections, withoutPersonalData } from './inventory.ts'
import { columnsOfPeople, pseudonymOf } from './pseudonymise.ts'
import { emptied, pseudonyms } from './pseudonyms.ts'

it('has a pseudonym for every column about people: add new ones to privacy/pseudonyms.ts', async () => {
  const { url, drop } = await createTestDatabase()
  const sql = connect(url, 1)
  const columns = await columnsOfPeople(sql)
  await sql.end()
  await drop()
  const names = columns.map(({ table, column }) => `${table}.${column}`)
  expect(columns.length).toBeGreaterThan(200)
  expect(
    names.filter((_, index) => pseudonymOf(columns[index] ?? { table: '', column: '' }) === undefined),
  ).toEqual([])
  // Nothing is said twice, or of a column that is not there.
  const said = Object.entries(pseudonyms).flatMap(([table, rules]) =>
    Object.values(rules)
      .flat()
      .map((column) => `${table}.${column}`),
  )
  expect(said.toSorted()).toEqual(names.toSorted())
})

it('empties tables that the inventory lists', () => {
  const known = [...sections.map(({ table }) => table), ...ofStaff, ...withoutPersonalData]
  expect(emptied.filter((table) => !known.includes(table))).toEqual([])
})
