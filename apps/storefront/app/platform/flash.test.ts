import { describe, expect, it } from 'vitest'
import { readFlash, writeFlash } from './flash.ts'

describe('a message for the next page', () => {
  it('arrives as it was left', () => {
    const flash = { kind: 'success', message: 'Ajouté', link: { label: 'Panier', to: '/fr/panier' } } as const
    expect(readFlash(writeFlash(flash))).toEqual(flash)
  })

  it.each([
    undefined,
    '',
    'no json',
    '{}',
    '{"kind":"shout","message":"x"}',
    '{"kind":"error","message":"x","link":{"label":"a","to":"//evil.test"}}',
    '{"kind":"error","message":"x","link":{"label":"a","to":"https://evil.test"}}',
  ])('is not taken from what the shop did not write: %s', (value) => {
    expect(readFlash(value)).toBeUndefined()
  })
})
