import { describe, expect, it } from 'vitest'
import { readFlash, writeFlash } from './flash.ts'

describe('a message for the next page', () => {
  it('arrives as it was left', () => {
    const flash = { kind: 'success', message: 'Ajouté', link: { label: 'Panier', to: '/fr/panier' } } as const
    expect(readFlash(writeFlash(flash))).toEqual(flash)
  })

  it('takes back what was done, as far as a cookie can hold it', () => {
    const flash = { kind: 'success', message: 'Retiré' } as const
    const undo = { label: 'Annuler', to: '/fr/panier', fields: [['sku', 'VSQ-3']] } as const
    expect(readFlash(writeFlash({ ...flash, undo }))).toEqual({ ...flash, undo })
    const long = { ...undo, fields: [['entered', 'x'.repeat(2000)]] } as const
    expect(readFlash(writeFlash({ ...flash, undo: long }))).toEqual(flash)
  })

  it.each([
    undefined,
    '',
    'no json',
    '{}',
    '{"kind":"shout","message":"x"}',
    '{"kind":"error","message":"x","link":{"label":"a","to":"//evil.test"}}',
    '{"kind":"error","message":"x","link":{"label":"a","to":"https://evil.test"}}',
    '{"kind":"error","message":"x","undo":{"label":"a","to":"//evil.test","fields":[]}}',
    '{"kind":"error","message":"x","undo":{"label":"a","to":"/fr/panier","fields":[["a"]]}}',
  ])('is not taken from what the shop did not write: %s', (value) => {
    expect(readFlash(value)).toBeUndefined()
  })
})
