import { expect, it } from 'vitest'
import { readFavouritesForm, restoreFields } from './favourites-form.ts'

function read(fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readFavouritesForm(form)
}

it('leads back to where the product stood', () => {
  const fields = { intent: 'add', wish: 'TAP', from: '/fr/robinets?page=2', at: 'wish-TAP' }
  expect(read(fields)).toEqual({ intent: 'add', sku: 'TAP', from: '/fr/robinets?page=2#wish-TAP' })
  expect(read({ ...fields, from: '//elsewhere.example' })).toMatchObject({ from: undefined })
  expect(read({ ...fields, at: '"><b' })).toMatchObject({ from: '/fr/robinets?page=2' })
})

it('reads quantities as the cart does, and a note only where the form has one', () => {
  expect(read({ intent: 'save', key: '7', quantity: '3', note: ' for Ada ' })).toEqual({
    intent: 'save',
    key: '7',
    quantity: 3,
    note: 'for Ada',
  })
  expect(read({ intent: 'cart', key: '7' })).toMatchObject({ quantity: 1, note: undefined })
  expect(read({ intent: 'cart', key: '7', quantity: '0' })).toMatchObject({ quantity: undefined })
  expect(read({ intent: 'cart', key: '7', quantity: 'two' })).toMatchObject({ quantity: undefined })
})

it('brings back what was removed, whole', () => {
  const entries = [
    { sku: 'TAP', quantity: 2, options: ['x'], entered: [{ uid: 'y', value: 'Ada' }], note: 'kitchen' },
  ]
  const fields = Object.fromEntries(restoreFields(entries, '/fr/favoris'))
  expect(read(fields)).toEqual({ intent: 'restore', entries, from: '/fr/favoris' })
})

it.each(['', '{', '{}', '[1]', '[{"sku":1}]', '[{"sku":"A","quantity":1,"options":[],"entered":[null]}]'])(
  'brings back nothing of %j',
  (entries) => {
    expect(read({ intent: 'restore', entries })).toMatchObject({ entries: [] })
  },
)

it('accepts known intents only', () => {
  expect(read({ intent: 'rename' })).toBeUndefined()
  expect(read({})).toBeUndefined()
})
