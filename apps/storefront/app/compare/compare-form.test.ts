import { expect, it } from 'vitest'
import { readCompareForm } from './compare-form.ts'

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readCompareForm(form)
}

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

it('accepts three intents only', () => {
  expect(read({ intent: 'sort', compare: 'A' })).toBeUndefined()
  expect(read({})).toBeUndefined()
})
