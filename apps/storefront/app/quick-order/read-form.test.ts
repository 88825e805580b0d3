import { MOST_QUICK_LINES } from '@comptoir/rules/quantity'
import { expect, it } from 'vitest'
import { readQuickOrderForm, readRow } from './read-form.ts'

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const rows: [string, string][] = [
  ['sku', ' A '],
  ['quantity', '2'],
  ['sku', 'B'],
  ['quantity', ''],
]

it('reads rows in their order', () => {
  expect(readQuickOrderForm(formOf(...rows, ['intent', 'cart'], ['list', 'C 1']))).toEqual({
    intent: 'cart',
    rows: [
      { sku: 'A', quantity: '2' },
      { sku: 'B', quantity: '' },
    ],
    list: 'C 1',
    file: undefined,
    into: '',
    newList: '',
  })
})

it('leaves out the row whose button was pressed, and checks the others', () => {
  expect(readQuickOrderForm(formOf(...rows, ['remove', '0']))).toMatchObject({
    intent: 'check',
    rows: [{ sku: 'B' }],
  })
})

it('takes a file that is not empty', () => {
  const form = formOf(['intent', 'import'])
  form.append('file', new File([], ''))
  expect(readQuickOrderForm(form).file).toBeUndefined()
  form.set('file', new File(['A;1'], 'list.csv'))
  expect(readQuickOrderForm(form).file?.name).toBe('list.csv')
})

it('bounds what it reads', () => {
  const many = Array.from({ length: 80 }, (): [string, string] => ['sku', 'x'.repeat(500)])
  const { rows: read, intent } = readQuickOrderForm(formOf(...many, ['intent', 'odd']))
  expect(intent).toBe('check')
  expect(read).toHaveLength(MOST_QUICK_LINES)
  expect(read[0]?.sku).toHaveLength(100)
  expect(readRow(new URLSearchParams('sku=+a+&quantity=2'))).toEqual({ sku: 'a', quantity: '2' })
})
