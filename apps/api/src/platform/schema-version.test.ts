import { describe, expect, it } from 'vitest'
import { schemaProblem } from './schema-version.ts'

const known = ['0001_cart.sql', '0002_note.sql', '0003_no_note.sql']
const applied = (...names: (string | [string, number])[]) =>
  names.map((one) =>
    typeof one === 'string' ? { name: one, compatibleFrom: null } : { name: one[0], compatibleFrom: one[1] },
  )
/** Release 3, whose last migration is a contract. */
const problemOf = (...names: (string | [string, number])[]) =>
  schemaProblem({
    release: 3,
    known,
    isNeeded: (name) => name !== '0003_no_note.sql',
    applied: applied(...names),
  })

describe('schemaProblem', () => {
  it('has none with a database of the same release', () => {
    expect(problemOf(...known)).toBeUndefined()
  })

  it('has none with a database on which the release before still runs, without the contract', () => {
    expect(problemOf('0001_cart.sql', '0002_note.sql')).toBeUndefined()
  })

  it('has none with a database of the next release, whose migrations are compatible', () => {
    expect(problemOf(...known, '0004_tips.sql', ['0005_no_cart.sql', 3])).toBeUndefined()
  })

  it('names what an older database lacks', () => {
    expect(problemOf('0001_cart.sql')).toBe(
      'The database is older than this release and lacks the migration 0002_note.sql: run npm run migrate first.',
    )
    expect(problemOf('0000_begin.sql')).toMatch(
      /lacks 2 migrations, the first 0001_cart\.sql: run npm run migrate/,
    )
  })

  it('names what only later releases bear, and the first that does', () => {
    expect(problemOf(...known, ['0005_no_cart.sql', 5], '0006_x.sql', ['0007_y.sql', 6])).toBe(
      'The database is newer than this release (3) and has 2 migrations, the first 0005_no_cart.sql: start release 6 or a later one.',
    )
  })

  it('tells an empty database', () => {
    expect(problemOf()).toBe('The database is empty: run npm run migrate first.')
  })
})
