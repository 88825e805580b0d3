import { describe, expect, it } from 'vitest'
import { plainCell, sheetColumns, shownCell, typedCell, type SheetFormat } from './sheet-columns.ts'

const format: SheetFormat = { currency: 'EUR', locale: 'fr', today: '2026-11-24' }
const columns = sheetColumns('shop')
function column(code: string) {
  const found = columns.find((one) => one.code === code)
  if (!found) throw new Error(`There is no column ${code}.`)
  return found
}

describe('a cell of the sheet', () => {
  it.each([
    ['price', '1 925,50', 192_550],
    ['price', '1925.50 €', 192_550],
    ['price', '1925*1,04', 200_200],
    ['price', '', { invalid: '' }],
    ['price', 'soon', { invalid: 'soon' }],
    ['special', '', null],
    ['stock', '12', 12],
    ['stock', '1,5', { invalid: '1,5' }],
    ['from', '1/12', '2026-12-01'],
    ['from', '31/02', { invalid: '31/02' }],
    ['to', '', null],
  ])('%s: %j is %j', (code, text, value) => {
    expect(typedCell(column(code), text, format)).toEqual(value)
  })

  it('is shown in the language of the person, and copied without separators', () => {
    expect(shownCell('money', 192_550, format)).toBe('1\u202f925,50')
    expect(plainCell('money', 192_550, format)).toBe('1925,50')
    expect(plainCell('money', 192_550, { ...format, locale: 'en' })).toBe('1925.50')
    expect(shownCell('integer', 1200, format)).toBe('1\u202f200')
    expect(shownCell('day', '2026-12-01', format)).toBe('01/12/2026')
    expect(shownCell('money', null, format)).toBe('')
    expect(shownCell('money', { invalid: 'soon' }, format)).toBe('soon')
  })

  it('reads what it writes', () => {
    for (const [code, value] of [
      ['price', 199],
      ['stock', -4],
      ['from', '2027-01-31'],
    ] as const) {
      const { kind } = column(code)
      expect(typedCell(column(code), plainCell(kind, value, format), format)).toBe(value)
    }
  })
})
