import { describe, expect, it } from 'vitest'
import { readFlash, writeFlash } from './flash.ts'

describe('flash message', () => {
  it('returns the message that was written', () => {
    const flash = { kind: 'success', message: 'Ajouté', link: { label: 'Panier', to: '/fr/panier' } } as const
    expect(readFlash(writeFlash(flash))).toEqual(flash)
  })

  it('keeps that the mini cart opens with it', () => {
    const flash = { kind: 'success', message: 'Ajouté', opensCart: true } as const
    expect(readFlash(writeFlash(flash))).toEqual(flash)
    expect(readFlash('{"kind":"success","message":"x","opensCart":"yes"}')).toBeUndefined()
  })

  it('keeps an undo form that fits into the cookie', () => {
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
  ])('is undefined for an invalid cookie: %s', (value) => {
    expect(readFlash(value)).toBeUndefined()
  })
})
