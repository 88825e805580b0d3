import { expect, it } from 'vitest'
import { readCompareForm } from './compare-form.ts'

const read = (fields: Record<string, string>) =>
  readCompareForm(new Map(Object.entries(fields)) as unknown as FormData)

it('leads back to where the product stood', () => {
  const fields = { intent: 'add', compare: 'VSQ-C3', from: '/fr/particuliers?page=2', at: 'compare-VSQ-C3' }
  expect(read(fields)).toEqual({
    intent: 'add',
    sku: 'VSQ-C3',
    from: '/fr/particuliers?page=2#compare-VSQ-C3',
  })
})

it('leads nowhere else', () => {
  expect(read({ intent: 'clear', from: '//elsewhere.example' })?.from).toBeUndefined()
  expect(read({ intent: 'add', compare: 'A', from: '/fr', at: '"><b' })?.from).toBe('/fr')
})

it('knows three wishes only', () => {
  expect(read({ intent: 'sort', compare: 'A' })).toBeUndefined()
  expect(read({})).toBeUndefined()
})
