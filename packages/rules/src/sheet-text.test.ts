import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, pastedCells, textOfCells } from './sheet-text.ts'

describe('cells of a spreadsheet', () => {
  it.each([
    [
      '12\t3,50\r\n7\t4,00\r\n',
      [
        ['12', '3,50'],
        ['7', '4,00'],
      ],
    ],
    ['one', [['one']]],
    ['', [['']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['"two\nlines"\tx', [['two\nlines', 'x']]],
    ['"5"" pipe"', [['5" pipe']]],
    ['"open\tx', [['"open', 'x']]],
    ['"a"b\tx', [['"a"b', 'x']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('%j', (text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })

  it('are read as they were written', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''))
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(table, (rows) => {
        // A last row of one empty cell is the line end of the row before it.
        fc.pre(rows.length === 1 || rows.at(-1)?.join('') !== '')
        expect(cellsOf(textOfCells(rows))).toEqual(rows)
      }),
    )
  })

  it('fill a range with one cell, and keep the shape of several', () => {
    expect(pastedCells([['5']], { rows: 2, columns: 2 })).toEqual([
      ['5', '5'],
      ['5', '5'],
    ])
    expect(pastedCells([['5', '6']], { rows: 2, columns: 2 })).toEqual([['5', '6']])
  })
})
