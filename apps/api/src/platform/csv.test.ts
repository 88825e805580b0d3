import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvCell, csvLine, csvText } from './csv.ts'

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['-12.50', '-12.50'],
  ['180.00', '180.00'],
  ['2026-11-21 09:00', '2026-11-21 09:00'],
  ['a-b@example.com', 'a-b@example.com'],
  ['=1+1', `"'=1+1"`],
  ['+33612345678', `"'+33612345678"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['  =1', `"  '=1"`],
  ['\t=1', `"'\t'=1"`],
  ['\rx', `"'\rx"`],
  ['Bonjour;=1+1;', `"Bonjour;'=1+1;"`],
  ['Bonjour,@x', `"Bonjour,'@x"`],
  ['a\t+1', `"a\t'+1"`],
  ['a\n-cmd', `"a\n'-cmd"`],
  ['a|=1', `"a|'=1"`],
  ['a;"=1"', `"a;""'=1"""`],
  ['x = y', 'x = y'],
  ['say "yes"', '"say ""yes"""'],
  ['a;b', '"a;b"'],
])('writes %j as %j', (text, cell) => expect(csvCell(text)).toBe(cell))

const hostile = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', ',', ';', '\t', '|', '\r', '\n', '"', "'", ' ', 'a', '1', '＝'),
  maxLength: 30,
})
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)

test('starts no cell with a formula, for any separator', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (cells) => {
      const line = csvLine(cells)
      for (const separator of [';', '\t', '|', ',']) {
        // As the most lenient reader splits: quotes mean nothing to it.
        const naive = separator === ',' ? cells.map(csvCell) : line.split(separator)
        for (const piece of naive.flatMap((part) => part.split(/[\r\n]/))) {
          const text = piece.replace(/^[ \u00a0"]+/, '')
          if (!isNumber(text.replace(/,.*$/s, ''))) expect(text).not.toMatch(/^[=+\-@＝]/)
        }
      }
    }),
  )
})

test('can be read back, except for the added apostrophes', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 2, maxLength: 5 }), (cells) => {
      const rows: string[][] = parse(`${csvLine(cells)}\r\n`, {
        record_delimiter: '\r\n',
        skip_empty_lines: false,
      })
      const bare = (text: string) => text.replaceAll("'", '')
      expect(rows.map((row) => row.map(bare))).toEqual([cells.map(bare)])
    }),
  )
})

test('can be read back exactly, where the text has no apostrophes of its own', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const own = `${text.replaceAll("'", '')}.`
      const [[cell = ''] = []]: string[][] = parse(`${csvLine([own])}\r\n`, { record_delimiter: '\r\n' })
      expect(csvText(cell)).toBe(own)
    }),
  )
  expect(csvText("l'eau, d'ici")).toBe("l'eau, d'ici")
})

/** With a pattern that backtracks, one of these takes minutes, and the test runs out of time. */
test.each([';', ' ', '"', '\t', '; ', '=', ';"'])('a long cell of %j is done at once', (unit) => {
  expect(csvCell(unit.repeat(300_000)).length).toBeGreaterThanOrEqual(300_000)
})
