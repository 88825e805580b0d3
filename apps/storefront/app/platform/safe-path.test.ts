import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

describe('the way back', () => {
  it('accepts any page of the shop with its query', () => {
    expect(safePath('/fr')).toBe('/fr')
    expect(safePath('/it/commander?step=payment')).toBe('/it/commander?step=payment')
    expect(safePath('/en/a.html#options')).toBe('/en/a.html#options')
  })

  it.each([
    '',
    'fr/panier',
    '//elsewhere.test/fr',
    '/\\elsewhere.test/fr',
    '/\t/elsewhere.test',
    'https://elsewhere.test/fr',
    'javascript:alert(1)',
    '/xx/panier',
    '/healthz',
    '/fr/../../healthz',
    `/fr/${'x'.repeat(600)}`,
  ])('rejects paths out of the shop: %j', (path) => {
    expect(safePath(path)).toBeUndefined()
  })
})
